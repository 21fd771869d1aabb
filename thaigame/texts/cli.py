"""Texts of the command line."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "about_thaigame": (
        "Thai word games: judge words, score plays, find plays, make exercises.",
        "เกมคำศัพท์ภาษาไทย: ตัดสินคำ คิดคะแนน ค้นหาตาเดิน และสร้างแบบฝึกหัด",
    ),
    # Commands, in the order of the table.
    "about_cells": (
        "Show how words fall into cells, and what is wrong with their spelling.",
        "แสดงการแยกคำเป็นช่อง และชี้ที่สะกดผิด",
    ),
    "about_judge": (
        "Rule whether all words of a play are acceptable.",
        "ตัดสินว่าคำทั้งหมดที่วางในตานั้นใช้ได้หรือไม่",
    ),
    "about_score": (
        "Score a play, line by line, and tell every rule it breaks.",
        "คิดคะแนนของตาเดินอย่างละเอียด และบอกกติกาทุกข้อที่ละเมิด",
    ),
    "about_best": ("Find the best plays for a rack.", "ค้นหาตาเดินที่ดีที่สุดจากเบี้ยบนแป้น"),
    "about_anagram": (
        "Find the words that use all tiles of a rack.",
        "หาคำที่ใช้เบี้ยบนแป้นครบทุกตัว",
    ),
    "about_build": (
        "Find the words that a rack can make with some of its tiles.",
        "หาคำที่สร้างได้จากเบี้ยบางส่วนบนแป้น",
    ),
    "about_pattern": ("Find the words that fit a pattern.", "หาคำที่ตรงกับรูปแบบ"),
    "about_hooks": (
        "Find what can be put before or after a word to make another.",
        "หาตัวอักษรที่เติมหน้าหรือหลังคำแล้วได้คำใหม่",
    ),
    "about_extend": ("Find the words that a word can grow into.", "หาคำที่ต่อขยายจากคำที่ให้"),
    "about_stems": (
        "Find, for each added tile, the words that a stem makes with it.",
        "หาคำที่ชุดตัวอักษรหลักสร้างได้เมื่อเติมเบี้ยทีละตัว",
    ),
    "about_containing": ("Find the words that contain a word.", "หาคำที่มีคำที่ให้อยู่ข้างใน"),
    "about_leave": (
        "Tell what the tiles kept on the rack are worth.",
        "ประเมินค่าของเบี้ยที่เหลือบนแป้น",
    ),
    "about_selfplay": (
        "Let the computer play games against itself.",
        "ให้คอมพิวเตอร์เล่นกันเองหลายเกม",
    ),
    "about_replay": (
        "Check a game record event by event.",
        "ตรวจบันทึกการแข่งขันทีละเหตุการณ์",
    ),
    "about_perft": (
        "Count all plays of a position, to compare generators.",
        "นับตาเดินทั้งหมดของตำแหน่งหนึ่ง เพื่อเทียบตัวสร้างตาเดิน",
    ),
    "about_spell": (
        "Take words apart into syllables, vowels, classes and tones.",
        "แจกคำเป็นพยางค์ สระ หมวดอักษร มาตรา และวรรณยุกต์",
    ),
    "about_drill": ("Make exercises with an answer key.", "สร้างแบบฝึกหัดพร้อมเฉลย"),
    "about_lexicon": (
        "List the word lists, tell about one, check one of your own.",
        "แสดงรายการคลังคำ ข้อมูลของคลังคำ และตรวจคลังคำของท่านเอง",
    ),
    "about_layouts": (
        "List the games, show one, check a game file of your own.",
        "แสดงรายการเกม ดูเกม และตรวจไฟล์เกมของท่านเอง",
    ),
    "about_lexicon_list": ("List the word lists.", "แสดงรายการคลังคำ"),
    "about_lexicon_info": (
        "Tell where a word list comes from and what it holds.",
        "แสดงที่มาและเนื้อหาของคลังคำ",
    ),
    "about_lexicon_check": (
        "Read a word list of your own and tell every faulty line.",
        "อ่านคลังคำของท่านและบอกบรรทัดที่ผิดทุกบรรทัด",
    ),
    "about_layouts_list": ("List the games.", "แสดงรายการเกม"),
    "about_layouts_check": (
        "Read a game file of your own and tell every fault.",
        "อ่านไฟล์เกมของท่านและบอกข้อผิดพลาดทุกข้อ",
    ),
    "about_layouts_show": (
        "Show a game's board, tiles and rule options, and their sources.",
        "แสดงกระดาน เบี้ย ตัวเลือกกติกา และแหล่งที่มาของเกม",
    ),
    "about_show": (
        "Show a position as text, or draw it as SVG or HTML.",
        "แสดงกระดานเป็นข้อความ หรือวาดเป็น SVG หรือ HTML",
    ),
    "about_demo": (
        "Judge some words and score some plays, with the board shown.",
        "สาธิตการตัดสินคำและคิดคะแนน พร้อมแสดงกระดาน",
    ),
    "about_play": ("Play a game in the terminal.", "เล่นเกมในหน้าต่างคำสั่ง"),
    "about_serve": (
        "Open the pages for players, teachers and referees in the browser.",
        "เปิดหน้าเว็บสำหรับผู้เล่น ครู และกรรมการ",
    ),
    # Headings and options of the help.
    "heading_usage": ("Usage", "วิธีใช้"),
    "heading_options": ("Options", "ตัวเลือก"),
    "heading_commands": ("Commands", "คำสั่ง"),
    "option_help": ("Show this text.", "แสดงข้อความนี้"),
    "option_lang": ("Language of all texts.", "ภาษาของข้อความทั้งหมด"),
    "option_version": (
        "Show the version and the kernel in use.",
        "แสดงรุ่นของโปรแกรมและแกนคำนวณที่ใช้อยู่",
    ),
    "option_json": ("Answer with one JSON document.", "ตอบเป็นเอกสาร JSON หนึ่งฉบับ"),
    "option_jsonl": (
        "Read one request a line, write one JSON answer a line.",
        "อ่านคำขอบรรทัดละหนึ่งรายการ และตอบเป็น JSON บรรทัดละหนึ่งคำตอบ",
    ),
    "option_game": (
        "The game: kumkom, crossing, primary, crossword, scrabble, or a game file.",
        "เกม: kumkom, crossing, primary, crossword, scrabble หรือไฟล์เกม",
    ),
    "option_lexicon": (
        "Another word list than the game's own: a name or a file.",
        "ใช้คลังคำอื่นแทนคลังคำของเกม: ชื่อหรือไฟล์",
    ),
    "option_position": (
        "The position before the play; the empty board unless said.",
        "ตำแหน่งก่อนวาง ถ้าไม่ระบุคือกระดานว่าง",
    ),
    "option_picture": (
        "Draw it to this file, whose suffix is .svg or .html; - writes SVG to standard output.",
        "วาดลงไฟล์นี้ นามสกุล .svg หรือ .html หรือ - เพื่อส่ง SVG ออกทางเอาต์พุตมาตรฐาน",
    ),
    "option_record": (
        "Show the score sheet of this game record, GCG or JSON.",
        "แสดงใบบันทึกคะแนนของไฟล์บันทึกเกมนี้ (GCG หรือ JSON)",
    ),
    "record_alone": (
        "--record names its game itself; leave out --game and --position.",
        "ไฟล์ใน --record ระบุเกมไว้แล้ว ไม่ต้องใส่ --game หรือ --position",
    ),
    "option_square": (
        "Width of a square in an SVG, in millimetres.",
        "ความกว้างของช่องในไฟล์ SVG หน่วยเป็นมิลลิเมตร",
    ),
    "picture_suffix": (
        "{name}: a picture is written to a file that ends in .svg or .html.",
        "{name}: ไฟล์ภาพต้องลงท้ายด้วย .svg หรือ .html",
    ),
    "option_sara_am": (
        "ำ as one cell (whole) or as ํ and า (split).",
        "นับ ำ เป็นหนึ่งช่อง (whole) หรือแยกเป็น ํ กับ า (split)",
    ),
    "option_explain": (
        "Tell about each word; not for the players' eyes.",
        "อธิบายทีละคำ (ไม่ให้ผู้เล่นเห็น)",
    ),
    "option_strict": (
        "Refuse words typed in another order of marks instead of reading them.",
        "ไม่รับคำที่พิมพ์เครื่องหมายผิดลำดับ แทนที่จะอ่านให้ถูก",
    ),
    "option_log": ("Append every ruling to this file.", "บันทึกคำตัดสินทุกครั้งต่อท้ายไฟล์นี้"),
    # drill
    "about_kit": (
        "Print a game's board, tiles and paper marks at true size.",
        "พิมพ์กระดาน เบี้ย และเบี้ยกระดาษของเกมเท่าขนาดจริง",
    ),
    "option_list_drills": ("List the kinds of drill.", "แสดงชนิดของแบบฝึกหัด"),
    "option_count": ("How many items (1 to 200).", "จำนวนข้อ (1 ถึง 200)"),
    "option_level": ("School year, 1 (ป.1) to 6.", "ระดับชั้น 1 (ป.1) ถึง 6"),
    "option_words": (
        "Your own words: a text, CSV or XLSX file.",
        "รายการคำของครู เป็นไฟล์ข้อความ CSV หรือ XLSX",
    ),
    "option_seed": ("The same seed gives the same sheet.", "ใช้เลขเดิมจะได้แบบฝึกหัดเดิม"),
    "option_set": (
        "A setting of the kind, as --list shows them; may be repeated.",
        "ค่าปรับของชนิดแบบฝึกหัดตามที่ --list แสดง ใช้ซ้ำได้",
    ),
    "option_sheet_lang": ("Language of the sheet.", "ภาษาของแบบฝึกหัด"),
    "option_allow_unfit": (
        "Do not leave out words that are not fit for class.",
        "ไม่ตัดคำที่ไม่เหมาะกับห้องเรียนออก",
    ),
    "option_sheet_file": (
        "Write the sheet: .pdf .html .docx .apkg .tsv .xlsx or .gift.",
        "เขียนแบบฝึกหัดลงไฟล์ .pdf .html .docx .apkg .tsv .xlsx หรือ .gift",
    ),
    "option_school": ("The school's name, above the title.", "ชื่อโรงเรียน เหนือชื่อแบบฝึกหัด"),
    "option_unit": ("The unit, in the sheet's head.", "หน่วยที่ ในหัวแบบฝึกหัด"),
    "option_digits": ("Thai or Arabic numerals.", "เลขไทยหรือเลขอารบิก"),
    "option_kit_file": ("The PDF to write.", "ไฟล์ PDF ที่จะเขียน"),
    "option_kit_square": (
        "Side of a square of the board in millimetres (8 to 40).",
        "ด้านของช่องบนกระดานเป็นมิลลิเมตร (8 ถึง 40)",
    ),
    "made_sheet": ("items: {count}, seed: {seed}", "จำนวนข้อ: {count} เลขสุ่ม: {seed}"),
    "list_line": ("line {line}: {why}", "บรรทัดที่ {line}: {why}"),
    "not_a_setting": (
        "“{value}” is no setting; write NAME=VALUE.",
        "“{value}” ไม่ใช่ค่าปรับ ให้เขียนเป็น ชื่อ=ค่า",
    ),
    "column_kind": ("kind", "ชนิด"),
    "column_grade": ("from", "เริ่ม"),
    "column_drill": ("title", "ชื่อ"),
    "column_settings": ("settings", "ค่าปรับ"),
    # study
    "option_board": (
        "Count in N letters that stand on the board.",
        "นับรวมตัวอักษรบนกระดานอีก N ตัว",
    ),
    "option_likely": (
        "Put the words first whose tiles are likeliest to be drawn.",
        "เรียงคำที่มีโอกาสจับเบี้ยได้มากที่สุดไว้ก่อน",
    ),
    "option_any_marks": (
        "Let a letter without marks fit it under any marks.",
        "ให้ตัวอักษรที่ไม่มีเครื่องหมายแทนตัวที่มีเครื่องหมายใดก็ได้",
    ),
    "option_rack": (
        "Only words whose added letters this rack can make.",
        "เฉพาะคำที่ต่อได้ด้วยเบี้ยบนแป้นนี้",
    ),
    "count_words": ("words: {count}", "จำนวนคำ: {count}"),
    # cells
    "cells_of": ("cells of {word}: {count}", "จำนวนช่องของ {word}: {count}"),
    "column_cell": ("cell", "ช่อง"),
    "column_base": ("base", "กลาง"),
    "column_lower": ("lower", "ล่าง"),
    "column_upper": ("upper", "บน"),
    "column_tone": ("tone", "วรรณยุกต์"),
    # score
    "two_games": (
        "The game asked for is {asked}, but the position is one of {named}.",
        "เกมที่ระบุคือ {asked} แต่ตำแหน่งเป็นของเกม {named}",
    ),
    "column_square": ("square", "ช่อง"),
    "column_shown": ("tile", "เบี้ย"),
    "column_points": ("points", "แต้ม"),
    "column_premium": ("premium", "ช่องพิเศษ"),
    "column_value": ("value", "ได้"),
    "word_score": ("{word}: {score}", "{word}: {score}"),
    "bonus": ("bonus: {bonus}", "โบนัส: {bonus}"),
    "total": ("score: {score}", "คะแนนรวม: {score}"),
    "legal": ("✓ a legal play", "✓ ถูกกติกา"),
    "illegal": ("✗ not a legal play", "✗ ไม่ถูกกติกา"),
    "premium_letter": ("letter", "อักษร"),
    "premium_word": ("word", "คำ"),
    # replay
    "one_input": (
        "Only one of the two can be read from standard input.",
        "อ่านจากข้อมูลเข้ามาตรฐานได้เพียงอย่างเดียว",
    ),
    "replay_title": ("{game}, events: {events}", "{game} จำนวนเหตุการณ์: {events}"),
    "replay_notes": ("Left open by the record: {count}", "สิ่งที่บันทึกไม่ได้ระบุ: {count}"),
    "replay_differences": ("Differences: {count}", "จุดที่ไม่ตรงกับกติกา: {count}"),
    "replay_line": ("  line {line}: {text}", "  บรรทัด {line}: {text}"),
    "replay_whole": ("  {text}", "  {text}"),
    "replay_right": ("✓ nothing in the record is wrong", "✓ ไม่พบข้อผิดพลาดในบันทึก"),
    "replay_wrong": ("✗ the record is not right", "✗ บันทึกไม่ถูกต้อง"),
    # demo
    "demo_judging": ("Judging words: {game}", "ตัดสินคำ: {game}"),
    "demo_play": ("{game}, play {number}: {move}", "{game} ตาที่ {number}: {move}"),
    "demo_more": (
        "Go on with: thaigame --help",
        "ดูคำสั่งอื่นได้ด้วย: thaigame --help",
    ),
    # lexicon
    "option_reason": (
        "With --game: the words that cannot be laid for this reason.",
        "ใช้กับ --game: แสดงคำที่วางไม่ได้ด้วยเหตุผลนี้",
    ),
    "column_name": ("name", "ชื่อ"),
    "column_words": ("words", "จำนวนคำ"),
    "column_authority": ("authority", "อำนาจตัดสิน"),
    "column_edition": ("edition", "ฉบับ"),
    "column_reason": ("reason", "เหตุผล"),
    "column_example": ("example", "ตัวอย่าง"),
    "authority_official": ("official", "ฉบับทางการ"),
    "authority_stand-in": ("stand-in", "ใช้แทน"),
    "authority_none": ("none", "ไม่มี"),
    "fact_edition": ("edition", "ฉบับ"),
    "fact_size": ("words", "จำนวนคำ"),
    "fact_sha256": ("sha256", "sha256"),
    "fact_licence": ("licence", "สัญญาอนุญาต"),
    "fact_source": ("source", "แหล่งที่มา"),
    "fact_min_length": ("from cells", "ตั้งแต่ (ช่อง)"),
    "fact_max_length": ("to cells", "ถึง (ช่อง)"),
    "fact_authority": ("authority", "อำนาจตัดสิน"),
    "lexicon_title": ("{name}: {count} words", "{name}: {count} คำ"),
    "lexicon_playable": (
        "Words that can be laid in {game}: {count}. Those that cannot:",
        "คำที่วางได้ในเกม {game}: {count} คำ คำที่วางไม่ได้มีดังนี้",
    ),
    "lexicon_report": (
        (
            "{name}: {encoding}, {lines} lines, {words} words; {repeated} repeated, "
            "{changed} read in another form, {faulty} faulty lines"
        ),
        (
            "{name}: {encoding} {lines} บรรทัด {words} คำ ซ้ำ {repeated} คำ "
            "ปรับรูป {changed} คำ บรรทัดผิด {faulty} บรรทัด"
        ),
    ),
    "line_changed": (
        "  line {line}: {typed} read as {taken}",
        "  บรรทัด {line}: อ่าน {typed} เป็น {taken}",
    ),
    "line_faulty": ("  line {line}: {text}: {reason}", "  บรรทัด {line}: {text}: {reason}"),
    "lines_more": ("  and {count} more", "  และอีก {count} บรรทัด"),
    # layouts
    "column_title": ("game", "เกม"),
    "column_board": ("board", "กระดาน"),
    "column_tiles": ("tiles", "เบี้ย"),
    "column_lexicon": ("word list", "คลังคำ"),
    "column_reconstructed": ("reconstructed", "ส่วนที่สร้างขึ้นใหม่"),
    "layout_valid": ("{file}: a whole game, {name}", "{file}: เป็นเกมที่สมบูรณ์ ชื่อ {name}"),
    "layout_tiles": (
        "{count} tiles; each with its number and its points",
        "เบี้ย {count} ตัว แต่ละแบบบอกจำนวนและคะแนน",
    ),
    "table_board": ("Board", "กระดาน"),
    "table_tiles": ("Tiles", "เบี้ย"),
    "table_points": ("Points", "คะแนน"),
    "table_rules": ("Rules", "กติกา"),
    "provenance_seed": ("as the rule sheet prints it", "ตามเอกสารกติกา"),
    "provenance_public": ("as public sources show it", "ตามแหล่งข้อมูลสาธารณะ"),
    "provenance_reconstructed": (
        "reconstructed, no source prints it",
        "สร้างขึ้นใหม่ เพราะไม่มีแหล่งใดระบุไว้",
    ),
    # version
    "kernel_native": ("native kernel", "แกนคำนวณแบบคอมไพล์"),
    "kernel_python": ("kernel in plain Python", "แกนคำนวณแบบไพทอนล้วน"),
    # What can be wrong with a call.
    "no_such_command": (
        "There is no command {name}. There is: {known}.",
        "ไม่มีคำสั่ง {name} คำสั่งที่มีคือ {known}",
    ),
    "missing_command": ("A command is missing. There is: {known}.", "ขาดคำสั่ง คำสั่งที่มีคือ {known}"),
    "no_such_option": (
        "There is no option {name}. --help shows the options.",
        "ไม่มีตัวเลือก {name} ดูตัวเลือกได้ด้วย --help",
    ),
    "missing": (
        "{name} is missing. --help shows how the command is called.",
        "ขาด {name} ดูวิธีใช้คำสั่งได้ด้วย --help",
    ),
    "not_a_choice": (
        "{value} is not possible here. Possible: {choices}.",
        "ใช้ {value} ตรงนี้ไม่ได้ ใช้ได้เฉพาะ {choices}",
    ),
    "not_a_number": ("{value} is not a whole number.", "{value} ไม่ใช่จำนวนเต็ม"),
    "out_of_range": ("{value} is not possible here: {limit}.", "ใช้ {value} ตรงนี้ไม่ได้ {limit}"),
    "at_least": ("at least {least}", "ต้องไม่น้อยกว่า {least}"),
    "between": ("from {least} to {most}", "ต้องอยู่ระหว่าง {least} ถึง {most}"),
    "usage": (
        "This call cannot be understood ({reason}). --help shows how it is done.",
        "ไม่เข้าใจคำสั่งนี้ ({reason}) ดูวิธีใช้ได้ด้วย --help",
    ),
    "file": ("The file {name} cannot be used: {reason}.", "ใช้ไฟล์ {name} ไม่ได้: {reason}"),
    "not_utf8": (
        "Standard input is not UTF-8 text (byte {at}).",
        "ข้อมูลเข้ามาตรฐานไม่ใช่ข้อความ UTF-8 (ไบต์ที่ {at})",
    ),
    "too_long": (
        "A word of {length} characters is none; at most {longest} are read.",
        "คำที่ยาว {length} อักขระไม่ใช่คำ อ่านได้ไม่เกิน {longest} อักขระ",
    ),
    "bad_request": (
        "This line is neither words nor a JSON list of words: {line}",
        "บรรทัดนี้ไม่ใช่คำ และไม่ใช่รายการคำแบบ JSON: {line}",
    ),
    "internal": (
        "The program met a fault of its own ({kind}: {reason}). Please report it.",
        "โปรแกรมขัดข้องภายใน ({kind}: {reason}) โปรดแจ้งผู้พัฒนา",
    ),
}
