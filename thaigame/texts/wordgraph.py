"""Texts about word graphs and the files they are kept in."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "too_many_letters": (
        "this word graph holds alphabets of at most {limit} letters, not {count}",
        "กราฟคำชนิดนี้รองรับชุดอักษรไม่เกิน {limit} ตัว แต่ที่ให้มามี {count} ตัว",
    ),
    "foreign_letter": (
        "the letter {letter!r} of {word!r} is not in the alphabet of this word graph",
        "อักษร {letter!r} ในคำ {word!r} ไม่อยู่ในชุดอักษรของกราฟคำนี้",
    ),
    "too_many_arcs": (
        "a KWG file holds at most {limit} arcs, and this lexicon needs {count}",
        "ไฟล์ KWG เก็บเส้นเชื่อมได้ไม่เกิน {limit} เส้น แต่คลังคำนี้ต้องใช้ {count} เส้น",
    ),
    "kwg_size": (
        "a KWG file is a whole number of 4-byte arcs, at least two; this one has {size} bytes",
        "ไฟล์ KWG ต้องประกอบด้วยเส้นเชื่อมเส้นละ 4 ไบต์อย่างน้อยสองเส้น แต่ไฟล์นี้มี {size} ไบต์",
    ),
    "kwg_arc": (
        "the KWG file is damaged: arc {arc} lies outside it or leads round in a circle",
        "ไฟล์ KWG เสียหาย เส้นเชื่อมที่ {arc} อยู่นอกไฟล์หรือวนกลับมาที่เดิม",
    ),
    "kwg_letter": (
        "arc {arc} of the KWG file has letter {letter}, but the alphabet has {count} letters",
        "เส้นเชื่อมที่ {arc} ของไฟล์ KWG ใช้อักษรที่ {letter} แต่ชุดอักษรมีเพียง {count} ตัว",
    ),
}
