import type { TextEncoding } from '#domain/sheet/import.ts';

export interface ReadText {
  text: string;
  encoding: TextEncoding;
}

const utf16 = (label: 'utf-16le' | 'utf-16be') => ({ label, encoding: 'UTF-16' }) as const;
const utf8 = { label: 'utf-8', encoding: 'UTF-8' } as const;

/**
 * What the bytes say of themselves, in this order: a byte order mark, zeros in every other place of plain letters, text
 * that is valid UTF-8. What is left is Chinese of before Unicode: in Macau Excel writes Big5, on the mainland GB18030.
 * Many bytes are valid in both, so the one counts in which more of the characters are everyday ones; Big5 when as many.
 * Null when the bytes are no text.
 */
export function readText(bytes: Buffer): ReadText | null {
  const one = markOf(bytes) ?? zerosOf(bytes) ?? utf8;
  const text = decoded(bytes, one.label);
  if (text !== null) return control.test(text) ? null : { text, encoding: one.encoding };
  return one === utf8 ? (readPortuguese(bytes) ?? readChinese(bytes)) : null;
}

/** Beside those that lay out lines there is none in any text, but in most other files. */
const control = /(?![\t\n\v\f\r])\p{Cc}/u;

function markOf(bytes: Buffer) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16('utf-16le');
  if (first === 0xfe && second === 0xff) return utf16('utf-16be');
  return null;
}

/** Without a mark: the upper halves of commas, digits and line ends are zero, which no other text has. */
function zerosOf(bytes: Buffer) {
  const at = bytes.indexOf(0);
  if (at < 0) return null;
  return at % 2 === 0 ? utf16('utf-16be') : utf16('utf-16le');
}

/** Null when the bytes are not of that encoding. */
function decoded(bytes: Buffer, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const portuguese = /^[\p{ASCII}ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüªº]*$/u;

function readPortuguese(bytes: Buffer): ReadText | null {
  const text = decoded(bytes, 'windows-1252');
  return text !== null && portuguese.test(text) ? { text, encoding: 'Windows-1252' } : null;
}

interface TwoBytes {
  encoding: TextEncoding;
  label: string;
  /** Whether two bytes stand for one of the characters of everyday writing, by the plane of the table they are in. */
  isEveryday(lead: number, trail: number): boolean;
}

const chinese: readonly TwoBytes[] = [
  // Symbols, then the 5401 frequent characters.
  { encoding: 'Big5', label: 'big5', isEveryday: (lead) => lead >= 0xa1 && lead <= 0xc6 },
  // Symbols, then the 3755 characters of the first level.
  {
    encoding: 'GB18030',
    label: 'gb18030',
    isEveryday: (lead, trail) => trail >= 0xa1 && (lead <= 0xa3 ? lead >= 0xa1 : lead >= 0xb0 && lead <= 0xd7),
  },
];

/** Where a decoder puts what it has no character for, as those that Hong Kong added to Big5: nobody could read them. */
const privateUse = /\p{Co}/u;

function readChinese(bytes: Buffer): ReadText | null {
  const readings = chinese.flatMap(({ encoding, label, isEveryday }) => {
    const text = decoded(bytes, label);
    return text === null || privateUse.test(text) || control.test(text)
      ? []
      : [{ text, encoding, share: everydayShare(bytes, isEveryday) }];
  });
  const [best] = readings.toSorted((a, b) => b.share - a.share);
  return best ? { text: best.text, encoding: best.encoding } : null;
}

function everydayShare(bytes: Buffer, isEveryday: TwoBytes['isEveryday']): number {
  let characters = 0;
  let everyday = 0;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[++at] ?? 0;
    characters++;
    if (isEveryday(lead, trail)) everyday++;
  }
  return characters === 0 ? 0 : everyday / characters;
}
