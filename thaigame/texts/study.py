"""Texts of the study tools."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "empty_pattern": (
        "The pattern is empty; write cells, _ for any one cell, * for any run.",
        "ไม่มีรูปแบบ ให้เขียนตัวอักษร _ แทนช่องใดก็ได้หนึ่งช่อง * แทนกี่ช่องก็ได้",
    ),
    "nothing_asked": (
        "Say which letters or marks the words should hold.",
        "ให้ระบุตัวอักษรหรือเครื่องหมายที่ต้องมีในคำ",
    ),
    "none": ("none", "ไม่มี"),
    "front": ("before", "เติมหน้า"),
    "back": ("after", "เติมหลัง"),
    "keeps": ("keeps", "เหลือบนแป้น"),
    "word": ("word", "คำ"),
    "tiles": ("tiles", "เบี้ยที่ใช้"),
    "added": ("added", "เบี้ยที่เพิ่ม"),
    "words": ("words", "คำที่ได้"),
    "extension": ("extension", "ต่อคำเดิม"),
    "crossing": ("crossing", "ไขว้คำเดิม"),
    "parallel": ("parallel", "วางขนาน"),
}
