"""Texts about rulings on words."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "no_words": (
        "There is no word to judge. Type every word of the play.",
        "ไม่มีคำให้ตัดสิน โปรดพิมพ์คำทุกคำของตานั้น",
    ),
    "acceptable": ("✓ ACCEPTABLE", "✓ ใช้ได้"),
    "not_acceptable": ("✗ NOT ACCEPTABLE", "✗ ใช้ไม่ได้"),
    "no_authority": (
        "? ASK THE REFEREE'S BOOK: no list here speaks for words of this length",
        "? ให้เปิดพจนานุกรมของกรรมการ: ไม่มีคลังคำที่ใช้ตัดสินคำความยาวนี้",
    ),
    "by_list": ("Judged by: {name} ({edition})", "ตัดสินตาม: {name} ({edition})"),
    "stand_in": (
        "This list stands in for the one that the rules name.",
        "คลังคำนี้ใช้แทนคลังคำที่กติการะบุ",
    ),
    "word_listed": ("{word}: listed in {lists}", "{word}: มีใน {lists}"),
    "word_unlisted": ("{word}: not listed", "{word}: ไม่มีในคลังคำ"),
    "word_no_authority": ("{word}: no list speaks for it", "{word}: ไม่มีคลังคำที่ใช้ตัดสินคำนี้"),
    "cannot_be_laid": ("  cannot be laid: {reason}", "  วางไม่ได้: {reason}"),
    "near": ("  near it: {words}", "  คำใกล้เคียง: {words}"),
}
