"""Texts about positions."""

MESSAGES = {
    "board_size": (
        "The board has {squares} squares; this game's has {size}.",
        "กระดานมี {squares} ช่อง แต่เกมนี้มี {size} ช่อง",
    ),
    "tile_unknown": (
        "{square}: no tile of this game shows {tile}.",
        "{square}: ไม่มีเบี้ยใดในเกมนี้ที่เป็น {tile}",
    ),
    "kind_unknown": ("This game has no tile {tile}.", "เกมนี้ไม่มีเบี้ย {tile}"),
    "no_base": (
        "{square}: a mark stands there without a letter below it.",
        "{square}: มีเครื่องหมายโดยไม่มีตัวอักษรรองรับ",
    ),
    "tier_twice": ("{square}: two tiles lie on one tier.", "{square}: มีเบี้ยสองตัวในชั้นเดียวกัน"),
    "cell_not_shown": (
        "{square}: the tiles there do not show {cell}.",
        "{square}: เบี้ยที่วางอยู่ไม่ได้แสดงเป็น {cell}",
    ),
    "mark_not_paper": (
        "{square}: {mark} is not one of this game's paper marks.",
        "{square}: {mark} ไม่ใช่เบี้ยกระดาษของเกมนี้",
    ),
    "too_many": (
        "There are {over} more of {tile} than the set has.",
        "มีเบี้ย {tile} เกินกว่าที่ชุดเบี้ยมีอยู่ {over} ตัว",
    ),
    "rack_too_long": (
        "A rack holds {tiles} tiles; at most {size} are allowed.",
        "แป้นมีเบี้ย {tiles} ตัว มีได้ไม่เกิน {size} ตัว",
    ),
    "pieces": (
        "The tiles on the board are not all connected.",
        "เบี้ยบนกระดานไม่ได้ติดต่อกันทั้งหมด",
    ),
}
