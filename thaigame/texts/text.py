"""What is wrong with a word: one message a kind of fault, and the sentences around them.

``{ch}`` is the character, ``{code}`` its code point, ``{place}`` its number in the word from 1.
"""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    # sentences
    "faulty": ("“{word}”: {faults}", "“{word}”: {faults}"),
    "and": ("{first}; {rest}", "{first}; {rest}"),
    "more": ("and {count} more", "และอีก {count} แห่ง"),
    # the word typed in another way than the canonical one
    "zero-width": (
        "character {place} is invisible ({code}); delete it",
        "อักขระตัวที่ {place} มองไม่เห็น ({code}) ให้ลบออก",
    ),
    "mark-order": (
        (
            "the mark {ch} (character {place}) is typed too early; "
            "the order is consonant, lower mark, upper mark, tone mark"
        ),
        "พิมพ์ {ch} (อักขระตัวที่ {place}) ก่อนลำดับ ต้องพิมพ์พยัญชนะ สระล่าง สระบน แล้วจึงวรรณยุกต์",
    ),
    "tone-before-vowel": (
        (
            "the tone mark {ch} (character {place}) is typed before the vowel mark; "
            "type the vowel first"
        ),
        "พิมพ์วรรณยุกต์ {ch} (อักขระตัวที่ {place}) ก่อนสระ ให้พิมพ์สระก่อน",
    ),
    "thanthakhat-before-vowel": (
        "the sign {ch} (character {place}) is typed before the vowel mark; type the vowel first",
        "พิมพ์เครื่องหมาย {ch} (อักขระตัวที่ {place}) ก่อนสระ ให้พิมพ์สระก่อน",
    ),
    "decomposed-sara-am": (
        "ำ is typed as ํ and า (from character {place}); type the one character ำ",
        "พิมพ์สระอำเป็น ํ กับ า (ตั้งแต่อักขระตัวที่ {place}) ให้พิมพ์ ำ ตัวเดียว",
    ),
    "tone-after-sara-am": (
        "the tone mark {ch} (character {place}) is typed after ำ; type the tone before ำ",
        "พิมพ์วรรณยุกต์ {ch} (อักขระตัวที่ {place}) หลังสระอำ ให้พิมพ์วรรณยุกต์ก่อน ำ",
    ),
    "double-sara-e": (
        "แ is typed as two เ (from character {place}); type the one character แ",
        "พิมพ์สระแอเป็น เ สองตัว (ตั้งแต่อักขระตัวที่ {place}) ให้พิมพ์ แ ตัวเดียว",
    ),
    "lakkhangyao-for-sara-aa": (
        "character {place} is ๅ (lakkhangyao), which follows only ฤ and ฦ; type า",
        "อักขระตัวที่ {place} เป็น ๅ (ลากข้างยาว) ซึ่งใช้ตามหลัง ฤ ฦ เท่านั้น ให้พิมพ์ า",
    ),
    # no Thai spelling
    "leading-mark": (
        "the word opens with {ch}, a mark that needs a consonant before it",
        "คำขึ้นต้นด้วย {ch} ซึ่งต้องมีพยัญชนะอยู่ข้างหน้า",
    ),
    "mark-on-lead-vowel": (
        (
            "{ch} (character {place}) stands on a vowel written before its consonant; "
            "it belongs on the consonant"
        ),
        "{ch} (อักขระตัวที่ {place}) อยู่บนสระหน้า ต้องอยู่บนพยัญชนะ",
    ),
    "mark-on-follow-vowel": (
        (
            "{ch} (character {place}) stands on a vowel written after its consonant; "
            "it belongs on the consonant"
        ),
        "{ch} (อักขระตัวที่ {place}) อยู่บนสระหลัง ต้องอยู่บนพยัญชนะ",
    ),
    "mark-on-other": (
        "{ch} (character {place}) stands on something that is no consonant",
        "{ch} (อักขระตัวที่ {place}) ไม่ได้อยู่บนพยัญชนะ",
    ),
    "two-lower": (
        "{ch} (character {place}) is a second lower mark on one consonant; keep one",
        "{ch} (อักขระตัวที่ {place}) เป็นสระล่างตัวที่สองของพยัญชนะเดียวกัน ให้เหลือตัวเดียว",
    ),
    "two-upper": (
        "{ch} (character {place}) is a second upper mark on one consonant; keep one",
        "{ch} (อักขระตัวที่ {place}) เป็นสระบนตัวที่สองของพยัญชนะเดียวกัน ให้เหลือตัวเดียว",
    ),
    "two-tones": (
        "{ch} (character {place}) is a second tone mark or sign on one consonant; keep one",
        "{ch} (อักขระตัวที่ {place}) เป็นวรรณยุกต์หรือเครื่องหมายตัวที่สองของพยัญชนะเดียวกัน ให้เหลือตัวเดียว",
    ),
    "lower-and-upper": (
        "{ch} (character {place}) makes a lower and an upper mark on one consonant; keep one",
        "{ch} (อักขระตัวที่ {place}) ทำให้พยัญชนะเดียวมีทั้งสระล่างและสระบน ให้เหลืออย่างเดียว",
    ),
    "maitaikhu-and-tone": (
        "the tone mark {ch} (character {place}) stands with ็, which never takes one; drop one",
        "วรรณยุกต์ {ch} (อักขระตัวที่ {place}) อยู่กับไม้ไต่คู้ ซึ่งไม่มีวรรณยุกต์กำกับ ให้ตัดออกตัวหนึ่ง",
    ),
    "mai-han-akat-before-vowel": (
        "ั (character {place}) is followed by า or ะ; a consonant must come between, or ั goes",
        "ไม้หันอากาศ (อักขระตัวที่ {place}) มี า หรือ ะ ตามหลัง ต้องมีพยัญชนะคั่นหรือตัดไม้หันอากาศออก",
    ),
    "sara-am-after-vowel-mark": (
        "ำ (character {place}) follows a consonant that has a vowel mark already; keep one",
        "สระอำ (อักขระตัวที่ {place}) ตามหลังพยัญชนะที่มีสระอยู่แล้ว ให้เหลือสระเดียว",
    ),
    "vowel-after-vowel-mark": (
        "{ch} (character {place}) follows a consonant that has a vowel mark already; keep one",
        "สระ {ch} (อักขระตัวที่ {place}) ตามหลังพยัญชนะที่มีสระอยู่แล้ว ให้เหลือสระเดียว",
    ),
    "lead-vowel": (
        "{ch} (character {place}) must stand before a consonant, and none follows",
        "สระ {ch} (อักขระตัวที่ {place}) ต้องอยู่หน้าพยัญชนะ แต่ไม่มีพยัญชนะตามมา",
    ),
    "follow-vowel": (
        "{ch} (character {place}) must stand after a consonant, and none is before it",
        "สระ {ch} (อักขระตัวที่ {place}) ต้องอยู่หลังพยัญชนะ แต่ไม่มีพยัญชนะอยู่ข้างหน้า",
    ),
    "sara-aa-after-ru": (
        "character {place} is า after ฤ or ฦ; the spelling is ฤๅ, ฦๅ with ๅ (lakkhangyao)",
        "อักขระตัวที่ {place} เป็น า ตามหลัง ฤ ฦ ต้องเขียน ฤๅ ฦๅ ด้วย ๅ (ลากข้างยาว)",
    ),
    "phinthu": (
        "character {place} is phinthu (ฺ), a sign of Pali text; no Thai word is written with it",
        "อักขระตัวที่ {place} เป็นพินทุ (ฺ) ซึ่งใช้เขียนภาษาบาลี ไม่ใช้ในคำไทย",
    ),
    "nikhahit": (
        (
            "character {place} is nikhahit (ํ) without า, a sign of Pali text; "
            "no Thai word is written with it"
        ),
        "อักขระตัวที่ {place} เป็นนิคหิต (ํ) ที่ไม่มี า ตาม ซึ่งใช้เขียนภาษาบาลี ไม่ใช้ในคำไทย",
    ),
    "yamakkan": (
        "character {place} is yamakkan (๎), an old sign; no Thai word is written with it now",
        "อักขระตัวที่ {place} เป็นยามักการ (๎) ซึ่งเลิกใช้ในคำไทยแล้ว",
    ),
    # no part of a word
    "mixed-script": (
        (
            "from character {place} ({ch}) the word goes on in another script; "
            "write it in Thai or in Latin letters only"
        ),
        "ตั้งแต่อักขระตัวที่ {place} ({ch}) เปลี่ยนเป็นอักษรอื่น ให้เขียนด้วยอักษรไทยหรืออักษรละตินอย่างเดียว",
    ),
    "foreign-letter": (
        "character {place} ({ch}, {code}) is neither a Thai nor a Latin letter",
        "อักขระตัวที่ {place} ({ch}, {code}) ไม่ใช่อักษรไทยหรืออักษรละติน",
    ),
    "foreign-mark": (
        "character {place} ({ch}, {code}) is a combining mark that is not Thai; delete it",
        "อักขระตัวที่ {place} ({ch}, {code}) เป็นเครื่องหมายประกอบที่ไม่ใช่ของภาษาไทย ให้ลบออก",
    ),
    "digit": (
        "character {place} ({ch}) is a digit; words are written in letters",
        "อักขระตัวที่ {place} ({ch}) เป็นตัวเลข ให้เขียนเป็นตัวอักษร",
    ),
    "space": (
        "the space at character {place} does not stand between two parts of a word; delete it",
        "ช่องว่างที่อักขระตัวที่ {place} ไม่ได้คั่นระหว่างส่วนของคำ ให้ลบออก",
    ),
    "emoji": (
        "character {place} ({code}) is an emoji, no letter",
        "อักขระตัวที่ {place} ({code}) เป็นอีโมจิ ไม่ใช่ตัวอักษร",
    ),
    "symbol": (
        "character {place} ({ch}) is a sign that no word has",
        "อักขระตัวที่ {place} ({ch}) เป็นเครื่องหมายที่ไม่มีในคำ",
    ),
    "control": (
        "character {place} is a control character ({code}); delete it",
        "อักขระตัวที่ {place} เป็นอักขระควบคุม ({code}) ให้ลบออก",
    ),
    "surrogate": (
        "character {place} is half a character ({code}): the text was read in a wrong encoding",
        "อักขระตัวที่ {place} เป็นรหัสครึ่งอักขระ ({code}) แสดงว่าอ่านข้อความด้วยรหัสอักขระที่ผิด",
    ),
    "private-use": (
        "character {place} ({code}) is a font's own form, not text; type the letter itself",
        "อักขระตัวที่ {place} ({code}) เป็นรูปเฉพาะของแบบอักษร ไม่ใช่ข้อความ ให้พิมพ์ตัวอักษรใหม่",
    ),
    "unassigned": (
        "character {place} ({code}) is no character of Unicode",
        "อักขระตัวที่ {place} ({code}) ไม่มีในยูนิโคด",
    ),
    "no-letter": ("there is no letter in it", "ไม่มีตัวอักษรเลย"),
    "empty": ("the word is empty", "ไม่ได้พิมพ์คำ"),
}
