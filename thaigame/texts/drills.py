"""Texts of the drills: what a request got wrong, titles, instructions, and reasons."""

from __future__ import annotations

from typing import Final

_REQUESTS: Final = {
    "no_kind": (
        "There is no kind of drill called {name}. There are: {known}",
        "ไม่มีแบบฝึกชื่อ {name} มีแต่: {known}",
    ),
    "no_option": (
        "The drill {kind} has no option {name}. It has: {known}",
        "แบบฝึก {kind} ไม่มีตัวเลือก {name} มีแต่: {known}",
    ),
    "no_value": (
        "The option {name} cannot be {value}. It can be: {known}",
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

_COMMON: Final = {
    "none": ("none", "ไม่มี"),
    "right_is": ("right: {word}", "ที่ถูกคือ {word}"),
    "read_as": ("{word} is read", "{word} อ่านว่าอย่างไร"),
    "spelt_for": ("Which spelling is read {reading}?", "คำที่อ่านว่า [{reading}] เขียนอย่างไร"),
    "option_form": (
        "choose: from four answers; write: without",
        "choose: เลือกจากสี่คำตอบ; write: เขียนตอบเอง",
    ),
    "option_syllables": (
        "the most syllables of a word",
        "จำนวนพยางค์มากที่สุดของคำ",
    ),
}

_SYLLABLES: Final = {
    "title_spell_out": ("Spelling out", "แจกลูกสะกดคำ"),
    "about_spell_out": (
        "say and write a word letter by letter, as it is chanted",
        "สะกดคำทีละตัวตามแบบแจกลูก",
    ),
    "spell_out_write": (
        "Spell each word out, as in กา: กอ-อา-กา.",
        "จงเขียนสะกดคำต่อไปนี้ ตัวอย่าง กา: กอ-อา-กา",
    ),
    "spell_out_choose": (
        "Choose how each word is spelt out.",
        "จงเลือกคำตอบที่สะกดคำได้ถูกต้อง",
    ),
    "title_parts_table": ("Parts of a word", "ตารางส่วนประกอบของคำ"),
    "about_parts_table": (
        "take a syllable apart: initial, vowel, final, tone mark",
        "แยกส่วนประกอบของคำ: พยัญชนะต้น สระ ตัวสะกด วรรณยุกต์",
    ),
    "parts_table": (
        "Take each word apart and fill the table. Put a dash where there is nothing.",
        "จงแยกส่วนประกอบของคำแล้วเติมลงในตาราง ถ้าไม่มีให้ขีด –",
    ),
    "column_word": ("word", "คำ"),
    "column_initial": ("initial", "พยัญชนะต้น"),
    "column_vowel": ("vowel", "สระ"),
    "column_final": ("final", "ตัวสะกด"),
    "column_mark": ("tone mark", "วรรณยุกต์"),
    "column_silent": ("silent letters", "ตัวการันต์"),
    "option_silent": (
        "yes: words with silent letters too, and a column for them",
        "yes: มีคำที่มีตัวการันต์ด้วย และมีช่องให้เติม",
    ),
}

_FINALS: Final = {
    "title_matra_sort": ("Finals: sort the words", "มาตราตัวสะกด: จำแนกคำ"),
    "about_matra_sort": ("which มาตรา a word belongs to", "บอกว่าคำอยู่ในมาตราตัวสะกดใด"),
    "matra_sort": (
        "Which มาตรา does each word belong to?",
        "คำต่อไปนี้อยู่ในมาตราตัวสะกดใด",
    ),
    "title_matra_find": ("Finals: find the words", "มาตราตัวสะกด: หาคำ"),
    "about_matra_find": ("find the words of one มาตรา", "หาคำในมาตราตัวสะกดที่กำหนด"),
    "matra_find": (
        "Choose the word of the มาตรา that is asked for.",
        "จงเลือกคำที่อยู่ในมาตราที่กำหนด",
    ),
    "matra_find_all": (
        "Find all the words of the มาตรา that is asked for.",
        "จงหาคำทุกคำที่อยู่ในมาตราที่กำหนด",
    ),
    "matra_which": ("Which word is in {matra}?", "คำใดอยู่ในมาตรา{matra}"),
    "matra_all": ("Which words are in {matra}? (all of them)", "คำใดบ้างอยู่ในมาตรา{matra} (ตอบทุกคำ)"),
    "title_matra_direct": (
        "Finals: the มาตรา's own letter or another",
        "ตัวสะกดตรงมาตราและไม่ตรงมาตรา",
    ),
    "about_matra_direct": (
        "is a final the letter of its มาตรา (กก กด กบ กน) or another of that sound",
        "บอกว่าตัวสะกดในแม่กก กด กบ กน ตรงมาตราหรือไม่",
    ),
    "matra_direct": (
        "Is the final ตรงมาตรา or ไม่ตรงมาตรา?",
        "คำต่อไปนี้มีตัวสะกดตรงมาตราหรือไม่ตรงมาตรา",
    ),
    "direct": ("ตรงมาตรา (its own letter)", "ตรงมาตรา"),
    "indirect": ("ไม่ตรงมาตรา (another letter)", "ไม่ตรงมาตรา"),
    "title_matra_test": ("Finals: test before and after", "แบบทดสอบก่อนเรียนและหลังเรียน: มาตราตัวสะกด"),
    "about_matra_test": (
        "two tests of the same make with different words",
        "แบบทดสอบคู่ขนานสองชุด คำไม่ซ้ำกัน",
    ),
    "matra_test": ("Choose the right answer.", "จงเลือกคำตอบที่ถูกต้อง"),
    "test_before": ("Before the lesson", "แบบทดสอบก่อนเรียน"),
    "test_after": ("After the lesson", "แบบทดสอบหลังเรียน"),
    "option_finals": (
        "direct: only finals that are their มาตรา's own letter",
        "direct: เฉพาะตัวสะกดที่ตรงมาตรา",
    ),
    "option_answers": (
        "one: one word is right; all: several are, find them all",
        "one: คำตอบเดียว; all: มีหลายคำ หาให้ครบ",
    ),
}

_TONES: Final = {
    "title_classes": ("The three classes of consonants", "ไตรยางศ์"),
    "about_classes": (
        "middle, high and low consonants and their pairs",
        "อักษรกลาง อักษรสูง อักษรต่ำ และอักษรคู่",
    ),
    "classes_class": ("Which class is each consonant?", "พยัญชนะต่อไปนี้เป็นอักษรหมู่ใด"),
    "classes_pair": (
        "Choose the letter of the same sound in the other class.",
        "จงเลือกอักษรคู่ที่มีเสียงเดียวกัน",
    ),
    "classes_odd": (
        "Which consonant is not of the same class as the others?",
        "พยัญชนะตัวใดไม่เข้าพวก",
    ),
    "option_classes": (
        "class: of one letter; pair: of the same sound; odd: one of four is another class",
        "class: อักษรหมู่ใด; pair: อักษรคู่; odd: ตัวใดไม่เข้าพวก",
    ),
    "name_mid": ("middle (อักษรกลาง)", "อักษรกลาง"),
    "name_high": ("high (อักษรสูง)", "อักษรสูง"),
    "name_low": ("low (อักษรต่ำ)", "อักษรต่ำ"),
    "pair_which": ("{letter} is a pair with", "อักษรที่เป็นคู่กับ {letter} คือ"),
    "pair": (
        "{letter} sounds like {pair} of the other class (อักษรคู่)",
        "{letter} เป็นอักษรคู่กับ {pair} มีเสียงพยัญชนะเดียวกัน",
    ),
    "odd": ("the others are {class_}", "ตัวอื่นเป็น{class_}"),
    "class_mid": (
        "{letter} is {class_}, one of nine: {letters}",
        "{letter} เป็น{class_} ซึ่งมี 9 ตัว: {letters}",
    ),
    "class_high": (
        "{letter} is {class_}, one of eleven: {letters}",
        "{letter} เป็น{class_} ซึ่งมี 11 ตัว: {letters}",
    ),
    "class_single": (
        "{letter} is {class_}, one of the ten without a high partner: {letters}",
        "{letter} เป็น{class_} (อักษรต่ำเดี่ยว 10 ตัว: {letters})",
    ),
    "class_paired": (
        "{letter} is {class_}; its high partner is {pair}",
        "{letter} เป็น{class_} (อักษรต่ำคู่) คู่กับอักษรสูง {pair}",
    ),
    "title_tone_table": ("Tone tables", "ผันวรรณยุกต์"),
    "about_tone_table": ("write a syllable in all its tones", "ผันคำให้ครบทุกเสียงที่ผันได้"),
    "tone_table": (
        "Write each word in every tone it can have. – is a tone that its class cannot write.",
        "จงผันวรรณยุกต์คำต่อไปนี้ (– คือเสียงที่ผันไม่ได้)",
    ),
    "tone_table_five": (
        "Write each word in all five tones; use the high partner or a leading ห where needed.",
        "จงผันวรรณยุกต์คำต่อไปนี้ให้ครบเสียง โดยใช้อักษรสูงที่เป็นคู่หรือ ห นำช่วย (– คือเสียงที่ผันไม่ได้)",
    ),
    "option_partner": (
        "yes: with the high partner or ห, so that low consonants have all five tones",
        "yes: ใช้อักษรคู่หรือ ห นำ ช่วยผันให้ครบห้าเสียง",
    ),
    "option_class": ("the class of the initial", "หมู่ของพยัญชนะต้น"),
    "title_tone": ("The tone of a syllable", "เสียงวรรณยุกต์"),
    "about_tone": ("which tone is heard", "บอกเสียงวรรณยุกต์ของคำ"),
    "tone": ("Which tone has each word?", "คำต่อไปนี้มีเสียงวรรณยุกต์ใด"),
    "option_marks": (
        "differ: only words whose tone is not the one their mark is named after",
        "differ: เฉพาะคำที่รูปกับเสียงวรรณยุกต์ไม่ตรงกัน",
    ),
    "title_live_dead": ("Live and dead syllables", "คำเป็น คำตาย"),
    "about_live_dead": ("คำเป็น or คำตาย", "จำแนกคำเป็นคำตาย"),
    "live_dead": ("Is each word คำเป็น or คำตาย?", "คำต่อไปนี้เป็นคำเป็นหรือคำตาย"),
    "title_impossible": ("Tone marks that cannot stand", "รูปวรรณยุกต์ที่ใช้ไม่ได้"),
    "about_impossible": (
        "words written with a mark that their class does not take (ค๊ะ)",
        "คำที่ใช้รูปวรรณยุกต์ผิดหลักการผัน เช่น ค๊ะ",
    ),
    "impossible_spot": (
        "Which word has a tone mark that cannot stand there?",
        "จงเลือกคำที่ใช้รูปวรรณยุกต์ผิด",
    ),
    "impossible_correct": (
        "Each word has a tone mark that cannot stand there. Write it right.",
        "คำต่อไปนี้ใช้รูปวรรณยุกต์ผิด จงเขียนให้ถูกต้อง",
    ),
    "impossible_which": ("Which word is wrong?", "คำใดใช้รูปวรรณยุกต์ผิด"),
    "option_spot": (
        "spot: find the wrong one of four; correct: write it right",
        "spot: หาคำผิดจากสี่คำ; correct: เขียนแก้ให้ถูก",
    ),
}

_INITIALS: Final = {
    "title_clusters": ("Clusters, true and false", "คำควบกล้ำแท้และไม่แท้"),
    "about_clusters": ("are both letters of a cluster heard", "จำแนกคำควบกล้ำแท้ ไม่แท้"),
    "clusters": ("Is the cluster true or false?", "คำต่อไปนี้เป็นคำควบกล้ำแท้หรือไม่แท้"),
    "clusters_three": (
        "Is it a true cluster, a false cluster, or no cluster?",
        "คำต่อไปนี้เป็นคำควบกล้ำแท้ คำควบกล้ำไม่แท้ หรือไม่ใช่คำควบกล้ำ",
    ),
    "cluster_true": ("true cluster", "ควบกล้ำแท้"),
    "cluster_false": ("false cluster", "ควบกล้ำไม่แท้"),
    "cluster_none": ("no cluster (a leading letter)", "ไม่ใช่คำควบกล้ำ (อักษรนำ)"),
    "option_other": (
        "yes: words with a leading letter among them too",
        "yes: มีคำที่เป็นอักษรนำปนด้วย",
    ),
    "title_leading": ("Leading letters", "อักษรนำ"),
    "about_leading": (
        "words whose first consonant lends its tone to the second",
        "คำที่พยัญชนะตัวหน้านำเสียงวรรณยุกต์ของพยัญชนะตัวหลัง",
    ),
    "leading": ("How is each word read?", "คำต่อไปนี้อ่านว่าอย่างไร"),
    "leading_find": ("Choose the word with a leading letter.", "จงเลือกคำที่เป็นอักษรนำ"),
    "leading_which": ("Which word has a leading letter?", "คำใดเป็นอักษรนำ"),
    "leading_one": (
        "{first} leads {second}: one syllable, with the tone of {first}",
        "{first} นำ {second} ออกเสียงพยางค์เดียว ผันเสียงตาม {first}",
    ),
    "leading_two": (
        "{first} leads {second}: first {first} with อะ, then the tone of {first} ({reading})",
        "{first} นำ {second} พยางค์หน้าออกเสียง อะ กึ่งเสียง พยางค์หลังผันเสียงตาม {first} ({reading})",
    ),
    "option_leading": (
        "read: how a word is read; find: the one of four",
        "read: คำอ่าน; find: หาคำจากสี่คำ",
    ),
    "option_led": (
        "one: ห or อ leads, one syllable; two: two syllables",
        "one: ห นำ หรือ อ นำ ย; two: อ่านสองพยางค์",
    ),
}

_VOWELS: Final = {
    "title_vowel_forms": ("Vowels that change their form", "สระคงรูป ลดรูป เปลี่ยนรูป"),
    "about_vowel_forms": (
        "vowels that are written otherwise, or not at all, before a final",
        "สระที่ลดรูปหรือเปลี่ยนรูปเมื่อมีตัวสะกด",
    ),
    "forms_change": (
        "Is the vowel written in its own form, reduced, or changed?",
        "สระของคำต่อไปนี้คงรูป ลดรูป หรือเปลี่ยนรูป",
    ),
    "forms_vowel": ("Which vowel has each word?", "คำต่อไปนี้ประสมสระใด"),
    "form_kept": ("own form (คงรูป)", "คงรูป"),
    "form_reduced": ("reduced (ลดรูป)", "ลดรูป"),
    "form_changed": ("changed (เปลี่ยนรูป)", "เปลี่ยนรูป"),
    "because_kept": (
        "{chant}: {vowel} keeps its own form, {form}",
        "{chant} {vowel} คงรูปเป็น {form}",
    ),
    "because_reduced": (
        "{chant}: {vowel} is reduced before a final, to {form}",
        "{chant} {vowel} ลดรูปเมื่อมีตัวสะกด เหลือรูป {form}",
    ),
    "because_unwritten": (
        "{chant}: {vowel} is reduced before a final, to nothing",
        "{chant} {vowel} ลดรูปเมื่อมีตัวสะกด ไม่ปรากฏรูปสระ",
    ),
    "because_changed": (
        "{chant}: {vowel} changes before a final, to {form}",
        "{chant} {vowel} เปลี่ยนรูปเมื่อมีตัวสะกด เป็น {form}",
    ),
    "option_forms": (
        "change: what became of the form; vowel: which vowel it is",
        "change: คงรูป ลดรูป หรือเปลี่ยนรูป; vowel: ประสมสระใด",
    ),
    "title_visarjani": ("ะ written or not", "คำประวิสรรชนีย์และไม่ประวิสรรชนีย์"),
    "about_visarjani": (
        "syllables of the sound อะ with ะ (มะนาว) or without (ขนม)",
        "พยางค์เสียง อะ ที่ประวิสรรชนีย์ (มะนาว) หรือไม่ (ขนม)",
    ),
    "visarjani": (
        "Is ะ written in each word?",
        "คำต่อไปนี้เป็นคำประวิสรรชนีย์หรือไม่ประวิสรรชนีย์",
    ),
    "visarjani_spelling": ("Choose the right spelling.", "จงเลือกคำที่เขียนถูกต้อง"),
    "visarjani_yes": ("ะ is written", "ประวิสรรชนีย์"),
    "visarjani_no": ("ะ is not written", "ไม่ประวิสรรชนีย์"),
    "because_written_a": (
        "read {reading}; the syllable {syllable} is written with ะ",
        "อ่านว่า [{reading}] พยางค์ {syllable} เขียนมีรูป ะ จึงประวิสรรชนีย์",
    ),
    "because_unwritten_a": (
        "read {reading}; the syllable {syllable} is written without ะ",
        "อ่านว่า [{reading}] พยางค์ {syllable} ออกเสียง อะ แต่ไม่มีรูป ะ จึงไม่ประวิสรรชนีย์",
    ),
    "option_visarjani": (
        "tell: with ะ or without; spelling: choose the right one of two",
        "tell: ประวิสรรชนีย์หรือไม่; spelling: เลือกคำที่เขียนถูก",
    ),
    "title_ro_han": ("รร", "ร หัน (รร)"),
    "about_ro_han": ("words with รร, read อัน or อะ", "คำที่มี รร อ่านเป็น อัน หรือ อะ"),
    "ro_han": ("How is each word read?", "คำต่อไปนี้อ่านว่าอย่างไร"),
    "ban": (
        "Fill in บัน or บรร.",
        "จงเลือกคำที่ใช้ บัน หรือ บรร ได้ถูกต้อง",
    ),
    "because_ro_han_an": (
        "รร without another final is read อัน: {reading}",
        "รร ไม่มีตัวสะกดตามมา อ่านออกเสียง อัน: {reading}",
    ),
    "because_ro_han_a": (
        "รร before the final {final} is read อะ: {reading}",
        "รร มี {final} สะกดตามมา อ่านออกเสียง อะ: {reading}",
    ),
    "because_ban": (
        "{word} is one of the few words with บัน; most begin with บรร",
        "{word} ใช้ บัน เป็นคำส่วนน้อยที่ต้องจำ คำส่วนมากใช้ บรร",
    ),
    "because_ban_ro": (
        "{word} is written with บรร, like บรรจุ บรรทุก บรรยาย",
        "{word} ใช้ บรร เหมือน บรรจุ บรรทุก บรรยาย",
    ),
    "option_ro_han": (
        "read: how it is read; ban: บัน or บรร",
        "read: คำอ่าน; ban: ใช้ บัน หรือ บรร",
    ),
    "title_karan": ("Silent letters with ์", "ตัวการันต์"),
    "about_karan": ("letters that ์ silences", "พยัญชนะที่ไม่ออกเสียงเพราะมีไม้ทัณฑฆาต"),
    "karan": (
        "Which letters of each word are not heard? (all of them, with their ์)",
        "คำต่อไปนี้มีตัวอักษรใดบ้างที่ไม่ออกเสียง (ตอบทุกตัวพร้อมไม้ทัณฑฆาต)",
    ),
    "karan_spelling": ("Choose the right spelling.", "จงเลือกคำที่เขียนถูกต้อง"),
    "because_karan": (
        "{silent}: ์ stands over {letters}, which is not heard; read {reading}",
        "{silent} ไม้ทัณฑฆาตอยู่บน {letters} จึงไม่ออกเสียง อ่านว่า [{reading}]",
    ),
    "because_karan_more": (
        "{silent}: ์ silences {letters} together; read {reading}",
        "{silent} ไม้ทัณฑฆาตทำให้ {letters} ไม่ออกเสียงด้วยกัน อ่านว่า [{reading}]",
    ),
    "option_karan": (
        "letters: which are silent; spelling: choose the right spelling",
        "letters: ตัวใดไม่ออกเสียง; spelling: เลือกคำที่เขียนถูก",
    ),
}

_WORDS: Final = {
    "title_homophones": ("Words that sound alike", "คำพ้องเสียง"),
    "about_homophones": ("words written otherwise that sound the same", "คำที่เขียนต่างกันแต่อ่านเหมือนกัน"),
    "homophones": (
        "Choose the word that sounds the same.",
        "จงเลือกคำพ้องเสียงของคำที่กำหนด",
    ),
    "sounds_like": ("Which word sounds like {word}?", "คำใดพ้องเสียงกับ {word}"),
    "because_alike": (
        "{first} and {second} are both read {reading}",
        "{first} และ {second} อ่านว่า [{reading}] เหมือนกัน",
    ),
    "title_misspelt": ("Words often misspelt", "คำที่มักเขียนผิด"),
    "about_misspelt": (
        "right and wrong spellings of common words",
        "คำที่มักเขียนผิด เลือกหรือแก้ให้ถูกต้อง",
    ),
    "misspelt_ask_choose": ("Choose the right spelling.", "จงเลือกคำที่เขียนถูกต้อง"),
    "misspelt_ask_correct": (
        "These words are misspelt. Write them right.",
        "คำต่อไปนี้เขียนผิด จงเขียนให้ถูกต้อง",
    ),
    "misspelt_ask_judge": (
        "Is each word spelt right or wrong?",
        "คำต่อไปนี้เขียนถูกหรือเขียนผิด",
    ),
    "which_is_right": ("Which spelling is right?", "คำใดเขียนถูกต้อง"),
    "spelt_right": ("right", "ถูก"),
    "spelt_wrong": ("wrong", "ผิด"),
    "option_misspelt": (
        "choose: the right one; correct: write it right; judge: half of them are wrong",
        "choose: เลือกคำถูก; correct: แก้คำผิด; judge: บอกว่าถูกหรือผิด",
    ),
    "option_pairs": (
        "pool: only words of the level or of the teacher's list",
        "pool: เฉพาะคำในระดับชั้นหรือในรายการของครู",
    ),
    "misspelt_visarjani": (
        "{right}, not {wrong}: whether a syllable of the sound อะ has ะ is learnt with the word",
        "{right} ไม่ใช่ {wrong} ต้องจำว่าพยางค์เสียง อะ ประวิสรรชนีย์หรือไม่",
    ),
    "misspelt_karan": (
        "{right}, not {wrong}: look at the silent letter and its ์",
        "{right} ไม่ใช่ {wrong} ผิดที่ตัวการันต์",
    ),
    "misspelt_consonant": (
        "{right}, not {wrong}: a letter of the same sound was taken for another",
        "{right} ไม่ใช่ {wrong} ใช้พยัญชนะที่มีเสียงเดียวกันผิดตัว",
    ),
    "misspelt_vowel": (
        "{right}, not {wrong}: the vowel is another",
        "{right} ไม่ใช่ {wrong} ใช้สระผิด",
    ),
    "misspelt_tone": (
        "{right}, not {wrong}: the tone mark is wrong",
        "{right} ไม่ใช่ {wrong} ใช้รูปวรรณยุกต์ผิด",
    ),
    "misspelt_cluster": (
        "{right}, not {wrong}: look at the ร or ล of the cluster",
        "{right} ไม่ใช่ {wrong} ผิดที่ ร หรือ ล ในคำควบกล้ำ",
    ),
    "misspelt_doubled": (
        "{right}, not {wrong}: a letter is written twice in one of them and once in the other",
        "{right} ไม่ใช่ {wrong} ผิดที่ตัวสะกดซ้อน",
    ),
    "misspelt_missing": (
        "{right}, not {wrong}: a letter is missing",
        "{right} ไม่ใช่ {wrong} เขียนตกไป",
    ),
    "misspelt_added": (
        "{right}, not {wrong}: something was added that does not belong there",
        "{right} ไม่ใช่ {wrong} เขียนเกินมา",
    ),
    "misspelt_ro_han": (
        "{right}, not {wrong}: รร and อัน sound alike and are learnt with the word",
        "{right} ไม่ใช่ {wrong} ต้องจำว่าใช้ รร หรือ ัน",
    ),
    "misspelt_am": (
        "{right}, not {wrong}: ำ and อัม sound alike and are learnt with the word",
        "{right} ไม่ใช่ {wrong} ต้องจำว่าใช้ ำ หรือ ัม",
    ),
    "misspelt_ai": (
        "{right}, not {wrong}: ไ ใ ัย and ไ-ย sound alike and are learnt with the word",
        "{right} ไม่ใช่ {wrong} ต้องจำว่าใช้ ไ ใ ัย หรือ ไ-ย",
    ),
    "misspelt_length": (
        "{right}, not {wrong}: the vowel is short in one and long in the other",
        "{right} ไม่ใช่ {wrong} ใช้สระสั้นยาวผิด",
    ),
    "title_order": ("Dictionary order", "เรียงคำตามพจนานุกรม"),
    "about_order": ("put words in the order of the dictionary", "เรียงลำดับคำตามพจนานุกรม"),
    "order": (
        "Put the words in dictionary order.",
        "จงเรียงคำต่อไปนี้ตามลำดับพจนานุกรม",
    ),
    "order_letter": (
        "{first} before {second} ({a} before {b})",
        "{first} มาก่อน {second} เพราะ {a} มาก่อน {b}",
    ),
    "order_shorter": (
        "{first} before {second} (the rest is the same and it ends first)",
        "{first} มาก่อน {second} เพราะเหมือนกันแต่จบก่อน",
    ),
    "order_marks": (
        "{first} before {second} (same letters; then the marks above decide)",
        "{first} มาก่อน {second} เพราะตัวอักษรเหมือนกัน จึงดูเครื่องหมายเหนืออักษร",
    ),
    "option_size": ("words in an item", "จำนวนคำในหนึ่งข้อ"),
    "option_near": (
        "near: words that begin alike",
        "near: คำที่ขึ้นต้นคล้ายกัน",
    ),
    "title_dictation": ("Dictation", "เขียนตามคำบอก"),
    "about_dictation": (
        "the teacher's script, and the key with what is hard in each word",
        "บทบอกคำสำหรับครู พร้อมเฉลยและจุดที่ควรระวัง",
    ),
    "dictation": (
        "Write the words that the teacher reads out.",
        "จงเขียนคำตามที่ครูบอก",
    ),
    "dictate": ("{word} [{reading}], twice", "{word} [{reading}] อ่านสองครั้ง"),
    "no_visarjani": ("{reading} is written without ะ", "{reading} ไม่ประวิสรรชนีย์"),
    "as_heard": ("{word} is written as it is heard", "{word} เขียนตรงตามเสียงที่ได้ยิน"),
    "title_missing": ("Fill what is missing", "เติมส่วนที่หายไป"),
    "about_missing": (
        "one consonant, vowel sign, tone mark or final is left out",
        "เติมพยัญชนะ สระ วรรณยุกต์ หรือตัวสะกดที่หายไป",
    ),
    "missing": (
        "Fill in what is missing, so that it is a word.",
        "จงเติมส่วนที่หายไปให้เป็นคำที่ถูกต้อง",
    ),
    "missing_which": ("{text} ({slot})", "{text} (เติม{slot})"),
    "slot_consonant": ("consonant", "พยัญชนะต้น"),
    "slot_upper": ("sign above", "สระหรือเครื่องหมายบน"),
    "slot_tone": ("tone mark", "วรรณยุกต์"),
    "slot_lower": ("vowel below", "สระล่าง"),
    "slot_final": ("final", "ตัวสะกด"),
    "because_missing": ("{word}, read {reading}", "{word} อ่านว่า [{reading}]"),
    "option_slot": ("what is left out", "ส่วนที่ให้เติม"),
    "title_scrambled": ("Letters out of order", "เรียงอักษรเป็นคำ"),
    "about_scrambled": (
        "put the cells of a word in order; every mark stays with its letter",
        "เรียงช่องอักษรให้เป็นคำ สระและวรรณยุกต์อยู่กับพยัญชนะของตน",
    ),
    "scrambled": (
        "Put the letters in order, so that they make a word.",
        "จงเรียงอักษรต่อไปนี้ให้เป็นคำ",
    ),
    "because_cells": ("{word}: {cells}", "{word}: {cells}"),
    "option_longest": ("the most cells of a word", "จำนวนช่องอักษรมากที่สุด"),
}

_GRIDS: Final = {
    "title_search": ("Word search", "ค้นหาคำ"),
    "about_search": (
        "find words among letters; every mark stays with its letter",
        "ค้นหาคำที่ซ่อนอยู่ในตาราง สระและวรรณยุกต์อยู่กับพยัญชนะของตน",
    ),
    "search": (
        "Find these {count} words in the grid. Each stands there once.",
        "จงหาคำต่อไปนี้ในตาราง {count} คำ แต่ละคำมีอยู่แห่งเดียว",
    ),
    "not_laid": (
        "These words found no room in the grid: {words}",
        "คำที่วางลงในตารางไม่ได้: {words}",
    ),
    "search_place": (
        "{word}: row {row}, column {column} {arrow}",
        "{word}: แถวที่ {row} ช่องที่ {column} {arrow}",
    ),
    "option_side": ("squares a side", "จำนวนช่องต่อด้าน"),
    "option_directions": (
        "2: across and down; 4: slanting too; 8: backwards too",
        "2: แนวนอนและแนวตั้ง; 4: เพิ่มแนวทแยง; 8: เพิ่มการเขียนย้อน",
    ),
    "title_crossword": ("Crossword", "ปริศนาอักษรไขว้"),
    "about_crossword": (
        "words that cross, with their readings or the teacher's clues",
        "คำที่ไขว้กัน บอกคำอ่านหรือคำใบ้ของครู",
    ),
    "crossword": (
        "Write one letter with its marks in each square.",
        "จงเติมอักษรลงในช่อง ช่องละหนึ่งตัวพร้อมสระและวรรณยุกต์ที่อยู่บนหรือล่าง",
    ),
    "across": ("{number} across ({cells}): {clue}", "แนวนอน {number} ({cells} ช่อง): {clue}"),
    "down": ("{number} down ({cells}): {clue}", "แนวตั้ง {number} ({cells} ช่อง): {clue}"),
    "option_clues": (
        "reading: how the word is read; jumbled: its letters out of order",
        "reading: คำอ่าน; jumbled: อักษรสลับที่",
    ),
}

_BOARDS: Final = {
    "title_rack_word": ("From the rack to a word", "ประสมตัวเบี้ยเป็นคำ"),
    "about_rack_word": (
        "make the one word that uses every tile of a rack",
        "สร้างคำโดยใช้ตัวเบี้ยบนแป้นให้ครบทุกตัว",
    ),
    "rack_word": (
        "{game}: make one word with every tile of the rack.",
        "{game}: จงสร้างคำหนึ่งคำโดยใช้ตัวเบี้ยให้ครบทุกตัว",
    ),
    "rack_which": ("{tiles} ({count} tiles)", "{tiles} ({count} ตัว)"),
    "because_rack": ("{word} is laid as {tiles}", "{word} วางเป็น {tiles}"),
    "title_bonus": ("Find the bonus play", "หาคำที่ได้แต้มพิเศษ"),
    "about_bonus": (
        "find the first word that uses enough tiles for the bonus",
        "หาคำแรกที่ลงตัวเบี้ยมากพอจะได้แต้มพิเศษ",
    ),
    "bonus": (
        "{game}: the board is empty. Find the one word with {least} tiles or more.",
        "{game}: กระดานว่าง จงหาคำที่ลงตัวเบี้ยได้ตั้งแต่ {least} ตัวขึ้นไป (มีคำเดียว)",
    ),
    "bonus_which": ("{tiles} ({least} tiles or more)", "{tiles} (ลงตั้งแต่ {least} ตัวขึ้นไป)"),
    "because_bonus": (
        "{count} tiles at once bring {bonus} more: {total} points where it scores most",
        "ลงพร้อมกัน {count} ตัว ได้แต้มพิเศษ {bonus} รวมได้ {total} แต้มในตำแหน่งที่ได้แต้มมากที่สุด",
    ),
    "title_score": ("Score the play", "คิดคะแนน"),
    "about_score": (
        "what does this play score on this board",
        "คิดคะแนนของคำที่ลงบนกระดาน",
    ),
    "score": ("{game}: what does the marked play score?", "{game}: คำที่ลงใหม่ได้กี่คะแนน"),
    "score_which": ("{word} ({move})", "{word} ({move})"),
    "score_word": ("times {factor} = {score}", "คูณ {factor} = {score}"),
    "score_bonus": ("bonus {bonus}", "แต้มพิเศษ {bonus}"),
    "score_total": ("{total} in all", "รวม {total}"),
    "option_game": ("the game whose tiles and board are used", "เกมที่ใช้ตัวเบี้ยและกระดาน"),
    "option_tiles": ("the most tiles of a rack", "จำนวนตัวเบี้ยมากที่สุด"),
    "option_board": (
        "empty: a first play; through: through a word that stands",
        "empty: คำแรกบนกระดานว่าง; through: คำที่ไขว้กับคำเดิม",
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

MESSAGES: Final = {
    **_REQUESTS,
    **_COMMON,
    **_SYLLABLES,
    **_FINALS,
    **_TONES,
    **_INITIALS,
    **_VOWELS,
    **_WORDS,
    **_GRIDS,
    **_BOARDS,
    **_MARKING,
    **_PROGRESS,
}
