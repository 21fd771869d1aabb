"""Texts about players and the games between them."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "no_such_player": (
        "There is no player {name}. There is: {known}.",
        "ไม่มีผู้เล่นชื่อ {name} ผู้เล่นที่มีคือ {known}",
    ),
    "too_few_games": (
        "At least one game must be played, not {games}.",
        "ต้องเล่นอย่างน้อยหนึ่งเกม ไม่ใช่ {games}",
    ),
    "too_few_workers": (
        "At least one worker is needed, not {workers}.",
        "ต้องใช้ตัวประมวลผลอย่างน้อยหนึ่งตัว ไม่ใช่ {workers}",
    ),
    "tiles_lost": (
        "The game with the seed {seed} does not hold the tiles of its set: {tiles}.",
        "เกมที่มีค่าเริ่มสุ่ม {seed} มีเบี้ยไม่ตรงกับชุด: {tiles}",
    ),
    # the command
    "option_games": ("Number of games.", "จำนวนเกม"),
    "option_seed": (
        "The same seed gives the same games; drawn by chance unless said.",
        "ค่าเริ่มสุ่ม ค่าเดียวกันได้เกมเดียวกัน ถ้าไม่ระบุจะสุ่มให้",
    ),
    "option_players": (
        "The players with commas between: greedy (most points), casual (best of some), random.",
        "ผู้เล่น คั่นด้วยจุลภาค: greedy (คะแนนมากที่สุด) casual (ดีสุดจากคำที่นึกออก) random (สุ่ม)",
    ),
    "option_workers": (
        "How many play at once; as many as there are processors unless said.",
        "จำนวนตัวประมวลผลที่เล่นพร้อมกัน ถ้าไม่ระบุจะเท่ากับจำนวนหน่วยประมวลผลของเครื่อง",
    ),
    "label": ("games", "จำนวนเกม"),
    "title": ("{game}, seed {seed}", "{game} ค่าเริ่มสุ่ม {seed}"),
    "column_player": ("player", "ผู้เล่น"),
    "column_mean_score": ("mean score", "คะแนนเฉลี่ย"),
    "column_wins": ("wins", "ชนะ"),
    "games": ("games", "จำนวนเกม"),
    "draws": ("drawn", "เสมอ"),
    "stopped": ("stopped, nobody could go on", "หยุดเพราะไม่มีใครเล่นต่อได้"),
    "mean_score": ("mean score a side", "คะแนนเฉลี่ยต่อฝ่าย"),
    "mean_turns": ("mean number of turns", "จำนวนตาเฉลี่ย"),
    "games_per_second": ("games a second", "เกมต่อวินาที"),
}
