"""Texts of the commands that look for plays."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "option_rack": (
        "The rack of the player to move; the position's unless said.",
        "เบี้ยบนแป้นของผู้เล่นที่ถึงตา ถ้าไม่ระบุจะใช้ของตำแหน่งที่ให้",
    ),
    "option_n": ("How many plays to show.", "จำนวนตาเดินที่ต้องการดู"),
    "option_by": (
        "Best by score, or by score and the tiles kept.",
        "เรียงตามคะแนน (score) หรือตามคะแนนรวมค่าของเบี้ยที่เหลือ (equity)",
    ),
    "option_count": ("Tell also how many plays there are.", "บอกจำนวนตาเดินทั้งหมดด้วย"),
    "no_rack": (
        "The rack is missing: name it with --rack or in the position.",
        "ขาดเบี้ยบนแป้น ระบุด้วย --rack หรือในตำแหน่ง",
    ),
    "count": ("plays: {count}", "จำนวนตาเดิน: {count}"),
    "none": ("There is no play.", "ไม่มีตาเดิน"),
    "column_score": ("score", "คะแนน"),
    "column_move": ("move", "ตาเดิน"),
    "column_words": ("words", "คำ"),
    "column_leave": ("kept", "เบี้ยที่เหลือ"),
    "best_score": ("best score: {score}", "คะแนนสูงสุด: {score}"),
    "hash": ("hash: {hash}", "แฮช: {hash}"),
}
