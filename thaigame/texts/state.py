"""Texts about what a game's present state does not allow."""

MESSAGES = {
    "illegal": ("This move is not allowed. {fault}", "ลงแบบนี้ไม่ได้ {fault}"),
    "illegal_more": (
        "This move is not allowed. {fault} (and {more} more)",
        "ลงแบบนี้ไม่ได้ {fault} (และอีก {more} ข้อ)",
    ),
    "players": (
        "This game is for {fewest} to {most} players, not {players}.",
        "เกมนี้เล่นได้ {fewest} ถึง {most} คน ไม่ใช่ {players} คน",
    ),
    "names": (
        "{names} names were given for {players} players.",
        "ให้ชื่อมา {names} ชื่อ แต่มีผู้เล่น {players} คน",
    ),
    "over": ("The game is over.", "เกมจบแล้ว"),
    "accept_last": (
        "The last play ends the game: accept it or challenge it first.",
        "คำที่เพิ่งลงทำให้เกมจบ ต้องยอมรับหรือขอตรวจคำนั้นก่อน",
    ),
    "nothing_pending": (
        "No play is open: it was accepted, or there was none.",
        "ไม่มีคำที่รอการยอมรับ อาจยอมรับไปแล้วหรือยังไม่มีใครลงคำ",
    ),
    "no_seat": (
        "There is no seat {seat}; seats are 0 to {last}.",
        "ไม่มีที่นั่ง {seat} ที่นั่งมีตั้งแต่ 0 ถึง {last}",
    ),
    "not_opponent": (
        "Only an opponent of the player who laid the words can answer them.",
        "ผู้ที่ยอมรับหรือขอตรวจคำได้คือคู่แข่งของผู้ลงคำเท่านั้น",
    ),
    "being_judged": (
        "Words are being judged; nothing else can happen until that is settled.",
        "กำลังตรวจคำอยู่ ต้องรอผลก่อนจึงจะเล่นต่อได้",
    ),
    "no_challenge": ("No words are before the judge.", "ไม่มีคำที่รอกรรมการตัดสิน"),
    "no_words": (
        "Name at least one word to challenge.",
        "ต้องระบุคำที่จะขอตรวจอย่างน้อยหนึ่งคำ",
    ),
    "not_made": (
        "The play did not make {word}; it made: {words}.",
        "คำว่า {word} ไม่ได้เกิดจากการลงตานี้ คำที่เกิดขึ้นคือ {words}",
    ),
    "ask_the_judge": (
        "No list has authority over these words ({words}): the judge's book decides.",
        "ไม่มีบัญชีคำที่ใช้ตัดสินคำเหล่านี้ได้ ({words}) ให้กรรมการตัดสินตามพจนานุกรม",
    ),
    "no_hold": ("This game knows no hold.", "เกมนี้ไม่มีการขอเวลาคิดก่อนขอตรวจคำ (Hold)"),
    "held_already": (
        "The play is held: who said hold must accept or challenge.",
        "มีผู้ขอ Hold อยู่ ผู้นั้นต้องยอมรับหรือขอตรวจคำก่อน",
    ),
    "hold_not_over": (
        "The hold lasts {seconds} more seconds; no draw before that.",
        "ยังจับเบี้ยไม่ได้ ต้องรอ Hold อีก {seconds} วินาที",
    ),
    "nothing_to_draw_apart": (
        "There is nothing to draw apart: no play is held, or its tiles are drawn.",
        "ไม่มีเบี้ยให้จับแยกไว้ เพราะไม่มีการ Hold หรือจับไปแล้ว",
    ),
    "no_overdraw": (
        "Only who has just drawn can have drawn too many, and no more than the bag holds.",
        "ผู้ที่จับเกินได้คือผู้ที่เพิ่งจับเบี้ย และเกินได้ไม่มากกว่าเบี้ยที่มีในถุง",
    ),
    "choose_overdrawn": (
        "Choose {count} of the tiles taken for the bag.",
        "ให้เลือกเบี้ยที่หยิบออกมา {count} ตัวคืนใส่ถุง",
    ),
    "no_clock": ("This game is played without a clock.", "เกมนี้เล่นโดยไม่จับเวลา"),
    "time_backwards": (
        "Time cannot run backwards: it was {before} s and is now {now} s.",
        "เวลาย้อนกลับไม่ได้ เดิม {before} วินาที ตอนนี้ {now} วินาที",
    ),
    "begun": (
        "The game has begun; a player who did not come is noted before it.",
        "เกมเริ่มไปแล้ว การบันทึกผู้เล่นที่ไม่มาต้องทำก่อนเริ่มเกม",
    ),
    "nothing_to_undo": ("There is nothing to take back.", "ไม่มีอะไรให้ย้อนกลับ"),
    "not_in_bag": ("There is no {tile} in the bag.", "ในถุงไม่มีเบี้ย {tile}"),
    "not_on_rack": ("The rack lacks: {tiles}.", "บนแป้นไม่มีเบี้ย: {tiles}"),
    "rack_unknown": (
        "The rack of seat {seat} is not known.",
        "ไม่ทราบเบี้ยบนแป้นของผู้เล่นที่นั่ง {seat}",
    ),
}
