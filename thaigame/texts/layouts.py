"""Texts about layout files: their faults, and the colours of premium squares."""

from __future__ import annotations

from typing import Final

MESSAGES: Final[dict[str, tuple[str, str]]] = {
    # The file as a whole.
    "this_text": ("the text given", "ข้อความที่ให้มา"),
    "faults": (
        "{file} cannot be used as a game: {count} fault(s).",
        "ใช้ {file} เป็นเกมไม่ได้ พบข้อผิดพลาด {count} แห่ง",
    ),
    "unknown_game": (
        '"{name}" is no game here. Games: {names}; or give the path of a layout file.',
        "ไม่มีเกมชื่อ “{name}” เกมที่มีคือ {names} หรือระบุที่อยู่ของไฟล์เกมก็ได้",
    ),
    "unreadable": ("{file} cannot be read: {reason}.", "อ่าน {file} ไม่ได้: {reason}"),
    "too_large": (
        "{file} is larger than {most} bytes; that is no layout file.",
        "{file} ใหญ่กว่า {most} ไบต์ จึงไม่ใช่ไฟล์เกม",
    ),
    "binary": (
        "{file} is no text (a zero byte at {at}); a layout file is TOML text in UTF-8.",
        "{file} ไม่ใช่ข้อความ (พบไบต์ศูนย์ที่ตำแหน่ง {at}) ไฟล์เกมต้องเป็นข้อความ TOML รหัส UTF-8",
    ),
    "not_utf8": (
        "{file} is not in UTF-8 (line {line}); save it as UTF-8.",
        "{file} ไม่ได้ใช้รหัส UTF-8 (บรรทัด {line}) โปรดบันทึกเป็น UTF-8",
    ),
    "not_toml": (
        "{file} is no TOML: line {line} cannot be read.",
        "{file} ไม่ใช่ TOML: อ่านบรรทัด {line} ไม่ได้",
    ),
    "syntax": (
        "line {line}: cannot be read: {text} (write key = value, texts in quotes, each key once)",
        "บรรทัด {line}: อ่านไม่ได้: {text} (เขียน ชื่อ = ค่า ข้อความอยู่ในอัญประกาศ ชื่อไม่ซ้ำ)",
    ),
    "too_deep": (
        "{file} nests its values too deeply to be a layout file.",
        "{file} ซ้อนค่าลึกเกินกว่าจะเป็นไฟล์เกม",
    ),
    "extends": (
        'only a bundled game can be extended, and "{name}" is none: {names}.',
        "ต่อยอดได้เฉพาะเกมที่มากับชุดนี้ “{name}” ไม่ใช่ เกมที่มีคือ {names}",
    ),
    "extends_twice": (
        "{name} itself extends {base}; extend {base} instead.",
        "{name} ต่อยอดจาก {base} อยู่แล้ว ให้ต่อยอดจาก {base} โดยตรง",
    ),
    # Where a fault stands.
    "at_line": ("line {line}, {place}: {what}", "บรรทัด {line}, {place}: {what}"),
    "at_place": ("{place}: {what}", "{place}: {what}"),
    # Keys and values of any table.
    "missing_table": ("the table [{table}] is missing.", "ไม่มีตาราง [{table}]"),
    "not_a_table": ("must be a table, not {value}.", "ต้องเป็นตาราง ไม่ใช่ {value}"),
    "missing_key": ("{key} is missing.", "ไม่ได้ระบุ {key}"),
    "unknown_key": (
        "there is no key {key} here; possible are {keys}.",
        "ไม่มีชื่อ {key} ในตารางนี้ ชื่อที่ใช้ได้คือ {keys}",
    ),
    "unknown_key_near": (
        "there is no key {key} here; is {near} meant?",
        "ไม่มีชื่อ {key} ในตารางนี้ หมายถึง {near} หรือไม่",
    ),
    "not_whole": (
        "must be a whole number from {least} to {most}, not {value}.",
        "ต้องเป็นจำนวนเต็มตั้งแต่ {least} ถึง {most} ไม่ใช่ {value}",
    ),
    "not_a_choice": (
        "must be one of {choices}, not {value}.",
        "ต้องเป็นค่าหนึ่งใน {choices} ไม่ใช่ {value}",
    ),
    "not_text": ("must be a text in quotes, not {value}.", "ต้องเป็นข้อความในอัญประกาศ ไม่ใช่ {value}"),
    "not_texts": (
        "must be a list of texts in quotes, not {value}.",
        "ต้องเป็นรายการข้อความในอัญประกาศ ไม่ใช่ {value}",
    ),
    "twice": ("{value} stands here twice.", "{value} ปรากฏซ้ำ"),
    "not_a_flag": ("must be true or false, not {value}.", "ต้องเป็น true หรือ false ไม่ใช่ {value}"),
    "name_form": (
        "must be small Latin letters, digits and hyphens, not {value}.",
        "ต้องใช้อักษรละตินตัวเล็ก ตัวเลข และยัติภังค์เท่านั้น ไม่ใช่ {value}",
    ),
    "no_note": (
        "what is reconstructed needs a note that says how it was derived.",
        "ส่วนที่สร้างขึ้นใหม่ (reconstructed) ต้องมี note บอกวิธีที่ได้มา",
    ),
    # The board.
    "rows_form": (
        "must be {fewest} to {most} rows of {fewest} to {most} squares, not {value}.",
        "ต้องมี {fewest} ถึง {most} แถว แถวละ {fewest} ถึง {most} ช่อง ไม่ใช่ {value}",
    ),
    "ragged": (
        "this row has {found} squares, the first one has {columns}.",
        "แถวนี้มี {found} ช่อง แต่แถวแรกมี {columns} ช่อง",
    ),
    "no_legend": (
        '"{ch}" on {square} is not in the legend (a plain square is ".").',
        "“{ch}” ที่ช่อง {square} ไม่มีในคำอธิบายสัญลักษณ์ (ช่องธรรมดาใช้ “.”)",
    ),
    "legend_key": (
        'a sign of the legend is one character, and not ".": "{key}" is none.',
        "สัญลักษณ์ต้องเป็นอักขระตัวเดียวที่ไม่ใช่ “.” จึงใช้ “{key}” ไม่ได้",
    ),
    "centre": (
        '"{centre}" is no square of this board (A1 to {last}).',
        "“{centre}” ไม่ใช่ช่องบนกระดานนี้ (A1 ถึง {last})",
    ),
    # The tiles.
    "no_kinds": (
        "must be a list of tiles, not {value}: {{ name, count, points }} each.",
        "ต้องเป็นรายการเบี้ย ไม่ใช่ {value} แต่ละรายการคือ {{ name, count, points }}",
    ),
    "kind_twice": (
        "the tile {name} stands in the list twice; give it one line with the whole count.",
        "เบี้ย {name} อยู่ในรายการสองครั้ง ให้รวมจำนวนไว้ในบรรทัดเดียว",
    ),
    "face_twice": (
        "the tile {name} has the same face twice.",
        "เบี้ย {name} มีหน้าเดียวกันสองครั้ง",
    ),
    "not_a_face": (
        '"{face}" is no face of a tile: a letter, a lower vowel, or an upper vowel with its tone.',
        "“{face}” เป็นหน้าเบี้ยไม่ได้ หน้าเบี้ยคืออักษร สระล่าง หรือสระบนกับวรรณยุกต์ของมัน",
    ),
    "not_thai": (
        '"{face}" is not Thai, the script of this game.',
        "“{face}” ไม่ใช่อักษรไทยซึ่งเป็นอักษรของเกมนี้",
    ),
    "not_latin": (
        '"{face}" is no Latin capital, the script of this game.',
        "“{face}” ไม่ใช่อักษรละตินตัวใหญ่ซึ่งเป็นอักษรของเกมนี้",
    ),
    "no_tier": (
        '"{face}" lies on the tier {tier}, and this game has tiles on {tiers} only.',
        "“{face}” อยู่ชั้น {tier} แต่เกมนี้มีเบี้ยเฉพาะชั้น {tiers}",
    ),
    "points_count": (
        "{name} has {faces} faces and {given} points; give one figure, or one a face.",
        "{name} มี {faces} หน้าแต่ให้คะแนน {given} ค่า ให้ค่าเดียวหรือหน้าละค่า",
    ),
    "no_wild": (
        'there is no tile "?" that could stand for these.',
        "ไม่มีเบี้ย “?” ที่จะใช้แทนตัวเหล่านี้",
    ),
    "total": (
        "the file says {total} tiles, its list makes {found}.",
        "ไฟล์ระบุว่ามีเบี้ย {total} ตัว แต่รายการรวมได้ {found} ตัว",
    ),
    "sum": (
        "the file says {sum} points in all, its tiles make {found} (each by its dearer face).",
        "ไฟล์ระบุว่ามี {sum} คะแนน แต่เบี้ยรวมได้ {found} คะแนน (นับหน้าที่มีคะแนนสูงกว่า)",
    ),
    # The rules.
    "bonus_form": (
        "must be a table from tiles played to points, such as {{ 7 = 50 }}, not {value}.",
        "ต้องเป็นตารางจากจำนวนเบี้ยที่ลงไปเป็นคะแนน เช่น {{ 7 = 50 }} ไม่ใช่ {value}",
    ),
    "bonus_over_rack": (
        "a bonus for {tiles} tiles can never be earned with a rack of {rack}.",
        "โบนัสสำหรับ {tiles} ตัวไม่มีวันได้ เพราะแป้นมี {rack} ตัว",
    ),
    "span_form": (
        "must be a fewest and a most, such as [2, 4], not {value}.",
        "ต้องเป็นจำนวนน้อยที่สุดและมากที่สุด เช่น [2, 4] ไม่ใช่ {value}",
    ),
    "no_base_tier": (
        "every game has tiles on the tier base.",
        "ทุกเกมต้องมีเบี้ยในชั้น base",
    ),
    "not_a_mark": (
        '"{mark}" is no mark that can stand on a letter.',
        "“{mark}” ไม่ใช่เครื่องหมายที่วางบนหรือใต้อักษรได้",
    ),
    "mark_on_tiles": (
        '"{mark}" cannot be a free paper mark: the tier {tier} holds tiles.',
        "“{mark}” เป็นเบี้ยกระดาษไม่ได้ เพราะชั้น {tier} ใช้เบี้ยจากถุง",
    ),
    "first_play": (
        "a first play of {squares} squares does not fit: the longest line has {longest}.",
        "คำแรก {squares} ช่องวางไม่ได้ เพราะแนวที่ยาวที่สุดมี {longest} ช่อง",
    ),
    "no_doubler": ('no tile shows "{face}".', "ไม่มีเบี้ยตัวใดเป็น “{face}”"),
    "no_such_face": ('no tile shows "{face}".', "ไม่มีเบี้ยตัวใดเป็น “{face}”"),
    "few_tiles": (
        "{total} tiles do not fill the racks: {players} players with {rack} each.",
        "เบี้ย {total} ตัวไม่พอสำหรับผู้เล่น {players} คน คนละ {rack} ตัว",
    ),
    # What an option takes.
    "form_whole": ("number {least} to {most}", "จำนวน {least} ถึง {most}"),
    "form_flag": ("`true` or `false`", "`true` หรือ `false`"),
    "form_choice": ("one of {choices}", "ค่าหนึ่งใน {choices}"),
    "form_choices": ("list of {choices}", "รายการจาก {choices}"),
    "form_text": ("text", "ข้อความ"),
    "form_texts": ("list of texts", "รายการข้อความ"),
    "form_letters": ("text, each character once", "ข้อความที่อักขระไม่ซ้ำกัน"),
    "form_bonus": ("table, `{{ 7 = 50 }}`", "ตาราง `{{ 7 = 50 }}`"),
    "form_span": ("two numbers, `[2, 4]`", "จำนวนสองค่า `[2, 4]`"),
    # Colours of premium squares.
    "colour_red": ("red", "แดง"),
    "colour_pink": ("pink", "ชมพู"),
    "colour_orange": ("orange", "ส้ม"),
    "colour_yellow": ("yellow", "เหลือง"),
    "colour_green": ("green", "เขียว"),
    "colour_light_blue": ("light blue", "ฟ้า"),
    "colour_blue": ("blue", "น้ำเงิน"),
    "colour_dark_blue": ("dark blue", "น้ำเงิน"),
    "colour_purple": ("purple", "ม่วง"),
}
