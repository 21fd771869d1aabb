"""Texts about word lists: English and Thai."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    # lists by name
    "unknown": (
        "there is no word list {name}; known by name: {known}. For a file, give its path",
        "ไม่มีรายการคำชื่อ {name} ชื่อที่รู้จักคือ {known} ถ้าเป็นไฟล์ให้ระบุที่อยู่ของไฟล์",
    ),
    "damaged": (
        "the word list {name} is damaged: {file} is not the file it should be; install again",
        "รายการคำ {name} เสียหาย ไฟล์ {file} ไม่ตรงกับต้นฉบับ โปรดติดตั้งใหม่",
    ),
    "no_pythainlp": (
        (
            "the Thai word lists come out of the package pythainlp, which is not installed; "
            'install "pythainlp>=5.4,<5.5"'
        ),
        'รายการคำไทยอ่านจากแพ็กเกจ pythainlp ซึ่งยังไม่ได้ติดตั้ง โปรดติดตั้ง "pythainlp>=5.4,<5.5"',
    ),
    "not_in_pythainlp": (
        'the installed pythainlp has no list {list}; install "pythainlp>=5.4,<5.5"',
        'pythainlp ที่ติดตั้งไว้ไม่มีรายการ {list} โปรดติดตั้ง "pythainlp>=5.4,<5.5"',
    ),
    "other_edition": (
        (
            "the word list {name} is another edition than the one this program was checked with: "
            "{source} has changed; rulings may differ"
        ),
        "รายการคำ {name} ไม่ใช่ฉบับเดียวกับที่ใช้ตรวจสอบโปรแกรมนี้ เพราะ {source} เปลี่ยนไป ผลการตัดสินอาจต่างกัน",
    ),
    "no_cache": (
        (
            "cannot keep the word list in {folder} ({reason}); it is built anew at each start. "
            "THAIGAME_CACHE names another folder"
        ),
        (
            "เก็บรายการคำไว้ใน {folder} ไม่ได้ ({reason}) จึงต้องสร้างใหม่ทุกครั้งที่เริ่มโปรแกรม "
            "กำหนดโฟลเดอร์อื่นได้ด้วย THAIGAME_CACHE"
        ),
    ),
    # files
    "unreadable": (
        "cannot read the word list {file}: {reason}",
        "อ่านรายการคำ {file} ไม่ได้: {reason}",
    ),
    "no_file_name": ("no file can have this name", "ไม่มีไฟล์ใดมีชื่อเช่นนี้ได้"),
    "too_large": (
        "{file} is too large for a word list",
        "{file} ใหญ่เกินกว่าจะเป็นรายการคำ",
    ),
    "binary": (
        "this is no text file; a word list has one word a line, in UTF-8, UTF-16 or TIS-620",
        "ไม่ใช่ไฟล์ข้อความ รายการคำต้องมีบรรทัดละหนึ่งคำ เป็น UTF-8 UTF-16 หรือ TIS-620",
    ),
    "undecodable": (
        (
            "this is neither UTF-8 nor UTF-16 nor TIS-620: read as {encoding}, byte {byte} is no "
            "character; save the list as UTF-8"
        ),
        (
            "ไม่ใช่ทั้ง UTF-8 UTF-16 และ TIS-620: เมื่ออ่านเป็น {encoding} ไบต์ที่ {byte} ไม่เป็นอักขระใด "
            "โปรดบันทึกไฟล์เป็น UTF-8"
        ),
    ),
    "long_line": (
        "line {line} has {length:,} characters, too many for a word list (at most {longest:,})",
        "บรรทัดที่ {line} ยาว {length:,} อักขระ มากเกินกว่าจะเป็นรายการคำ (ไม่เกิน {longest:,})",
    ),
    "no_words": (
        "there is no word in the list {file}; one word a line is wanted",
        "รายการ {file} ไม่มีคำเลย ต้องมีบรรทัดละหนึ่งคำ",
    ),
    "all_faulty": (
        "none of the {lines} lines of {file} is a word; line {line}: {reason}",
        "ไม่มีบรรทัดใดใน {lines} บรรทัดของ {file} เป็นคำ บรรทัดที่ {line}: {reason}",
    ),
    "lines_left_out": (
        "lines of {file} that are no words and were left out: {count}",
        "บรรทัดของ {file} ที่ไม่เป็นคำและไม่ได้อ่านเข้ามา: {count}",
    ),
    "no_sign": (
        "a line of changes begins with + to add a word or - to take one out",
        "บรรทัดของการแก้ไขต้องขึ้นต้นด้วย + เพื่อเพิ่มคำ หรือ - เพื่อตัดคำ",
    ),
    "both_signs": (
        "{word} is both added and taken out; the first of the two counts",
        "{word} ถูกทั้งเพิ่มและตัด ถือตามบรรทัดที่มาก่อน",
    ),
    "no_changes": (
        "{file} adds no word and takes none out; lines read +WORD or -WORD",
        "{file} ไม่ได้เพิ่มหรือตัดคำใด แต่ละบรรทัดต้องเป็น +คำ หรือ -คำ",
    ),
    # what can stand in no list
    "no_word": (
        "{word!r} cannot stand in a word list: {reason}",
        "{word!r} อยู่ในรายการคำไม่ได้: {reason}",
    ),
    "empty_word": ("there is no word", "ไม่มีคำ"),
    "too_long": (
        "{length:,} characters are too many for a word (at most {longest})",
        "ยาว {length:,} อักขระ มากเกินกว่าจะเป็นคำ (ไม่เกิน {longest})",
    ),
    "several_words": (
        "one word a line is wanted, and this has a space",
        "ต้องมีบรรทัดละหนึ่งคำ แต่บรรทัดนี้มีเว้นวรรค",
    ),
    "sign_in_latin": (
        "words with {ch} are not acceptable in the English games; only the letters A to Z are",
        "เกมภาษาอังกฤษไม่รับคำที่มี {ch} ใช้ได้เฉพาะตัวอักษร A ถึง Z",
    ),
    # compositions
    "in_file": ("{file}: {reason}", "{file}: {reason}"),
    "no_toml": (
        "this is no TOML file ({reason})",
        "ไม่ใช่ไฟล์ TOML ที่ถูกต้อง ({reason})",
    ),
    "no_parts": (
        "no [[part]] names a list",
        "ไม่มี [[part]] ที่ระบุรายการคำ",
    ),
    "bad_key": (
        "{field!r} is not known here; known are {known}",
        "ไม่รู้จัก {field!r} ที่ใช้ได้คือ {known}",
    ),
    "bad_value": (
        "{value!r} cannot be the value of {field!r}",
        "{value!r} เป็นค่าของ {field!r} ไม่ได้",
    ),
    "bad_lengths": (
        "lengths is [shortest, longest] or [shortest], whole numbers from 1 up, not {value}",
        "lengths ต้องเป็น [สั้นสุด, ยาวสุด] หรือ [สั้นสุด] เป็นจำนวนเต็มตั้งแต่ 1 ขึ้นไป ไม่ใช่ {value}",
    ),
    "circle": (
        "{file} is made of itself, by way of its parts",
        "{file} อ้างถึงตัวเองผ่านส่วนประกอบของมัน",
    ),
    # why a listed entry is not a play
    "has_space": (
        "an entry of several words: no square holds a space",
        "เป็นรายการที่มีหลายคำ ไม่มีช่องใดใส่เว้นวรรคได้",
    ),
    "has_hyphen": ("it has a hyphen, which no tile shows", "มียัติภังค์ ซึ่งไม่มีตัวเบี้ย"),
    "has_full_stop": (
        "an abbreviation: it has a full stop, which no tile shows",
        "เป็นคำย่อ มีมหัพภาค ซึ่งไม่มีตัวเบี้ย",
    ),
    "has_ellipsis": (
        "a pattern with a gap (…) and not a word",
        "เป็นแบบคำที่เว้นช่องไว้ (…) ไม่ใช่คำ",
    ),
    "has_apostrophe": (
        "it has an apostrophe, which no tile shows",
        "มีอะพอสทรอฟี ซึ่งไม่มีตัวเบี้ย",
    ),
    "has_digit": ("it has a digit, which no tile shows", "มีตัวเลข ซึ่งไม่มีตัวเบี้ย"),
    "has_paiyannoi": (
        "an abbreviation: it has ฯ, which no tile shows",
        "เป็นคำย่อ มีไปยาลน้อย (ฯ) ซึ่งไม่มีตัวเบี้ย",
    ),
    "has_yamok": ("it has ๆ, which no tile of this game shows", "มีไม้ยมก (ๆ) ซึ่งเกมนี้ไม่มีตัวเบี้ย"),
    "yamok_inside": (
        "ๆ can only end a word, and only once",
        "ไม้ยมก (ๆ) อยู่ท้ายคำได้เท่านั้น และมีได้ตัวเดียว",
    ),
    "has_other": ("it has {ch}, which no tile shows", "มี {ch} ซึ่งไม่มีตัวเบี้ย"),
    "wrong_script": (
        "{ch} is not of the script that this game is played in",
        "{ch} ไม่ใช่อักษรที่ใช้ในเกมนี้",
    ),
    "too_few_cells": (
        "its length is {cells}, and a word takes at least {shortest} squares",
        "ยาว {cells} ช่อง แต่คำต้องยาวอย่างน้อย {shortest} ช่อง",
    ),
    "too_many_cells": (
        "its length is {cells}, and the longest line of the board has {longest} squares",
        "ยาว {cells} ช่อง แต่แนวที่ยาวที่สุดของกระดานมี {longest} ช่อง",
    ),
    "misspelt": ("its spelling has a fault: {fault}", "สะกดผิด: {fault}"),
}
