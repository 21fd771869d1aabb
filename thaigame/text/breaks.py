"""Where a Thai line may be broken: between words, which Thai writes without spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

BREAK: Final = "\u200b"


@lru_cache(maxsize=1)
def _words() -> Any:  # noqa: ANN401  the type is of the optional library
    try:
        from icu import BreakIterator, Locale
    except ImportError:
        return None
    return BreakIterator.createLineInstance(Locale("th"))


def with_breaks(text: str) -> str:
    """Return *text* with a zero-width space wherever ICU would break a Thai line.

    Without the library the text stays as it is, and lines break at spaces only.
    """
    iterator = _words()
    if iterator is None or not any("ก" <= letter <= "๛" for letter in text):
        return text
    from icu import UnicodeString

    units = UnicodeString(text)
    iterator.setText(units)
    parts, start = [], 0
    for end in iterator:
        parts.append(str(units[start:end]))
        start = end
    return BREAK.join(parts)
