"""Texts about moves, racks, positions and records that cannot be read."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    # moves
    "no_move": (
        "“{text}” is no move. Write 8D WORD (across), D8 WORD (down), pass, or exchange TILES.",
        (
            "“{text}” ไม่ใช่การเดิน ให้เขียนเป็น 8D คำ (แนวนอน) D8 คำ (แนวตั้ง) "
            "pass (ผ่าน) หรือ exchange เบี้ย (เปลี่ยนเบี้ย)"
        ),
    ),
    "no_word": (
        "{place} names a square, but no word follows. Write for example {place} WORD.",
        "{place} บอกช่องแล้ว แต่ยังไม่มีคำ ให้เขียนคำต่อท้าย เช่น {place} คำ",
    ),
    "space_in_word": (
        "A play is one word; take the space out of it.",
        "การลงหนึ่งครั้งเขียนเป็นคำเดียว ให้ลบช่องว่างในคำออก",
    ),
    "lower_case": (
        (
            "Did you mean {capitals}? A lower-case letter stands for a blank; "
            "if these are all blanks, write {blanks}."
        ),
        "ต้องการเขียน {capitals} ใช่หรือไม่ ตัวพิมพ์เล็กหมายถึงเบี้ยว่าง ถ้าเป็นเบี้ยว่างทุกตัวให้เขียน {blanks}",
    ),
    "after_pass": (
        "Nothing follows a pass, but here stands “{text}”.",
        "หลังคำว่าผ่านต้องไม่มีอะไรต่อท้าย แต่มี “{text}”",
    ),
    "exchange_what": (
        "Name the tiles to exchange, for example: exchange ABC.",
        "ต้องบอกเบี้ยที่จะเปลี่ยน เช่น exchange กขค",
    ),
    "off_board": (
        "{place} is off the board; its squares are {board}.",
        "{place} อยู่นอกกระดาน กระดานนี้มีช่อง {board}",
    ),
    "runs_off": (
        "The word has {cells} cells, but from {place} only {room} fit on the board.",
        "คำนี้มี {cells} ช่อง แต่จาก {place} เหลือเพียง {room} ช่องบนกระดาน",
    ),
    "cannot_write": (
        "This play cannot be written: it lays nothing on one line of the board without a gap.",
        "เขียนการลงนี้ไม่ได้ เพราะไม่ได้ลงต่อเนื่องในแนวเดียวกันบนกระดาน",
    ),
    # cells
    "dot_on_empty": (
        "{square}: a dot stands for a cell already there, but the square is empty.",
        "{square}: จุดหมายถึงตัวอักษรที่มีอยู่แล้ว แต่ช่องนี้ว่าง",
    ),
    "not_what_stands": (
        "{square}: {cell} stands there. Write a dot or {cell}, then + and what the play adds.",
        "{square}: ในช่องมี {cell} อยู่แล้ว ให้เขียนจุดหรือ {cell} แล้วตามด้วย + กับสิ่งที่เติม",
    ),
    "mark_there": (
        "{square}: a mark already has that place. To change it, write the whole cell: {whole}.",
        "{square}: ตำแหน่งนั้นมีเครื่องหมายอยู่แล้ว ถ้าจะเปลี่ยนให้เขียนทั้งช่อง: {whole}",
    ),
    "mark_on_nothing": (
        "The mark {mark} needs a letter or a dot before it.",
        "เครื่องหมาย {mark} ต้องมีตัวอักษรหรือจุดนำหน้า",
    ),
    "mark_twice": (
        "The mark {mark} is one too many: a cell has one mark of a sort.",
        "เครื่องหมาย {mark} เกินมา หนึ่งช่องมีเครื่องหมายชนิดเดียวกันได้ตัวเดียว",
    ),
    "one_tile_a_tier": (
        "One tile a tier: {mark} must be on the tile before it; write ? or the bracket once.",
        "หนึ่งชั้นวางเบี้ยได้ตัวเดียว {mark} ต้องอยู่บนเบี้ยตัวเดียวกับตัวก่อนหน้า ให้เขียน ? หรือวงเล็บเพียงครั้งเดียว",
    ),
    "marks_are_paper": (
        "{mark} is a paper mark here and takes no tile; write it without ? or bracket.",
        "ในเกมนี้ {mark} เป็นเบี้ยกระดาษ ไม่ต้องใช้เบี้ย ให้เขียนโดยไม่มี ? หรือวงเล็บ",
    ),
    "plus_missing": (
        "What a play adds to a standing cell comes after a plus: .+{mark}",
        "สิ่งที่เติมลงในช่องที่มีอยู่แล้วต้องเขียนหลังเครื่องหมายบวก: .+{mark}",
    ),
    "plus_on_nothing": (
        "A + needs a cell before it: .+ and what is added.",
        "ก่อนเครื่องหมาย + ต้องมีช่องที่จะเติม เช่น .+ แล้วตามด้วยสิ่งที่เติม",
    ),
    "plus_twice": (
        "One + in a cell is enough; write all that is added after it.",
        "หนึ่งช่องใช้ + ครั้งเดียว ให้เขียนสิ่งที่เติมทั้งหมดต่อกัน",
    ),
    "plus_of_what": (
        "After a + comes the mark or tier that the play adds.",
        "หลังเครื่องหมาย + ต้องมีเครื่องหมายหรือเบี้ยที่เติม",
    ),
    "blank_of_what": (
        "After ? comes the letter that the blank stands for, not “{then}”: for example ?ก.",
        "หลัง ? ต้องเป็นตัวอักษรที่เบี้ยว่างใช้แทน ไม่ใช่ “{then}” เช่น ?ก",
    ),
    "sara_am_apart": (
        "In this game ำ is two tiles, ํ and า: put the ? before the one that the wild tile makes.",
        "ในเกมนี้ ำ คือเบี้ยสองตัว ํ กับ า ให้ใส่ ? หน้าตัวที่ใช้เบี้ยแก้วสารพัดนึก",
    ),
    # tiles
    "no_face": (
        "No tile of this game shows {face}.",
        "ไม่มีเบี้ยใดในเกมนี้ที่เป็น {face}",
    ),
    "which_tile": (
        "More than one tile shows {face}; write which: {choices}",
        "มีเบี้ยมากกว่าหนึ่งชนิดที่เป็น {face} ให้ระบุว่าเป็นตัวใด: {choices}",
    ),
    "write_instead": (
        "{face} cannot be made that way here; write {choices}",
        "ทำ {face} ด้วยวิธีนั้นไม่ได้ ให้เขียน {choices}",
    ),
    "bracket_open": (
        "A bracket [ is not closed; write ] after the tile.",
        "วงเล็บ [ ยังไม่ปิด ให้ใส่ ] หลังชื่อเบี้ย",
    ),
    "bracket_form": (
        "[{text}] does not say what the tile shows; write [TILE=LETTER], for example [ฆ/ซ=ซ].",
        "[{text}] ยังไม่บอกว่าเบี้ยใช้เป็นตัวใด ให้เขียน [เบี้ย=ตัวอักษร] เช่น [ฆ/ซ=ซ]",
    ),
    "kind_unknown": ("This game has no tile [{kind}].", "เกมนี้ไม่มีเบี้ย [{kind}]"),
    "kind_not_face": (
        "The tile [{kind}] does not show {face}; it shows {faces}.",
        "เบี้ย [{kind}] ใช้เป็น {face} ไม่ได้ ใช้ได้เป็น {faces}",
    ),
    "rack_bracket": (
        "No tile shows {face} alone; the tile with it is written {choices}",
        "ไม่มีเบี้ยที่เป็น {face} เพียงตัวเดียว เบี้ยที่มีตัวนี้เขียนว่า {choices}",
    ),
    "too_long": (
        "The text has {length} characters; at most {most} can be read.",
        "ข้อความยาว {length} อักขระ อ่านได้ไม่เกิน {most} อักขระ",
    ),
    # positions
    "fields": (
        (
            "A position has rows, racks, scores, scoreless turns and options, with spaces "
            "between; only {found} parts are here."
        ),
        "ตำแหน่งต้องมีแถว แป้น คะแนน จำนวนตาที่ไม่ได้คะแนน และตัวเลือก คั่นด้วยช่องว่าง แต่มีเพียง {found} ส่วน",
    ),
    "which_game": (
        "The position does not say which game it is; add for example: game kumkom;",
        "ตำแหน่งนี้ไม่ได้บอกว่าเป็นเกมใด ให้เติม เช่น game kumkom;",
    ),
    "row_count": (
        "The board has {rows} rows; the line has {found}.",
        "กระดานมี {rows} แถว แต่ข้อความมี {found} แถว",
    ),
    "row_length": (
        "Row {row} has {found} squares; the board is {all} wide.",
        "แถวที่ {row} มี {found} ช่อง แต่กระดานกว้าง {all} ช่อง",
    ),
    "players": (
        "There are {racks} racks but {scores} scores; give one of each a player.",
        "มีแป้น {racks} แป้น แต่มีคะแนน {scores} คะแนน ต้องมีเท่ากันตามจำนวนผู้เล่น",
    ),
    "number": (
        "A number is wanted here, not “{text}”.",
        "ตรงนี้ต้องเป็นตัวเลข ไม่ใช่ “{text}”",
    ),
    "option_end": (
        "An option ends with a semicolon: {text};",
        "ตัวเลือกต้องลงท้ายด้วยเครื่องหมายอัฒภาค: {text};",
    ),
    "option_empty": (
        "An option needs a name before its semicolon.",
        "ก่อนเครื่องหมายอัฒภาคต้องมีชื่อตัวเลือก",
    ),
    "option_twice": (
        "The option {name} stands there twice; keep one.",
        "ตัวเลือก {name} มีซ้ำกัน ให้เหลือเพียงตัวเดียว",
    ),
    # records
    "no_record": (
        "This is no game record: no line of it names a player or a move.",
        "ข้อความนี้ไม่ใช่บันทึกเกม ไม่มีบรรทัดใดบอกผู้เล่นหรือการเดิน",
    ),
    "binary": (
        "This is no text file.",
        "ไฟล์นี้ไม่ใช่ไฟล์ข้อความ",
    ),
    "encoding": (
        "The file is not in the encoding it claims; it was read as {encoding}.",
        "ไฟล์ไม่ได้ใช้รหัสอักขระตามที่ระบุไว้ จึงอ่านเป็น {encoding}",
    ),
    "encoding_guessed": (
        "The file does not say its encoding (#character-encoding ...); it was read as {encoding}.",
        "ไฟล์ไม่ได้ระบุรหัสอักขระ (#character-encoding ...) จึงอ่านเป็น {encoding}",
    ),
    "odd_remark": (
        "What stands behind the total is kept as a note: {text}",
        "ข้อความหลังคะแนนรวมเก็บไว้เป็นหมายเหตุ: {text}",
    ),
    "odd_points": (
        "{text} is read as {points} points; the usual form is +POINTS TOTAL or -POINTS TOTAL.",
        "อ่าน {text} เป็น {points} คะแนน รูปแบบปกติคือ +คะแนน รวม หรือ -คะแนน รวม",
    ),
    "odd_word": (
        "{text} is read as {word}.",
        "อ่าน {text} เป็น {word}",
    ),
    "odd_nick": (
        "{nick} is read as {own}, the short name that the record gives this player.",
        "อ่าน {nick} เป็น {own} ซึ่งเป็นชื่อย่อของผู้เล่นคนนี้ในบันทึก",
    ),
    "odd_since": (
        "This play builds on one that could not be read (line {line}), so it was not judged.",
        "คำนี้ต่อจากคำที่อ่านไม่ได้ในบรรทัด {line} จึงไม่ได้ตรวจ",
    ),
    "rack_twice": (
        "The rack is told twice and not the same: {one} and {other}.",
        "บันทึกเบี้ยบนแป้นไว้สองครั้งแต่ไม่ตรงกัน: {one} กับ {other}",
    ),
    "line_long": (
        "The line is longer than {most} characters and was left out.",
        "บรรทัดนี้ยาวเกิน {most} อักขระ จึงข้ามไป",
    ),
    "line_unknown": (
        "“{text}” is neither a pragma (#), nor an event (>), nor part of a note.",
        "“{text}” ไม่ใช่บรรทัด # หรือ > และไม่ใช่ส่วนของหมายเหตุ",
    ),
    "game_late": (
        "This must stand before the first move.",
        "บรรทัดนี้ต้องอยู่ก่อนการเดินครั้งแรก",
    ),
    "player_nick": (
        "Player {number} has no short name; write #player{number} NICK Full Name.",
        "ผู้เล่นคนที่ {number} ไม่มีชื่อย่อ ให้เขียน #player{number} ชื่อย่อ ชื่อเต็ม",
    ),
    "player_twice": (
        "The short name {nick} stands for two players; give each its own. The second is {own}.",
        "ชื่อย่อ {nick} ซ้ำกันสองคน ต้องใช้ชื่อย่อไม่ซ้ำกัน ในที่นี้เรียกคนหลังว่า {own}",
    ),
    "player_order": (
        "This is called player {number}, but it is seat {seat} in the order of the lines.",
        "บรรทัดนี้บอกว่าเป็นผู้เล่นคนที่ {number} แต่เรียงตามบรรทัดเป็นคนที่ {seat}",
    ),
    "player_unknown": (
        "{nick} is none of the players that the record names.",
        "{nick} ไม่ใช่ผู้เล่นที่บันทึกนี้ระบุไว้",
    ),
    "nick": (
        "“{nick}” cannot be a short name in a record: use one word without a colon.",
        "“{nick}” ใช้เป็นชื่อย่อในบันทึกไม่ได้ ต้องเป็นคำเดียวและไม่มีเครื่องหมายทวิภาค",
    ),
    "no_option": (
        "The rules have no option {name}.",
        "กติกาไม่มีตัวเลือกชื่อ {name}",
    ),
    "pragma_name": (
        "“{name}” cannot be the name of a further pragma: use one word that has no meaning yet.",
        "“{name}” ใช้เป็นชื่อบรรทัด # เพิ่มเติมไม่ได้ ต้องเป็นคำเดียวที่ยังไม่มีความหมายเฉพาะ",
    ),
    "line_break": (
        "“{text}” has a line break, which this format cannot hold.",
        "“{text}” มีการขึ้นบรรทัดใหม่ ซึ่งรูปแบบนี้เก็บไม่ได้",
    ),
    "event_form": (
        "“{text}” is no event; write >NICK: RACK 8D WORD +POINTS TOTAL.",
        "“{text}” ไม่ใช่เหตุการณ์ในเกม ให้เขียน >ชื่อย่อ: แป้น 8D คำ +คะแนน รวม",
    ),
    "no_score": (
        "The line has no points; write +POINTS TOTAL at its end.",
        "บรรทัดนี้ไม่มีคะแนน ให้เขียน +คะแนน รวม ท้ายบรรทัด",
    ),
    "pass_scores": (
        "A pass or an exchange scores nothing, but {points} stands here.",
        "การผ่านหรือเปลี่ยนเบี้ยไม่ได้คะแนน แต่บรรทัดนี้มี {points}",
    ),
    "nothing_before": (
        "“{what}” says more about the event before it, and there is none it fits.",
        "“{what}” ใช้ขยายเหตุการณ์ก่อนหน้า แต่ไม่มีเหตุการณ์ที่เข้ากัน",
    ),
    "event_unknown": ("“{name}” is no kind of event.", "ไม่มีเหตุการณ์ชนิด “{name}”"),
    "field_unknown": (
        "The event {event} has no field {field}.",
        "เหตุการณ์ {event} ไม่มีช่องข้อมูล {field}",
    ),
    "field_missing": (
        "The event {event} lacks its field {field}.",
        "เหตุการณ์ {event} ขาดช่องข้อมูล {field}",
    ),
    "field_form": (
        "“{text}” is not field=value.",
        "“{text}” ไม่ได้อยู่ในรูป ช่องข้อมูล=ค่า",
    ),
    "field_value": (
        "{field} cannot be “{text}”.",
        "{field} เป็น “{text}” ไม่ได้",
    ),
    "json_syntax": (
        "This is no JSON: {reason}.",
        "ข้อความนี้ไม่ใช่ JSON: {reason}",
    ),
    "json_version": (
        "This record is of schema version {found}; this program reads version {known}.",
        "บันทึกนี้ใช้โครงสร้างรุ่น {found} แต่โปรแกรมนี้อ่านรุ่น {known}",
    ),
    "json_value": (
        "{where}: {wanted} is wanted here.",
        "{where}: ตรงนี้ต้องเป็น {wanted}",
    ),
    "json_missing": ("{where}: the field is missing.", "{where}: ขาดช่องข้อมูลนี้"),
    "json_unknown": (
        "{where}: this version knows no such field.",
        "{where}: รุ่นนี้ไม่รู้จักช่องข้อมูลนี้",
    ),
    "file": ("{file}: {reason}", "{file}: {reason}"),
    # replays
    "replay_score": (
        "Counted by the rules this is {counted} points, not {told}.",
        "คิดตามกติกาได้ {counted} คะแนน ไม่ใช่ {told}",
    ),
    "replay_total": (
        "The total is {counted}, not {told}.",
        "คะแนนรวมคือ {counted} ไม่ใช่ {told}",
    ),
    "replay_doubt": (
        "What lies on the board is not sure from here on: plays are judged by their tiles only.",
        "ต่อจากนี้ไม่รู้แน่ว่าบนกระดานมีอะไร จึงตรวจคำเฉพาะเบี้ยที่ใช้",
    ),
    "replay_order": (
        "It was {due}'s turn.",
        "ตานี้เป็นของ {due}",
    ),
    "replay_rack_unknown": (
        "The rack is not given.",
        "ไม่ได้บันทึกเบี้ยบนแป้น",
    ),
    "replay_rack_short": (
        "Only {tiles} of {size} tiles on the rack are given.",
        "บันทึกเบี้ยบนแป้นไว้เพียง {tiles} ตัวจาก {size} ตัว",
    ),
    "replay_rack_closing": (
        "The rack at the end is {one} here and {other} before.",
        "เบี้ยที่เหลือตอนจบตรงนี้คือ {one} แต่ก่อนหน้านี้คือ {other}",
    ),
    "replay_rack_kept": (
        "These tiles were kept in the turn before and are not on the rack: {tiles}.",
        "เบี้ยเหล่านี้เหลือจากตาก่อนแต่ไม่อยู่บนแป้น: {tiles}",
    ),
    "replay_nothing_to_withdraw": (
        "That player has no play here that could be withdrawn.",
        "ผู้เล่นคนนี้ไม่มีคำที่จะถอนได้ในตอนนี้",
    ),
    "replay_no_end": (
        "The record stops before the tiles left on the racks are counted.",
        "บันทึกสิ้นสุดก่อนนับเบี้ยที่เหลือบนแป้น",
    ),
    "replay_words": (
        "The words were not judged; name a word list to have them judged.",
        "ไม่ได้ตัดสินคำ ถ้าต้องการให้ตัดสินให้ระบุบัญชีคำ",
    ),
    "half_character": (
        "“{text}” holds half a character (a surrogate), which no file can keep.",
        "“{text}” มีอักขระไม่ครบตัว (surrogate) จึงเก็บลงไฟล์ไม่ได้",
    ),
}
