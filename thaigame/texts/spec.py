"""Texts about words that a game's equipment cannot make."""

MESSAGES = {
    "no_tile": ("No tile of this game shows {face}.", "เกมนี้ไม่มีเบี้ยที่เป็น {face}"),
    "two_upper": (
        "{cell} needs two tiles on the upper tier; one tile a tier.",
        "{cell} ต้องใช้เบี้ยชั้นบนสองตัว แต่วางได้ชั้นละหนึ่งตัว",
    ),
    "no_mark": (
        "{mark} is not one of this game's paper marks.",
        "{mark} ไม่ใช่เบี้ยกระดาษของเกมนี้",
    ),
    "too_few": (
        "The set has too few tiles for every {face} of the word.",
        "ชุดเบี้ยมีเบี้ย {face} ไม่พอสำหรับคำนี้",
    ),
}
