"""Texts of a game at the terminal."""

MESSAGES = {
    "option_players": (
        "The players' names; two play where no name is given.",
        "ชื่อผู้เล่น ถ้าไม่ระบุจะเล่นสองคน",
    ),
    "option_against": ("Play against the computer.", "เล่นกับคอมพิวเตอร์"),
    "option_challenge": (
        "The challenge system, instead of the game's own.",
        "ระบบการขอตรวจคำ แทนของเกมนั้น",
    ),
    "option_record": (
        "Keep the game in this file after every turn; a file that is there is played on.",
        "เก็บบันทึกเกมไว้ในไฟล์นี้ทุกตา ถ้ามีไฟล์อยู่แล้วจะเล่นต่อจากเดิม",
    ),
    "option_seed": ("Play the game that this number gives.", "เล่นเกมตามค่าเริ่มสุ่มนี้"),
    "option_clock": ("Play with the game's clock.", "เล่นแบบจับเวลาตามกติกา"),
    "option_hints": ("Allow hints.", "อนุญาตให้ขอคำใบ้"),
    "input_is_taken": (
        "Moves are read from standard input; the word list must be a file.",
        "ตาเดินอ่านจากอินพุตมาตรฐาน บัญชีคำจึงต้องเป็นไฟล์",
    ),
    "cannot_resume": (
        "{name} is no whole record of a game played here; it cannot be played on.",
        "{name} ไม่ใช่บันทึกเกมที่เล่นในโปรแกรมนี้ครบทุกขั้น จึงเล่นต่อไม่ได้",
    ),
    "not_in_record": (
        "Nobody in that record is called {name}.",
        "ในบันทึกนั้นไม่มีผู้เล่นชื่อ {name}",
    ),
    "you": ("Player", "ผู้เล่น"),
    "player": ("Player {number}", "ผู้เล่น {number}"),
    "computer": ("Computer ({name})", "คอมพิวเตอร์ ({name})"),
    "title": ("{game}", "{game}"),
    "how": (
        "Moves: 8D WORD (across), D8 WORD (down), exchange TILES, pass; help says more.",
        "ตาเดิน: 8D คำ (แนวนอน), D8 คำ (แนวตั้ง), exchange เบี้ย, pass พิมพ์ ช่วย เพื่อดูคำสั่งอื่น",
    ),
    "help": (
        "accept · challenge WORD... · hold · undo · bag · hint · save FILE · stop · quit",
        "ยอมรับ · ขอตรวจ คำ... · hold · ย้อน · ถุง · ใบ้ · บันทึก ไฟล์ · จบเกม · ออก",
    ),
    "rack": (
        "Rack: {rack}   ({bag} in the bag)",
        "แป้น: {rack}   (ในถุงเหลือ {bag} ตัว)",
    ),
    "hand_over": (
        "The keyboard to {name}; press Enter when nobody else looks.",
        "ส่งแป้นพิมพ์ให้ {name} แล้วกด Enter เมื่อไม่มีใครมองอยู่",
    ),
    "your_move": ("{name}, your move:", "{name} ถึงตาคุณ:"),
    "your_answer": (
        "{name}, do you accept {words}? (Enter accepts; challenge WORD... has words judged)",
        "{name} ยอมรับ {words} หรือไม่ (กด Enter เพื่อยอมรับ หรือพิมพ์ ขอตรวจ ตามด้วยคำ)",
    ),
    "answer_first": (
        "The play must be accepted or challenged first.",
        "ต้องยอมรับหรือขอตรวจคำที่เพิ่งลงก่อน",
    ),
    "challenged": (
        "{name} challenges {count}: {words}",
        "{name} ขอตรวจ {count} คำ: {words}",
    ),
    "judge": (
        "Judge, are they all acceptable? (y/n)",
        "กรรมการ: คำเหล่านี้ใช้ได้ทั้งหมดหรือไม่ (y/n)",
    ),
    "stands": ("✓ Acceptable. The play stands.", "✓ ใช้ได้ คำที่ลงคงอยู่"),
    "withdrawn": (
        "✗ Not acceptable. The tiles come back and score nothing.",
        "✗ ใช้ไม่ได้ ต้องยกเบี้ยออกและไม่ได้คะแนน",
    ),
    "played": (
        "{name} played {words}: {points} points, {total} in all.",
        "{name} ลง {words} ได้ {points} คะแนน รวม {total} คะแนน",
    ),
    "exchanged": ("{name} exchanged {count}.", "{name} เปลี่ยนเบี้ย {count} ตัว"),
    "passed": ("{name} passed.", "{name} ขอผ่าน"),
    "turn_lost": (
        "{name} loses a turn for a wrong challenge.",
        "{name} เสียตาเล่นหนึ่งตาเพราะขอตรวจคำที่ใช้ได้",
    ),
    "lifted": ("Old words lifted: {tiles}", "ยกคำเก่าออก: {tiles}"),
    "end_count": ("{name}: {points} for {tiles}", "{name}: {points} จากเบี้ยที่เหลือ {tiles}"),
    "time_penalty": ("{name}: {points} for time", "{name}: {points} เพราะเกินเวลา"),
    "nothing_to_undo": ("There is nothing to take back.", "ไม่มีอะไรให้ย้อนกลับ"),
    "agree_undo": (
        "{name}, do you agree to take that back? (y/n)",
        "{name} ยอมให้ย้อนกลับหรือไม่ (y/n)",
    ),
    "agree_stop": (
        "{name}, do you agree to end the game here? (y/n)",
        "{name} ยอมให้จบเกมตรงนี้หรือไม่ (y/n)",
    ),
    "undone": ("Taken back.", "ย้อนกลับแล้ว"),
    "save_where": ("Name a file: save FILE.", "ให้ระบุชื่อไฟล์: บันทึก ไฟล์"),
    "saved": ("Saved in {file}.", "บันทึกไว้ใน {file} แล้ว"),
    "no_hints": ("Hints are off (--hints turns them on).", "ปิดคำใบ้อยู่ (เปิดด้วย --hints)"),
    "no_play": ("There is no play.", "ไม่มีคำให้ลง"),
    "unseen": (
        "{bag} in the bag; not seen by you: {tiles}",
        "ในถุงเหลือ {bag} ตัว เบี้ยที่คุณยังไม่เห็น: {tiles}",
    ),
    "kept": ("The game is kept in {file}.", "เก็บเกมไว้ใน {file} แล้ว"),
    "left": ("The game was not kept.", "ไม่ได้เก็บเกมนี้ไว้"),
    "won": ("{name} wins.", "{name} ชนะ"),
    "drawn": ("The game is drawn.", "เสมอกัน"),
}
