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
        "โปรแกรมอ่านคำสั่งจากข้อมูลเข้ามาตรฐาน บัญชีคำจึงต้องเป็นไฟล์",
    ),
    "cannot_resume": (
        "{name} is no whole record of a game played here; it cannot be played on.",
        "{name} ไม่ใช่บันทึกเกมที่เล่นในโปรแกรมนี้ครบทุกขั้น จึงเล่นต่อไม่ได้",
    ),
    "not_in_record": (
        "Nobody in that record is called {name}.",
        "ในบันทึกนั้นไม่มีผู้เล่นชื่อ {name}",
    ),
    "names_twice": (
        "Two players cannot both be called {name}.",
        "ผู้เล่นสองคนใช้ชื่อ {name} เหมือนกันไม่ได้",
    ),
    "name_form": (
        "“{name}” cannot be a player's name: it is one line of letters that can be seen.",
        "“{name}” เป็นชื่อผู้เล่นไม่ได้ ชื่อต้องอยู่ในบรรทัดเดียวและเป็นอักขระที่มองเห็นได้",
    ),
    "you": ("Player", "ผู้เล่น"),
    "player": ("Player {number}", "ผู้เล่น {number}"),
    "computer": ("Computer ({name})", "คอมพิวเตอร์ ({name})"),
    "how": (
        "Moves: 8D WORD (across), D8 WORD (down), exchange TILES, pass; help says more.",
        "ลงคำ: 8D คำ (แนวนอน) D8 คำ (แนวตั้ง) หรือ เปลี่ยน เบี้ย หรือ ผ่าน พิมพ์ ช่วย เพื่อดูคำสั่งอื่น",
    ),
    # What may be typed, and what it does: the lines of the help.
    "type_across": ("8D WORD", "8D คำ"),
    "does_across": (
        "lay a word across, its first cell on D8 (row, then column)",
        "ลงคำในแนวนอน ช่องแรกอยู่ที่ D8 (แถวก่อน แล้วจึงหลัก)",
    ),
    "type_down": ("D8 WORD", "D8 คำ"),
    "does_down": (
        "lay a word down, its first cell on D8 (column, then row)",
        "ลงคำในแนวตั้ง ช่องแรกอยู่ที่ D8 (หลักก่อน แล้วจึงแถว)",
    ),
    "type_standing": (". + ?", ". + ?"),
    "does_standing": (
        "in a word: . a cell that stands there, .+ what is added to it, ? a blank and its letter",
        "ในคำ: . คือช่องที่มีเบี้ยอยู่แล้ว .+ ตามด้วยสิ่งที่เติมลงไป ? คือเบี้ยว่าง ตามด้วยตัวอักษรที่ใช้แทน",
    ),
    "type_exchange": ("exchange TILES", "เปลี่ยน เบี้ย"),
    "does_exchange": (
        "give tiles back, typed as the rack shows them, for as many from the bag",
        "คืนเบี้ยแล้วจับใหม่เท่ากัน พิมพ์เบี้ยตามที่เห็นบนแป้น",
    ),
    "type_pass": ("pass", "ผ่าน"),
    "does_pass": ("give the turn up", "ไม่ลงคำในตานี้"),
    "type_accept": ("accept", "ยอมรับ"),
    "does_accept": (
        "let the opponent's play stand (Enter does it, too)",
        "ยอมรับคำที่คู่แข่งลง (กด Enter ก็ได้)",
    ),
    "type_challenge": ("challenge WORD...", "ขอตรวจ คำ..."),
    "does_challenge": (
        "have words of the opponent's play judged together; without a word, all of them",
        "ขอให้ตัดสินคำที่คู่แข่งลงพร้อมกัน ถ้าไม่ระบุคำคือทุกคำ",
    ),
    "type_hold": ("hold", "ขอคิด"),
    "does_hold": (
        "keep the opponent from drawing while you think about a challenge",
        "ขอเวลาคิดก่อนขอตรวจ คู่แข่งยังจับเบี้ยไม่ได้",
    ),
    "type_board": ("board", "กระดาน"),
    "does_board": ("show the board and the scores again", "แสดงกระดานและคะแนนอีกครั้ง"),
    "type_bag": ("bag", "ถุง"),
    "does_bag": ("tell which tiles have not been seen", "บอกเบี้ยที่ยังไม่เห็น"),
    "type_hint": ("hint", "ใบ้"),
    "does_hint": (
        "show the best plays, where hints were allowed at the start (--hints)",
        "แสดงคำที่ได้คะแนนมาก ถ้าอนุญาตไว้ตอนเริ่ม (--hints)",
    ),
    "type_undo": ("undo", "ย้อน"),
    "does_undo": ("take the last turn back, if the others agree", "ย้อนตาล่าสุด ถ้าผู้เล่นอื่นยอม"),
    "type_save": ("save FILE", "บันทึก ไฟล์"),
    "does_save": ("keep the game in a file", "เก็บเกมไว้ในไฟล์"),
    "type_stop": ("stop", "จบเกม"),
    "does_stop": (
        "end the game here and count, if the others agree",
        "จบเกมตรงนี้แล้วนับคะแนน ถ้าผู้เล่นอื่นยอม",
    ),
    "type_quit": ("quit", "ออก"),
    "does_quit": (
        "leave the table; a game with --record is played on another time",
        "ออกจากเกม ถ้าใช้ --record จะเล่นต่อภายหลังได้",
    ),
    "start_draw": ("start draw: {draws}; {name} begins", "จับหาผู้เริ่ม: {draws} {name} ได้เริ่มก่อน"),
    "in_bag": ("in the bag: {count}", "ในถุง: {count}"),
    "rack": ("Rack: {rack}", "แป้น: {rack}"),
    "resumed": ("The game goes on where it was left.", "เล่นต่อจากที่ค้างไว้"),
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
    "nothing_to_answer": (
        "There is no play to accept or challenge; it is your move.",
        "ไม่มีคำให้ยอมรับหรือขอตรวจ ตอนนี้ถึงตาคุณลงคำ",
    ),
    "challenged": (
        "{name} challenges {count}: {words}",
        "{name} ขอตรวจ {count} คำ: {words}",
    ),
    "held": ("{name} holds and thinks.", "{name} ขอเวลาคิดก่อนขอตรวจ"),
    "judge": (
        "Judge, are they all acceptable? (y/n)",
        "กรรมการ: คำเหล่านี้ใช้ได้ทั้งหมดหรือไม่ (ใช่/ไม่)",
    ),
    "stands": ("✓ Acceptable. The play stands.", "✓ ใช้ได้ คำที่ลงคงอยู่"),
    "withdrawn": (
        "✗ Not acceptable. The tiles come back and score nothing.",
        "✗ ใช้ไม่ได้ ต้องยกเบี้ยออกและไม่ได้คะแนน",
    ),
    "challenge_lost": (
        "{name}: {points} points for the challenge",
        "{name}: {points} คะแนน จากการขอตรวจ",
    ),
    "played": (
        "{name} played {words}: {points} points, {total} in all.",
        "{name} ลง {words} ได้ {points} คะแนน รวม {total} คะแนน",
    ),
    "bonus": ("bonus {points}", "โบนัส {points}"),
    "exchanged": ("{name} exchanged {count}.", "{name} เปลี่ยนเบี้ย {count} ตัว"),
    "passed": ("{name} passed.", "{name} ขอผ่าน"),
    "turn_lost": (
        "{name} loses a turn for a wrong challenge.",
        "{name} เสียตาเล่นหนึ่งตาเพราะขอตรวจคำที่ใช้ได้",
    ),
    "lifted": ("Old words lifted: {tiles}", "ยกคำเก่าออก: {tiles}"),
    "restarted": (
        "The board is cleared; play begins anew at the centre.",
        "ล้างกระดานแล้ว เริ่มลงคำที่ช่องกลางกระดานใหม่",
    ),
    "end_count": ("{name}: {points} for {tiles}", "{name}: {points} จากเบี้ยที่เหลือ {tiles}"),
    "time_penalty": ("{name}: {points} for time", "{name}: {points} เพราะเกินเวลา"),
    "adjusted": (
        "The referee changed {name}: {points} points, {seconds} seconds",
        "กรรมการปรับ {name}: {points} คะแนน {seconds} วินาที",
    ),
    "stopped": ("The game was ended here.", "จบเกมตรงนี้"),
    "nothing_to_undo": ("There is nothing to take back.", "ไม่มีอะไรให้ย้อนกลับ"),
    "agree_undo": (
        "{name}, do you agree to take that back? (y/n)",
        "{name} ยอมให้ย้อนกลับหรือไม่ (ใช่/ไม่)",
    ),
    "agree_stop": (
        "{name}, do you agree to end the game here? (y/n)",
        "{name} ยอมให้จบเกมตรงนี้หรือไม่ (ใช่/ไม่)",
    ),
    "not_agreed": ("{name} does not agree.", "{name} ไม่ยอม"),
    "undone": ("Taken back.", "ย้อนกลับแล้ว"),
    "save_where": ("Name a file: save FILE.", "ให้ระบุชื่อไฟล์: บันทึก ไฟล์"),
    "saved": ("Saved in {file}.", "บันทึกไว้ใน {file} แล้ว"),
    "no_hints": ("Hints are off (--hints turns them on).", "ปิดคำใบ้อยู่ (เปิดด้วย --hints)"),
    "no_play": ("There is no play.", "ไม่มีคำให้ลง"),
    "unseen": (
        "{bag} in the bag; not seen by you: {tiles}",
        "ในถุงเหลือ {bag} ตัว เบี้ยที่คุณยังไม่เห็น: {tiles}",
    ),
    "unseen_by_all": (
        "{bag} in the bag; on no square: {tiles}",
        "ในถุงเหลือ {bag} ตัว เบี้ยที่ไม่อยู่บนกระดาน: {tiles}",
    ),
    "replace_file": (
        "{file} is there already. Replace it? (y/n)",
        "มีไฟล์ {file} อยู่แล้ว จะเขียนทับหรือไม่ (ใช่/ไม่)",
    ),
    "kept": ("The game is kept in {file}.", "เก็บเกมไว้ใน {file} แล้ว"),
    "kept_earlier": (
        "{file} holds the game as it was before the last turns; they could not be kept.",
        "{file} เก็บเกมไว้เพียงก่อนตาท้าย ๆ ซึ่งเก็บไม่ได้",
    ),
    "lost": (
        "{file} is not there any more; the game is not kept.",
        "ไม่มีไฟล์ {file} อยู่แล้ว เกมนี้จึงไม่ได้เก็บไว้",
    ),
    "not_kept": (
        "The game goes on, but could not be kept: {reason}",
        "เล่นต่อได้ แต่เก็บเกมไม่ได้: {reason}",
    ),
    "left": ("The game was not kept.", "ไม่ได้เก็บเกมนี้ไว้"),
    "won": ("{name} wins.", "{name} ชนะ"),
    "drawn": ("The game is drawn.", "เสมอกัน"),
}
