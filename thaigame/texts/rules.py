"""Texts about moves that break a rule."""

MESSAGES = {
    "no_tile": (
        "A play lays at least one tile.",
        "การลงคำต้องวางเบี้ยอย่างน้อยหนึ่งตัว",
    ),
    "line": (
        "All tiles of a play lie on one line; these do not.",
        "เบี้ยที่ลงในตาเดียวกันต้องอยู่ในแนวเดียวกันทั้งหมด",
    ),
    "gap": (
        "The play leaves a gap: fill these squares or play nearer.",
        "คำที่ลงขาดช่วง ช่องเหล่านี้ยังว่างอยู่",
    ),
    "off_board": ("The play runs off the board.", "คำที่ลงยาวเลยขอบกระดาน"),
    "no_base": (
        "{square}: a mark needs a letter below it.",
        "{square}: วางเครื่องหมายไม่ได้เพราะยังไม่มีตัวอักษรในช่องนี้",
    ),
    "centre": (
        "The first play covers the centre square {square}.",
        "การลงคำครั้งแรกต้องวางทับช่องกลางกระดาน {square}",
    ),
    "first_length": (
        "The first play is at least {least} squares long, not {count}.",
        "การลงคำครั้งแรกต้องยาวอย่างน้อย {least} ช่อง ไม่ใช่ {count} ช่อง",
    ),
    "touch": (
        "The play must touch a tile already on the board.",
        "คำที่ลงต้องสัมผัสกับเบี้ยที่อยู่บนกระดานแล้ว",
    ),
    "one_square": (
        "{square}: one letter alone is no word.",
        "{square}: ตัวอักษรตัวเดียวไม่ถือเป็นคำ",
    ),
    "occupied": (
        "These squares already hold a tile; write the letter that stands there, or a dot.",
        "ช่องเหล่านี้มีเบี้ยวางอยู่แล้ว ให้เขียนตัวอักษรที่อยู่ในช่องหรือใส่จุด",
    ),
    "overlay": (
        "At most {limit} tile a play may cover another; this one covers {count}.",
        "วางเบี้ยทับเบี้ยเดิมได้ไม่เกิน {limit} ตัวในหนึ่งตา แต่ตานี้ทับ {count} ตัว",
    ),
    "overlay_same": (
        "{square}: a tile may not cover the same letter.",
        "{square}: วางเบี้ยทับตัวอักษรเดียวกันไม่ได้",
    ),
    "tier_taken": (
        "{square}: that tier already holds a tile; one tile a tier.",
        "{square}: ชั้นนั้นมีเบี้ยอยู่แล้ว วางได้ชั้นละหนึ่งตัว",
    ),
    "tier": (
        "{square}: this game has no tiles for that tier.",
        "{square}: เกมนี้ไม่มีเบี้ยสำหรับชั้นนั้น",
    ),
    "unchanged": (
        "{square}: the play changes nothing there.",
        "{square}: การลงนี้ไม่ได้เปลี่ยนอะไรในช่องนั้น",
    ),
    "mark": (
        "{square}: {mark} is not one of this game's paper marks.",
        "{square}: {mark} ไม่ใช่เบี้ยกระดาษของเกมนี้",
    ),
    "remark_off": (
        "{square}: marks on standing tiles may not be changed (option remark).",
        "{square}: เปลี่ยนเครื่องหมายบนเบี้ยที่วางอยู่แล้วไม่ได้ (ตัวเลือก remark)",
    ),
    "face": (
        "{square}: no tile of that kind shows {tile}.",
        "{square}: เบี้ยชนิดนั้นใช้เป็น {tile} ไม่ได้",
    ),
    "rack": ("The rack lacks: {tiles}.", "บนแป้นไม่มีเบี้ย: {tiles}"),
    "set": (
        "The set has no more of: {tiles}.",
        "ชุดเบี้ยไม่มีเบี้ยเหลืออีกแล้ว: {tiles}",
    ),
    "rack_size": (
        "The play lays {count} tiles; a rack holds {size}.",
        "การลงนี้ใช้เบี้ย {count} ตัว แต่แป้นมีได้เพียง {size} ตัว",
    ),
    "word": ("{word} is not in the word list.", "ไม่มีคำว่า {word} ในบัญชีคำ"),
    "doubler": (
        "{word}: ๆ ends an acceptable word, and only once.",
        "{word}: ไม้ยมกต้องอยู่ท้ายคำที่ใช้ได้ และใช้ได้เพียงครั้งเดียว",
    ),
    "exchange_none": (
        "Name at least one tile to exchange.",
        "ต้องระบุเบี้ยที่จะเปลี่ยนอย่างน้อยหนึ่งตัว",
    ),
    "exchange_rack": (
        "The rack lacks these tiles to exchange: {tiles}.",
        "บนแป้นไม่มีเบี้ยที่จะเปลี่ยน: {tiles}",
    ),
    "exchange_bag": (
        "An exchange needs at least {least} tiles in the bag; there are {count}.",
        "จะเปลี่ยนเบี้ยได้ต้องมีเบี้ยในถุงอย่างน้อย {least} ตัว ขณะนี้มี {count} ตัว",
    ),
}
