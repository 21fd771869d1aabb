"""Texts on and about pictures."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    # What a premium square multiplies: alone on the square, and with its factor in a name.
    "letter": ("letter", "อักษร"),
    "word": ("word", "คำ"),
    "premium": ("{target} ×{factor}", "{target} ×{factor}"),
    "plain": ("plain", "ช่องธรรมดา"),
    "centre": ("centre", "ช่องกลาง"),
    "square": ("{square}: {what}", "{square}: {what}"),
    # Tiles, as they are read out.
    "tile": ("{face} worth {points}", "{face} {points} แต้ม"),
    "blank": ("blank", "เบี้ยว่าง"),
    "blank_as": ("blank as {face}", "เบี้ยว่างแทน {face}"),
    "tile_of": ("{tile}, the tile {kind}", "{tile} จากเบี้ย {kind}"),
    "paper_mark": ("paper mark {mark}", "เบี้ยกระดาษ {mark}"),
    "rack": ("rack: {tiles}", "แป้นเบี้ย: {tiles}"),
    "rack_empty": ("empty rack", "แป้นเบี้ยว่าง"),
    "or": ("{first} or {second}", "{first} หรือ {second}"),
    # Below a board.
    "reconstructed": (
        "Reconstructed here, printed by no source: {tables}",
        "ทำขึ้นใหม่ เพราะไม่มีแหล่งใดพิมพ์ไว้: {tables}",
    ),
    "table_board": ("board", "กระดาน"),
    "table_tiles": ("tiles", "เบี้ย"),
    "table_points": ("points", "แต้มของเบี้ย"),
    "table_rules": ("rules", "กติกา"),
    "to_move": ("To move: {score} points", "ผู้เล่นตานี้: {score} คะแนน"),
    "then": ("Then: {score} points", "ตาถัดไป: {score} คะแนน"),
    "seat": ("Player {number}: {score} points", "ผู้เล่น {number}: {score} คะแนน"),
    "seat_to_move": (
        "Player {number}, to move: {score} points",
        "ผู้เล่น {number} (ถึงตาเดิน): {score} คะแนน",
    ),
    "rack_count": ("tiles on the rack: {count}", "เบี้ยบนแป้น: {count} ตัว"),
    "rack_unknown": ("rack not known", "ไม่ทราบเบี้ยบนแป้น"),
    "bag": ("In the bag: {count}", "เหลือในถุง: {count}"),
    "board": ("Board", "กระดาน"),
    "racks": ("Scores and racks", "คะแนนและแป้นเบี้ย"),
    # Score sheets.
    "sheet": ("Score sheet", "ใบบันทึกคะแนน"),
    "sheet_of": ("Score sheet: {game}", "ใบบันทึกคะแนน {game}"),
    "column_turn": ("Turn", "ตาที่"),
    "column_player": ("Player", "ผู้เล่น"),
    "column_move": ("Move", "ตาเดิน"),
    "column_words": ("Words", "คำที่ได้"),
    "column_score": ("Score", "คะแนน"),
    "column_total": ("Total", "รวม"),
    "player_number": ("Player {number}", "ผู้เล่น {number}"),
    "passed": ("pass", "ผ่าน"),
    "exchanged": ("exchange of {count}", "แลกเบี้ย {count} ตัว"),
    "turn_lost": ("turn lost", "เสียตาเดิน"),
    "withdrawn": ("play taken back", "ถอนเบี้ยคืน"),
    "challenge_lost": ("challenge failed", "ประท้วงไม่สำเร็จ"),
    "time_penalty": ("over time", "เกินเวลา"),
    "end_count": ("tiles left: {tiles}", "เบี้ยที่เหลือ: {tiles}"),
    "adjusted": ("referee: {reason}", "กรรมการ: {reason}"),
}
