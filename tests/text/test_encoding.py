"""The encoding of a text that does not say it."""

from __future__ import annotations

import pytest

from thaigame.text.encoding import THAI, UTF8, UTF16, WESTERN, encoding_of


@pytest.mark.parametrize(
    ("text", "codec", "name"),
    [
        ("#player1 jose José Pérez\n", "latin-1", WESTERN),
        ("#player1 j João Gonçalves Conceição\n", "latin-1", WESTERN),
        ("å\nåtta\növer\nälg\nmås\n", "latin-1", WESTERN),
        ("#player1 k กานดา\n>k: กมห 5H กา +4 4\n", "tis-620", THAI),
        ("กา\nไก่\nน้ำ\n", "cp874", THAI),
        ("José กานดา\n", "utf-8", UTF8),
        ("กา\n", "utf-16", UTF16),
        ("ab\ncd\n", "utf-16-le", UTF16),
        ("ab\ncd\n", "utf-16-be", UTF16),
        ("กา\n", "utf-8-sig", "UTF-8 (BOM)"),
    ],
)
def test_an_encoding_that_nobody_names_is_found(text: str, codec: str, name: str) -> None:
    raw = text.encode(codec)
    found = encoding_of(raw)
    assert found.name == name
    assert raw.decode(found.codec) == text
    assert found.guessed == (name in {THAI, WESTERN})


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        (b"", UTF8),
        (b"abc", UTF8),
        (b"\xff\xfe\x01\x0e", UTF16),  # little end first
        (b"\xfe\xff\x0e\x01", UTF16),
        (b"\xef\xbb\xbf\xff", "UTF-8 (BOM)"),  # the mark says it, whatever comes after
        (b"a\0\n\0", UTF16),
        (b"\0a\0\n", UTF16),
        (b"a\0\n\0b", UTF8),  # half a character is left
        (b"\xa1\xa2\xa3", THAI),  # ก ข ฃ
        (b"\xa1\xa2 \xa3", WESTERN),
        (b"\xa1\xa2\xa3 \xa1\xa2 \xa3", WESTERN),  # as many in a run of three as out of it
        (b"\xa1\xa2\xa3\xa4 \xa1\xa2 \xa3", THAI),
        (b"\xa1\xa2\xa3\xdb", WESTERN),  # TIS-620 has no such character
    ],
)
def test_the_bytes_decide_what_an_encoding_is_called(raw: bytes, name: str) -> None:
    assert encoding_of(raw).name == name
