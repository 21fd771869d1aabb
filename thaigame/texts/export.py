"""Texts around exercises on paper and in files."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "name": ("Name", "ชื่อ-สกุล"),
    "class": ("Class", "ชั้น"),
    "class_number": ("No.", "เลขที่"),
    "unit": ("Unit", "หน่วยที่"),
    "instruction": ("Instructions", "คำชี้แจง"),
    "key": ("Answer key", "เฉลย"),
    "read_aloud": ("Read aloud", "ครูอ่าน"),
    "bank": ("Words to choose from", "คำที่ให้เลือก"),
    "grade": ("grade {level}", "ป.{level}"),
    "missing": (
        "This form of file needs the package {name}: pip install 'thaigame[drills]'",
        "ไฟล์ชนิดนี้ต้องใช้แพ็กเกจ {name}: pip install 'thaigame[drills]'",
    ),
    "suffix": (
        "{path}: a sheet can be written as {suffixes}.",
        "{path}: แบบฝึกหัดเขียนเป็นไฟล์ได้ดังนี้ {suffixes}",
    ),
    "cannot_write": ("{path} cannot be written: {why}.", "เขียนไฟล์ {path} ไม่ได้: {why}"),
    "not_a_quiz": (
        "{kind} asks by a picture or has no choices: no {form} file; print it as pdf or html.",
        "{kind} ถามด้วยรูปหรือไม่มีตัวเลือก จึงทำเป็นไฟล์ {form} ไม่ได้ ให้พิมพ์เป็น pdf หรือ html",
    ),
    "kit_title": ("{game}: pieces to print", "{game}: อุปกรณ์สำหรับพิมพ์"),
    "kit_scale": (
        "Print at 100 % (actual size). This line is 10 cm long.",
        "พิมพ์ที่ขนาด 100 % (ขนาดจริง) เส้นนี้ยาว 10 ซม.",
    ),
    "kit_tiles": ("Tiles ({count})", "เบี้ยตัวอักษร ({count} ตัว)"),
    "kit_paper": ("Paper marks", "เบี้ยกระดาษ"),
    "kit_board": ("Board, sheet {number} of {count}", "กระดาน แผ่นที่ {number} จาก {count}"),
}
