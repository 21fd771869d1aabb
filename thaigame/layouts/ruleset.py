"""The rules of a game as named options: one declaration each, from which all else is made.

A field of ``PlayRules``, ``TurnRules``, ``EndRules`` or ``RuleSet`` with an ``option`` is a rule
option: its name, type and default stand in the field, the values it takes, the rule ids, what it
changes and its meaning beside them. The reader of layout files, ``thaigame layouts show``, the
table in ``layouts/README.md``, the choices of commands, the options in records and their JSON
schema are made from ``OPTIONS``. Nothing here knows a game: a game is the values that its
layout file gives these fields.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from thaigame.layouts.values import (
    ValueKind,
    bonus,
    flag,
    letters,
    one_of,
    some_of,
    span,
    text,
    texts,
    unordered,
    whole,
)
from thaigame.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from thaigame.texts import Message

Effect = Literal["legality", "score", "turns", "end"]
"""What an option can change: which plays may be laid; what a play scores; what else happens in
a turn (drawing, lifting, exchanges, challenges, who may sit down); when a game ends and how it is
counted up."""

SaraAm = Literal["whole", "split"]
Tier = Literal["base", "upper", "lower"]
PremiumTiles = Literal["new_tiles", "all_tiles", "letters_stay"]
WordPremiumOn = Literal["after_letter_premiums", "printed_points"]
Kept = Literal["words_made", "main_word"]
Yamok = Literal["any_word", "listed"]
ChallengeSystem = Literal["double", "single", "penalty", "void", "protest"]
Overdraw = Literal["opponent_chooses", "surplus_out"]
TurnKind = Literal["pass", "exchange", "withdrawn"]
OvertimeMinutes = Literal["started", "full"]


def option(
    takes: ValueKind[Any], rules: str, changes: str, meaning: Message
) -> Mapping[str, object]:
    """Return the metadata of a field that is a rule option.

    *rules* are the rule ids and *changes* the effects, parted by spaces.
    """
    return {"option": (takes, tuple(rules.split()), frozenset(changes.split()), meaning)}


# A table is read by its rows.
# fmt: off
@dataclass(frozen=True)
class PlayRules:
    """What a play may do and what it scores."""

    rack_size: int = field(metadata=option(
        whole(1, 50), "P5 C1 K7 T1 S1", "legality turns",
        said("tiles on a full rack",
             "จำนวนเบี้ยเต็มแป้น")))
    first_play_squares: int = field(default=2, metadata=option(
        whole(1, 40), "A2 T2", "legality",
        said("fewest squares of the first play of an empty board",
             "จำนวนช่องอย่างน้อยของคำแรกบนกระดานว่าง")))
    bonus: Mapping[int, int] = field(default_factory=dict, metadata=option(
        bonus(), "A8 K10", "score",
        said("tiles played in one turn, and the points added after all multiplication",
             "จำนวนเบี้ยที่ลงในตาเดียว กับคะแนนที่บวกเพิ่มหลังคูณทั้งหมดแล้ว")))
    premiums_apply_to: PremiumTiles = field(default="new_tiles", metadata=option(
        one_of(*get_args(PremiumTiles)), "S2 P8 K19", "score",
        said("whether a premium counts for newly laid tiles only, for every tile of the word, or a "
             "letter premium for every tile and a word premium for new tiles only",
             "ช่องพิเศษคูณเฉพาะเบี้ยที่เพิ่งลง (new_tiles) ทุกตัวในคำ (all_tiles) หรือช่องคูณตัวอักษรคูณทุกตัว"
             "แต่ช่องคูณคำคูณเฉพาะเบี้ยที่เพิ่งลง (letters_stay)")))
    word_premium_on: WordPremiumOn = field(default="after_letter_premiums", metadata=option(
        one_of(*get_args(WordPremiumOn)), "A4 T7", "score",
        said("whether a word premium multiplies the sum with letter premiums or the printed points",
             "ช่องคูณคำคูณผลรวมหลังคูณตัวอักษรแล้ว หรือคูณคะแนนที่พิมพ์บนเบี้ย")))
    main_word_factor: int = field(default=1, metadata=option(
        whole(1, 10), "A4", "score",
        said("what the main word of a play is multiplied by, after its premiums",
             "ตัวคูณของคำหลักในแต่ละตา คูณหลังคิดช่องพิเศษแล้ว")))
    lift: bool = field(default=False, metadata=option(
        flag(), "P7 K8", "turns",
        said("old words are lifted after a play",
             "ยกคำเก่าออกหลังลงคำ")))
    keep: Kept = field(default="words_made", metadata=option(
        one_of(*get_args(Kept)), "P7 K8", "turns",
        said("what the lifting spares: every word made in the turn, or the main word alone",
             "คำที่ไม่ต้องยกออก: ทุกคำที่เกิดในตานั้น (words_made) หรือคำหลักคำเดียว (main_word)")))
    overlay_limit: int = field(default=0, metadata=option(
        whole(0, 50), "K18", "legality score",
        said("tiles of one play that may lie on standing tiles, each of another letter",
             "จำนวนเบี้ยในหนึ่งตาที่วางทับเบี้ยเดิมได้ โดยต้องเป็นคนละตัวอักษร")))
    remark: bool = field(default=False, metadata=option(
        flag(), "K20", "legality",
        said("a play may change paper marks on standing tiles",
             "การลงคำเปลี่ยนเบี้ยกระดาษบนเบี้ยเดิมได้")))
    paper_marks: frozenset[str] = field(default=frozenset(), metadata=option(
        unordered(texts()), "K4", "legality",
        said("marks that are free and not in the bag",
             "เครื่องหมายที่เป็นเบี้ยกระดาษ ใช้ได้ไม่จำกัดและไม่อยู่ในถุง")))
    doubler: str = field(default="", metadata=option(
        text(empty=True), "T9", "legality score",
        said("a face that ends a word once and doubles it",
             "หน้าเบี้ยที่ปิดท้ายคำได้หนึ่งครั้งและทำให้คำนั้นได้คะแนนสองเท่า")))
    yamok: Yamok = field(default="any_word", metadata=option(
        one_of(*get_args(Yamok)), "T9", "legality",
        said("what a word that ends with the doubler is judged by: the word before it, or the list",
             "คำที่ลงท้ายด้วยตัวคูณสองใช้ได้เมื่อคำข้างหน้าเป็นคำ (any_word) หรือเมื่อมีทั้งคำในคลังคำ (listed)")))


@dataclass(frozen=True)
class TurnRules:
    """Turns, racks and challenges."""

    exchange_minimum: int = field(default=7, metadata=option(
        whole(), "P11 C9 K11 T13 S14", "turns",
        said("tiles that must be in the bag for an exchange",
             "จำนวนเบี้ยในถุงอย่างน้อยที่ทำให้เปลี่ยนเบี้ยได้")))
    challenge: ChallengeSystem = field(default="double", metadata=option(
        one_of(*get_args(ChallengeSystem)), "S5 P12 C12 K13 T12", "legality turns",
        said("what a challenge costs; under void only listed words may be laid",
             "ขอตรวจคำผิดแล้วเสียอะไร ถ้าเป็น void จะลงได้เฉพาะคำในคลังคำ")))
    challenge_penalty: int = field(default=10, metadata=option(
        whole(), "S5", "turns",
        said("points a word that a failed challenge costs under penalty",
             "คะแนนต่อคำที่เสียเมื่อขอตรวจคำผิด ถ้าใช้ระบบ penalty")))
    protest_cost: int = field(default=0, metadata=option(
        whole(), "T12", "turns",
        said("points that a failed challenge costs under protest, whatever the number of words",
             "คะแนนที่เสียเมื่อประท้วงไม่สำเร็จ ไม่ว่าประท้วงกี่คำ ถ้าใช้ระบบ protest")))
    hold_seconds: int = field(default=60, metadata=option(
        whole(), "C10", "turns",
        said("seconds for which a hold stops the draw; 0: no hold",
             "จำนวนวินาทีที่ Hold ให้คู่แข่งรอก่อนจับเบี้ย; 0 คือไม่มี Hold")))
    overdraw: Overdraw = field(default="surplus_out", metadata=option(
        one_of(*get_args(Overdraw)), "P13 C5", "turns",
        said("how tiles drawn over the rack's size go back",
             "วิธีคืนเบี้ยเมื่อจับเกินจำนวนบนแป้น")))
    start_draw: tuple[str, ...] = field(default=(), metadata=option(
        letters(), "A9 P4 K6 T19", "turns",
        said("faces from first to last in the draw for the start; a blank goes before them",
             "ลำดับตัวอักษรจากต้นถึงท้ายเมื่อจับเบี้ยหาผู้เริ่มเล่น เบี้ยว่างมาก่อนทุกตัว")))
    players: tuple[int, int] = field(default=(2, 4), metadata=option(
        span(1, 100), "P5 K7 T19", "turns",
        said("fewest and most players",
             "จำนวนผู้เล่นน้อยที่สุดและมากที่สุด")))


@dataclass(frozen=True)
class EndRules:
    """How a game ends and what is counted then."""

    scoreless: frozenset[TurnKind] = field(default=frozenset(get_args(TurnKind)), metadata=option(
        unordered(some_of(*get_args(TurnKind))), "A15 P15 C14 K16", "end",
        said("turns that count towards the end of a game",
             "ตาที่นับเข้าเกณฑ์จบเกม: ขอผ่าน เปลี่ยนเบี้ย คำที่ถูกยกออก")))
    scoreless_turns: int = field(default=3, metadata=option(
        whole(1, 100), "A15", "end",
        said("how many of them in a row each player must have",
             "จำนวนตาแบบนั้นที่ผู้เล่นแต่ละคนต้องมีติดต่อกัน")))
    restart: bool = field(default=False, metadata=option(
        flag(), "K12", "turns end",
        said("they clear the board and play begins again at the centre while tiles are in the bag",
             "ล้างกระดานแล้วเริ่มลงใหม่ที่ช่องกลางถ้ายังมีเบี้ยในถุง แทนที่จะจบเกม")))
    out_factor: int = field(default=2, metadata=option(
        whole(0, 100), "P14 C13 K15 T15 S13", "end",
        said("what the others' tiles are multiplied by for who goes out",
             "ตัวคูณคะแนนเบี้ยที่เหลือของคนอื่น ซึ่งผู้ลงเบี้ยหมดก่อนได้รับ")))
    others_lose: bool = field(default=False, metadata=option(
        flag(), "A15", "end",
        said("when a player goes out, the others also lose the points of their own tiles",
             "เมื่อมีผู้ลงเบี้ยหมด ผู้เล่นคนอื่นเสียคะแนนเท่าเบี้ยที่เหลือของตนด้วย")))
    clock_seconds: int = field(default=0, metadata=option(
        whole(), "C2 K14 T17", "end",
        said("each side's time in seconds; 0: no clock",
             "เวลาของแต่ละฝ่ายเป็นวินาที; 0 คือไม่จับเวลา")))
    overtime_points: int = field(default=0, metadata=option(
        whole(), "K14 T17", "end",
        said("points lost for each minute over time",
             "คะแนนที่เสียต่อหนึ่งนาทีที่เกินเวลา")))
    overtime_minutes: OvertimeMinutes = field(default="started", metadata=option(
        one_of(*get_args(OvertimeMinutes)), "T17", "end",
        said("whether a started minute counts or only full ones",
             "นับนาทีที่เริ่มแล้ว (started) หรือเฉพาะนาทีที่ครบ (full)")))
    overtime_loss_minutes: int = field(default=0, metadata=option(
        whole(), "A13", "end",
        said("who is more than so many minutes over time loses, whatever the score; 0: nobody does",
             "ผู้ที่ใช้เวลาเกินมากกว่าจำนวนนาทีนี้แพ้ ไม่ว่าได้คะแนนเท่าใด; 0 คือไม่มีการปรับแพ้")))
    no_show_points: int = field(default=100, metadata=option(
        whole(), "C3", "end",
        said("the winner's points when the opponent does not come",
             "คะแนนของผู้ชนะเมื่อคู่แข่งไม่มา")))


@dataclass(frozen=True)
class RuleSet:
    """All options of a game."""

    play: PlayRules
    turn: TurnRules = field(default_factory=TurnRules)
    end: EndRules = field(default_factory=EndRules)
    sara_am: SaraAm = field(default="whole", metadata=option(
        one_of(*get_args(SaraAm)), "", "legality score",
        said("whether ำ fills a square (whole) or is ํ over the cell before and then า (split)",
             "ำ อยู่ช่องเดียวทั้งตัว (whole) หรือแยกเป็น ํ บนช่องก่อนกับ า (split)")))
    tiers: tuple[Tier, ...] = field(default=("base",), metadata=option(
        some_of(*get_args(Tier)), "T6", "legality score",
        said("the tiers that hold tiles",
             "ชั้นที่วางเบี้ยได้")))
# fmt: on

    def __hash__(self) -> int:
        """Hash what is no mapping: equal options have equal hashes."""
        return hash((self.play.rack_size, self.turn, self.end, self.sara_am, self.tiers))

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<RuleSet rack {self.play.rack_size}, tiers {' '.join(self.tiers)}>"


@dataclass(frozen=True)
class RuleOption:
    """One rule option: a row of ``OPTIONS``.

    ``section`` is the table of ``[rules]`` it stands in, empty for ``[rules]`` itself. ``default``
    is None where a file must say it.
    """

    section: str
    name: str
    takes: ValueKind[Any]
    default: object
    rules: tuple[str, ...]
    changes: frozenset[Effect]
    meaning: Message

    @property
    def key(self) -> str:
        """Return the option's name as records and commands write it: ``turn.challenge``."""
        return f"{self.section}.{self.name}" if self.section else self.name

    @property
    def changes_plays(self) -> bool:
        """Return whether the plays that can be laid, or their scores, depend on it.

        Whatever finds plays without asking the rules must know such an option or be refused.
        """
        return not self.changes.isdisjoint({"legality", "score"})

    def of(self, rules: RuleSet) -> Any:  # noqa: ANN401  each option has its own type
        """Return the option's value in *rules*."""
        return getattr(getattr(rules, self.section) if self.section else rules, self.name)

    def put(self, rules: RuleSet, value: object) -> RuleSet:
        """Return *rules* with *value*, which is not checked here, for this option."""
        changed = {self.name: value}
        if not self.section:
            return replace(rules, **changed)  # type: ignore[arg-type]  # as declared above
        return replace(rules, **{self.section: replace(getattr(rules, self.section), **changed)})

    def __hash__(self) -> int:
        """Hash its name: there is one of each."""
        return hash(self.key)

    def __repr__(self) -> str:
        """Show it in a line."""
        return f"<RuleOption {self.key}>"


SECTIONS: Final[Mapping[str, type[Any]]] = {"play": PlayRules, "turn": TurnRules, "end": EndRules}
"""The tables under ``[rules]`` and the values they become."""


def _declared() -> Iterator[RuleOption]:
    for section, values in {**SECTIONS, "": RuleSet}.items():
        for each in fields(values):
            if each.name in SECTIONS:
                continue
            takes, rules, changes, meaning = each.metadata["option"]
            default = each.default if each.default is not MISSING else None
            if each.default_factory is not MISSING:
                default = each.default_factory()
            yield RuleOption(section, each.name, takes, default, rules, changes, meaning)


OPTIONS: Final[Mapping[str, RuleOption]] = {each.key: each for each in _declared()}
"""Every rule option by its key, in the order of the sections."""

COMMON_RULES: Final = tuple(f"A{number}" for number in range(1, 16))

TOPICS: Final = (
    # what a move can break
    "no_tile",
    "line",
    "gap",
    "off_board",
    "no_base",
    "centre",
    "first_length",
    "touch",
    "one_square",
    "occupied",
    "overlay_same",
    "tier_taken",
    "unchanged",
    "remark_off",
    "face",
    "rack",
    "set",
    "rack_size",
    "exchange_none",
    "exchange_bag",
    "exchange_rack",
    # several such at once, by their first word, or a subject of the rules
    "word",
    "doubler",
    "tier",
    "mark",
    "remark",
    "overlay",
    "choice",
    "lift",
    "exchange",
    "challenge",
    "out",
    "clock",
)
"""What a game may have a rule id for beside the common rules A1 to A15."""
