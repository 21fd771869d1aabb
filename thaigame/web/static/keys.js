// From keys to characters. A key whose character the game has is taken as it is, whatever the
// system's keyboard is set to; else its place on the keyboard counts: Kedmanee (มอก. 820) for
// Thai games, QWERTY for others.
const ROWS = [
  ["Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal", "_ ๅ / - ภ ถ ุ ึ ค ต จ ข ช", "% + ๑ ๒ ๓ ๔ ู ฿ ๕ ๖ ๗ ๘ ๙"],
  ["KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Backslash", "ๆ ไ ำ พ ะ ั ี ร น ย บ ล ฃ", "๐ \" ฎ ฑ ธ ํ ๊ ณ ฯ ญ ฐ , ฅ"],
  ["KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote", "ฟ ห ก ด เ ้ ่ า ส ว ง", "ฤ ฆ ฏ โ ฌ ็ ๋ ษ ศ ซ ."],
  ["KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash", "ผ ป แ อ ิ ื ท ม ใ ฝ", "( ) ฉ ฮ ฺ ์ ? ฒ ฬ ฦ"],
].map((row) => row.map((each) => each.split(" ")));

const KEDMANEE = new Map();
for (const [codes, plain, shifted] of ROWS) {
  codes.forEach((code, at) => KEDMANEE.set(code, [plain[at], shifted[at]]));
}

// The character that a keydown means for a game with these characters, or nothing.
export function meant(event, equipment) {
  if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.altKey || event.metaKey) return "";
  const known = (text) => (equipment.latin ? equipment.keys.includes(text.toUpperCase()) : equipment.keys.includes(text));
  if ([...event.key].length === 1 && known(event.key)) return event.key;
  if (equipment.latin) {
    const letter = /^Key([A-Z])$/.exec(event.code)?.[1] ?? "";
    return letter && equipment.keys.includes(letter) ? letter : "";
  }
  const found = KEDMANEE.get(event.code)?.[event.shiftKey ? 1 : 0] ?? "";
  return found && known(found) ? found : "";
}

// The keys of a keyboard on the screen, row by row: what a key of the game's own rows writes.
export function rows(equipment) {
  if (equipment.latin) {
    const line = (text) => [...text].filter((key) => equipment.keys.includes(key));
    const common = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].map(line);
    const rest = equipment.keys.filter((key) => !common.flat().includes(key));
    return [...common, rest].filter((row) => row.length);
  }
  const known = (keys) => keys.filter((key) => equipment.keys.includes(key));
  const common = ROWS.flatMap(([, plain, shifted]) => [known(plain), known(shifted)]);
  const rest = equipment.keys.filter((key) => !common.flat().includes(key));
  return [...common, rest].filter((row) => row.length);
}
