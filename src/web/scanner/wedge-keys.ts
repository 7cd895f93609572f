/**
 * A hardware scanner types what it reads as if on a keyboard. Which keys it presses depends on the layout that it is
 * set up for; which characters come out of them on the computer's own layout and input method. So only the keys count
 * (`KeyboardEvent.code`, a place on the keyboard), and a table says what a scanner means by each.
 */
export type KeyTable = ReadonlyMap<string, string>;

const digits = Array.from('1234567890', (digit) => [`Digit${digit}`, digit] as const);
const numpad = Array.from('1234567890', (digit) => [`Numpad${digit}`, digit] as const);

/** The keys that carry letters somewhere, in rows from the top left. */
const letterKeys = [
  'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight',
  'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote',
  'KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash',
]
  .join(' ')
  .split(' ');

const layout = (letters: string): KeyTable =>
  new Map([
    ...digits,
    ...numpad,
    ['Minus', '-'],
    ['Space', ' '],
    ...letterKeys.flatMap((key, at): [string, string][] =>
      letters[at] && letters[at] !== ' ' ? [[key, letters[at]]] : [],
    ),
  ]);

/** What a scanner means by each key when it is set up for this layout; most are set up for the United States. */
export const keyTables = {
  qwerty: layout('QWERTYUIOP  ASDFGHJKL  ZXCVBNM   '),
  azerty: layout('AZERTYUIOP  QSDFGHJKLM WXCVBN    '),
  qwertz: layout('QWERTZUIOP  ASDFGHJKL  YXCVBNM   '),
  dvorak: layout('   PYFGCRL  AOEUIDHTNS  QJKXBMWVZ'),
  colemak: layout('QWFPGJLUY   ARSTDHNEIO ZXCVBKM   '),
} as const satisfies Record<string, KeyTable>;

/** What these keys mean by this table; null where it does not know one of them. */
export function textOf(codes: readonly string[], table: KeyTable): string | null {
  let text = '';
  for (const code of codes) {
    const character = table.get(code);
    if (character === undefined) return null;
    text += character;
  }
  return text;
}

/** Printed as a code next to the settings: a scanner that reads it shows which key it presses for each character. */
export const calibrationText = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const isCharacterKey = (code: string) => /^(Key|Digit|Numpad)./.test(code) || letterKeys.includes(code);

/**
 * The scanner's own table, if these are the keys of the calibration text: as many as it has characters, no two alike.
 */
export function calibrationFrom(codes: readonly string[]): KeyTable | null {
  if (codes.length !== calibrationText.length || new Set(codes).size !== codes.length) return null;
  if (!codes.every(isCharacterKey)) return null;
  return new Map([...codes.map((code, at) => [code, calibrationText.charAt(at)] as const), ...numpad]);
}
