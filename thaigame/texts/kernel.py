"""Texts about the native kernels and their limits."""

from __future__ import annotations

from typing import Final

MESSAGES: Final = {
    "missing": (
        "the native kernel {name} is required and was not built; install with a C compiler",
        "ต้องใช้ตัวค้นหา {name} แบบภาษาเครื่อง แต่ยังไม่ได้สร้าง ให้ติดตั้งในเครื่องที่มีคอมไพเลอร์ภาษาซี",
    ),
    "stale": (
        "the native kernel {name} was built from another source; build it again",
        "ตัวค้นหา {name} แบบภาษาเครื่องสร้างจากซอร์สคนละรุ่น ให้สร้างใหม่",
    ),
    "board": (
        "this kernel takes boards of at most {limit} x {limit} squares, not {rows} x {columns}",
        "ตัวค้นหานี้รองรับกระดานไม่เกิน {limit} x {limit} ช่อง ไม่ใช่ {rows} x {columns} ช่อง",
    ),
    "word_premium": (
        "this kernel takes word premiums of x2, x3 and x4, not x{value}",
        "ตัวค้นหานี้รองรับช่องคูณคำ x2 x3 และ x4 ไม่ใช่ x{value}",
    ),
    "rack": (
        "this kernel takes racks of at most {limit} tiles, not {count}",
        "ตัวค้นหานี้รองรับแป้นไม่เกิน {limit} เบี้ย ไม่ใช่ {count} เบี้ย",
    ),
    "unfit": (
        "the kernel for one letter a square does not play {game} by its rules",
        "ตัวค้นหาแบบหนึ่งอักษรต่อช่องเล่น {game} ตามกติกาไม่ได้",
    ),
    "no_selfplay": (
        "this kernel cannot play whole games of {game} by itself",
        "ตัวค้นหานี้เล่น {game} ทั้งเกมเองไม่ได้",
    ),
    "shared_letter": (
        "this kernel takes racks where each letter comes from one kind of tile only",
        "ตัวค้นหานี้รองรับเฉพาะแป้นที่อักษรแต่ละตัวมาจากเบี้ยชนิดเดียว",
    ),
}
