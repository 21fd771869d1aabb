"""Texts of the drills: what a request got wrong, marking, progress; a kind's stand in its file."""

from __future__ import annotations

from typing import Final

_REQUESTS: Final = {
    "no_kind": (
        "There is no kind of drill called {name}. There are: {known}",
        "ไม่มีแบบฝึกชื่อ {name} มีแต่: {known}",
    ),
    "no_setting": (
        "The drill {kind} has no setting {name}. It has: {known}",
        "แบบฝึก {kind} ไม่มีตัวเลือก {name} มีแต่: {known}",
    ),
    "no_value": (
        "The setting {name} cannot be {value}. It can be: {known}",
        "ตัวเลือก {name} เป็น {value} ไม่ได้ เป็นได้แต่: {known}",
    ),
    "count": (
        "A sheet has from 1 to {most} items, not {count}.",
        "แบบฝึกมีได้ตั้งแต่ 1 ถึง {most} ข้อ ไม่ใช่ {count} ข้อ",
    ),
    "level": (
        "A level is a school year from 1 (ป.1) to 6 (ป.6), not {level}.",
        "ระดับชั้นมีตั้งแต่ 1 (ป.1) ถึง 6 (ป.6) ไม่ใช่ {level}",
    ),
    "nothing": (
        "{title}: not one item can be made of these words. Take more words or another level.",
        "{title}: ไม่มีคำที่ใช้สร้างข้อได้เลย ลองเพิ่มคำหรือเปลี่ยนระดับชั้น",
    ),
    "nothing_yet": (
        "{title}: taught from ป.{grade} on; no item can be made yet. Ask for level {grade}.",
        "{title}: เริ่มเรียนในชั้น ป.{grade} จึงไม่มีคำที่ใช้สร้างข้อได้ ลองใช้ระดับ {grade}",
    ),
    "fewer": (
        "Only {made} of {count} items could be made of these words.",
        "สร้างได้ {made} ข้อ จากที่ขอ {count} ข้อ เพราะคำที่เข้าเกณฑ์มีไม่พอ",
    ),
    "no_words": (
        "No word is left to make a sheet of.",
        "ไม่เหลือคำให้สร้างแบบฝึก",
    ),
    "bad_word": ("{word} cannot be used: {reason}", "ใช้ {word} ไม่ได้: {reason}"),
    "not_thai": ("it is not a Thai word", "ไม่ใช่คำไทย"),
    "left_out_unfit": (
        "{count} words not fit for class were left out: {words}",
        "ตัดคำที่ไม่เหมาะกับห้องเรียนออก {count} คำ: {words}",
    ),
    "left_out_level": (
        "{count} words beyond this level were left out: {words}",
        "ตัดคำที่เกินระดับชั้นออก {count} คำ: {words}",
    ),
    "not_sure": (
        "How {count} words are read is not certain, so nothing is asked about it: {words}",
        "มี {count} คำที่ไม่แน่ใจว่าอ่านอย่างไร จึงไม่นำมาถามเรื่องการอ่าน: {words}",
    ),
    "file_kind": (
        "{file} is no list of words: a text, CSV or XLSX file can be read.",
        "{file} ไม่ใช่ไฟล์รายการคำ ใช้ได้แต่ไฟล์ข้อความ CSV หรือ XLSX",
    ),
    "file_damaged": (
        "{file} cannot be opened as an XLSX workbook.",
        "เปิด {file} เป็นสมุดงาน XLSX ไม่ได้",
    ),
    "file_needs": (
        "To read XLSX files, install the drills extra: pip install 'thaigame[drills]'",
        "ต้องติดตั้งส่วนเสริมก่อนจึงจะอ่านไฟล์ XLSX ได้: pip install 'thaigame[drills]'",
    ),
    "file_empty": (
        "There is no word in {file}.",
        "ไม่มีคำใน {file}",
    ),
    "file_all_faulty": (
        "No line of {file} could be read as a word; line {line}: {reason}",
        "อ่านคำจาก {file} ไม่ได้สักบรรทัด บรรทัดที่ {line}: {reason}",
    ),
}

_MARKING: Final = {
    "marked_right": ("Right!", "ถูกต้อง"),
    "marked_empty": ("Nothing is written yet. It is {word}.", "ยังไม่ได้เขียนคำตอบ คำตอบคือ {word}"),
    "marked_correct": ("It is written {word}.", "เขียนให้ถูกคือ {word}"),
    "marked_choice": ("The answer is {answer}.", "คำตอบที่ถูกคือ {answer}"),
    "marked_not_found": ("{answer} is missing.", "ยังขาด {answer}"),
    "marked_not_wanted": ("{answer} does not belong there.", "{answer} ไม่ใช่คำตอบ"),
    "cell_missing": ("{cell} is missing.", "ขาด {cell}"),
    "cell_extra": ("{cell} is too many.", "เกิน {cell} มา"),
    "slot_missing": ("In {cell}, {wanted} is missing.", "ที่ {cell} ขาด {wanted}"),
    "slot_extra": ("In {cell}, {given} is too many.", "ที่ {cell} เกิน {given} มา"),
    "slot_wrong": (
        "In {cell}, it is {wanted}, not {given}.",
        "ที่ {cell} ต้องใช้ {wanted} ไม่ใช่ {given}",
    ),
    "alike_letters": (
        "{given} and {wanted} sound alike here; this word is written with {wanted}.",
        "{given} กับ {wanted} เสียงเหมือนกัน แต่คำนี้ใช้ {wanted}",
    ),
    "mark_ek": ("mai ek ({mark})", "ไม้เอก ({mark})"),
    "mark_tho": ("mai tho ({mark})", "ไม้โท ({mark})"),
    "mark_tri": ("mai tri ({mark})", "ไม้ตรี ({mark})"),
    "mark_chattawa": ("mai chattawa ({mark})", "ไม้จัตวา ({mark})"),
    "mark_karan": ("thanthakhat ({mark})", "ไม้ทัณฑฆาต ({mark})"),
    "mark_taikhu": ("mai taikhu ({mark})", "ไม้ไต่คู้ ({mark})"),
    "mark_hanakat": ("mai han-akat ({mark})", "ไม้หันอากาศ ({mark})"),
    "mark_i": ("sara i ({mark})", "สระอิ ({mark})"),
    "mark_ii": ("sara ii ({mark})", "สระอี ({mark})"),
    "mark_ue": ("sara ue ({mark})", "สระอึ ({mark})"),
    "mark_uee": ("sara uee ({mark})", "สระอือ ({mark})"),
    "mark_u": ("sara u ({mark})", "สระอุ ({mark})"),
    "mark_uu": ("sara uu ({mark})", "สระอู ({mark})"),
}

_PROGRESS: Final = {
    "schedule_needs": (
        "For a schedule, install the drills extra: pip install 'thaigame[drills]'",
        "ต้องติดตั้งส่วนเสริมก่อนจึงจะจัดตารางทบทวนได้: pip install 'thaigame[drills]'",
    ),
    "clock_zone": (
        "The time must say its zone (datetime with tzinfo).",
        "เวลาต้องระบุเขตเวลา (datetime ที่มี tzinfo)",
    ),
    "clock_back": (
        "{now} is before the last answer, {last}.",
        "{now} อยู่ก่อนคำตอบครั้งล่าสุด {last}",
    ),
    "progress_schema": (
        "This progress is of another version ({schema}).",
        "ข้อมูลความก้าวหน้านี้เป็นคนละรุ่น ({schema})",
    ),
    "progress_damaged": (
        "This is no progress that was written here.",
        "ข้อมูลความก้าวหน้าเสียหายหรือไม่ได้เขียนจากที่นี่",
    ),
}

MESSAGES: Final = {**_REQUESTS, **_MARKING, **_PROGRESS}
