"""Texts of the spelling analysis: faults, and the reason of each attribute."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "not_canonical": (
        "{word} is not written as a Thai word can be",
        "{word} เขียนไม่ถูกอักขรวิธี",
    ),
    "unreadable": (
        "no syllables can be made of {word}",
        "{word} แยกเป็นพยางค์ไม่ได้",
    ),
    "not_sure": (
        "it is not certain how {word} is read",
        "ไม่แน่ใจว่า {word} อ่านอย่างไร",
    ),
    "not_one_syllable": (
        "{text} is not one syllable",
        "{text} ไม่ใช่คำพยางค์เดียว",
    ),
    "no_tone_table": (
        "{text} takes no tone marks, so it has no tone table",
        "{text} ผันวรรณยุกต์ไม่ได้",
    ),
    "impossible_tone": (
        "{word}: the tone mark {mark} of {text} is impossible: {reason}",
        "{word}: {text} ใช้รูปวรรณยุกต์ {mark} ไม่ได้: {reason}",
    ),
    "initial_single": (
        "the initial is the one consonant {initial}",
        "พยัญชนะต้นคือ {initial} ตัวเดียว",
    ),
    "initial_cluster": (
        "{initial} is a true cluster: both letters are heard ({reading})",
        "{initial} เป็นอักษรควบแท้ ออกเสียงทั้งสองตัว ({reading})",
    ),
    "initial_false": (
        "{initial} is a false cluster: ร is not heard ({reading})",
        "{initial} เป็นอักษรควบไม่แท้ ไม่ออกเสียง ร ({reading})",
    ),
    "initial_leading": (
        "{initial} is a leading letter with the letter it leads ({reading})",
        "{initial} เป็นอักษรนำ ({reading})",
    ),
    "class": ("{letter} is a {class_} consonant", "{letter} เป็น{class_}"),
    "class_high": ("high-class", "อักษรสูง"),
    "class_mid": ("middle-class", "อักษรกลาง"),
    "class_low": ("low-class", "อักษรต่ำ"),
    "short": ("short", "เสียงสั้น"),
    "long": ("long", "เสียงยาว"),
    "vowel": (
        "the vowel is {vowel}, {length}, written {form}",
        "สระ{vowel} {length} เขียนเป็นรูป {form}",
    ),
    "vowel_unwritten": (
        "the vowel is {vowel}, {length}, and is not written",
        "สระ{vowel} {length} ลดรูป ไม่ปรากฏรูปสระ",
    ),
    "final_none": ("it has no final: แม่ ก กา", "ไม่มีตัวสะกด จึงอยู่ในแม่ ก กา"),
    "final_by_form": (
        "{vowel} is written without a final: แม่ ก กา by its form",
        "สระ{vowel} ไม่มีรูปตัวสะกด จึงจัดอยู่ในแม่ ก กา ตามรูป",
    ),
    "final_ro_han": (
        "รร without another final sounds อัน: แม่กน",
        "รร ไม่มีตัวสะกดอื่น อ่านว่า อัน จึงอยู่ในแม่กน",
    ),
    "final_direct": (
        "the final {final} is the letter of แม่{matra} itself",
        "{final} สะกด ตรงมาตราแม่{matra}",
    ),
    "final_other": (
        "the final {final} sounds {sound}: แม่{matra}, not the letter of its own",
        "{final} สะกด ออกเสียงเหมือน {sound} จึงอยู่ในแม่{matra} ไม่ตรงมาตรา",
    ),
    "live": ("a live syllable (คำเป็น)", "คำเป็น"),
    "dead": ("a dead syllable (คำตาย)", "คำตาย"),
    "live_final": ("a final of แม่{matra} makes {name}", "สะกดด้วยแม่{matra} จึงเป็น{name}"),
    "live_vowel": ("{vowel} always makes {name}", "ประสมสระ{vowel} จึงเป็น{name}"),
    "live_open": (
        "a {length} vowel without a final makes {name}",
        "ประสมสระ{length} ไม่มีตัวสะกด จึงเป็น{name}",
    ),
    "mark_none": ("no tone mark", "ไม่มีรูปวรรณยุกต์"),
    "mark_1": ("mai ek (่)", "ไม้เอก"),
    "mark_2": ("mai tho (้)", "ไม้โท"),
    "mark_3": ("mai tri (๊)", "ไม้ตรี"),
    "mark_4": ("mai chattawa (๋)", "ไม้จัตวา"),
    "tone_mid": ("mid (สามัญ)", "สามัญ"),
    "tone_low": ("low (เอก)", "เอก"),
    "tone_falling": ("falling (โท)", "โท"),
    "tone_high": ("high (ตรี)", "ตรี"),
    "tone_rising": ("rising (จัตวา)", "จัตวา"),
    "tone": (
        "{class_}, {name}, {length} vowel, {mark}: the tone is {tone}",
        "{class_} {name} สระ{length} {mark} จึงเป็นเสียง{tone}",
    ),
    "tone_wrong": (
        "{class_}, {name}, {length} vowel cannot bear {mark}",
        "{class_} {name} สระ{length} ใช้{mark}ไม่ได้",
    ),
    "tone_exception": (
        "{text} is an exception: it is read with the falling tone",
        "{text} เป็นคำยกเว้น อ่านเสียงโท",
    ),
    "silent_none": ("every letter is heard", "ออกเสียงทุกตัวอักษร"),
    "silent_mark": (
        "{silent} is silenced by ์",
        "{silent} ไม่ออกเสียง เพราะมีไม้ทัณฑฆาตกำกับ",
    ),
    "silent_plain": (
        "{silent} is written and not heard, without a mark that says so",
        "{silent} ไม่ออกเสียง แม้ไม่มีไม้ทัณฑฆาตกำกับ",
    ),
    "option_am_ai_ao": (
        "the finals of อำ ไอ ใอ เอา: none by their form, or by their sound",
        "จัดมาตราของ อำ ไอ ใอ เอา ตามรูป (form) หรือตามเสียง (sound)",
    ),
    "option_vowels": (
        "name the vowels by the count of 32 or of 21 sounds",
        "เรียกชื่อสระตามการนับ 32 เสียงหรือ 21 เสียง",
    ),
    "read_as": ("{word} is read {readings}", "{word} อ่านว่า {readings}"),
    "read_perhaps": (
        "{word} is perhaps read {readings}, but that is not certain",
        "{word} อาจอ่านว่า {readings} แต่ไม่แน่ใจ",
    ),
    "column_text": ("syllable", "พยางค์"),
    "column_reading": ("read", "คำอ่าน"),
    "column_initial": ("initial", "พยัญชนะต้น"),
    "column_class": ("class", "ไตรยางศ์"),
    "column_vowel": ("vowel", "สระ"),
    "column_final": ("final", "ตัวสะกด"),
    "column_matra": ("matra", "มาตรา"),
    "column_live": ("live or dead", "คำเป็นคำตาย"),
    "column_mark": ("tone mark", "รูปวรรณยุกต์"),
    "column_tone": ("tone", "เสียงวรรณยุกต์"),
}
