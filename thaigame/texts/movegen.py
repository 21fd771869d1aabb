"""Texts about the generator of plays."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "too_many_symbols": (
        "this word list has {count} different cells; a word graph holds at most {limit}",
        "บัญชีคำนี้มีเซลล์ต่างกัน {count} แบบ แต่กราฟคำรองรับได้ไม่เกิน {limit} แบบ",
    ),
    "too_many_faces": (
        "the tiles of this game show {count} different faces; the generator holds at most {limit}",
        "เบี้ยของเกมนี้มีหน้าต่างกัน {count} แบบ แต่ตัวหาตาเดินรองรับได้ไม่เกิน {limit} แบบ",
    ),
    "graph_too_large": (
        "this word list needs a graph of {count} arcs; at most {limit} fit",
        "บัญชีคำนี้ต้องใช้กราฟคำขนาด {count} เส้น แต่รองรับได้ไม่เกิน {limit} เส้น",
    ),
    "paper_and_tile": (
        "{marks}: the generator does not serve a game where a mark is both on paper and on a tile",
        "{marks}: ตัวหาตาเดินไม่รองรับเกมที่เครื่องหมายเดียวกันเป็นได้ทั้งเบี้ยกระดาษและเบี้ยพลาสติก",
    ),
    "no_rack": (
        "The rack of the player to move is not known, so no play can be looked for.",
        "ไม่ทราบเบี้ยบนแป้นของผู้เล่นที่ถึงตา จึงหาตาเดินไม่ได้",
    ),
    "rack": (
        "a rack of {count} tiles of {kinds} kinds is more than the generator holds",
        "แป้นที่มีเบี้ย {count} ตัว {kinds} ชนิด เกินกว่าที่ตัวหาตาเดินรองรับ",
    ),
    "board": (
        "the generator takes boards of at most {limit} x {limit} squares, not {rows} x {columns}",
        "ตัวหาตาเดินรองรับกระดานไม่เกิน {limit} x {limit} ช่อง ไม่ใช่ {rows} x {columns} ช่อง",
    ),
}
