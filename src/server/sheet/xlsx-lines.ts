import { collectLines, type SheetLine } from './sheet-limits.ts';
import { type Book, findParts, openBook } from './xlsx-book.ts';
import { dayOf, readDateStyles } from './xlsx-dates.ts';
import { attributeOf } from './xml-events.ts';

/** Of a file's first sheet. @throws SheetTooLarge, or whatever is wrong with the file */
export async function xlsxLines(file: Buffer): Promise<SheetLine[]> {
  const book = await openBook(file);
  const { sheet, sharedStrings, styles, from1904 } = await findParts(book);
  if (!sheet) throw new Error('a file without a sheet');
  const words = await readWords(book, sharedStrings);
  const isDate = await readDateStyles(book, styles);
  const lines = collectLines();

  let row = 0;
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  const within = insideOf(['v', 't'], ['rPh', 'f']);
  const cellText = (): string => {
    switch (type) {
      case 's':
        return words[Number(value)] ?? '';
      case 'b':
        return value === '1' ? 'yes' : 'no';
      case 'd':
        return value.slice(0, 10);
      case 'e':
        return '';
      case 'n':
        return isDate(style) ? dayOf(Number(value), from1904) : numberText(Number(value));
      default:
        return unescaped(value);
    }
  };
  await book.read(sheet, {
    open(name, attributes) {
      within.open(name);
      if (name === 'row') {
        row = Number(attributeOf(attributes, 'r') ?? row + 1);
        column = -1;
      } else if (name === 'c') {
        const place = attributeOf(attributes, 'r');
        column = place ? columnOf(place) : column + 1;
        type = attributeOf(attributes, 't') ?? 'n';
        style = Number(attributeOf(attributes, 's') ?? 0);
        value = '';
      }
    },
    text(text) {
      if (within.isInside()) value += text;
    },
    close(name) {
      within.close(name);
      if (name === 'c' && value !== '') lines.add(row, column, cellText());
    },
  });
  return lines.lines();
}

/** Text that several cells share; of rich text the words, of Chinese and Japanese without how they are read aloud. */
async function readWords(book: Book, path: string | null): Promise<string[]> {
  const words: string[] = [];
  let word = '';
  const within = insideOf(['t'], ['rPh']);
  await book.read(path, {
    open: within.open,
    text(text) {
      if (within.isInside()) word += text;
    },
    close(name) {
      within.close(name);
      if (name !== 'si') return;
      words.push(unescaped(word));
      word = '';
    },
  });
  return words;
}

/** Whether one stands in an element that counts and in none that does not. */
function insideOf(counted: readonly string[], passedOver: readonly string[]) {
  let inside = 0;
  let outside = 0;
  const step = (name: string, by: 1 | -1): void => {
    if (counted.includes(name)) inside += by;
    if (passedOver.includes(name)) outside += by;
  };
  return {
    open: (name: string): void => step(name, 1),
    close: (name: string): void => step(name, -1),
    isInside: () => inside > 0 && outside === 0,
  };
}

const numberText = (number: number): string => (Number.isFinite(number) ? String(number) : '');

const columnOf = (place: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

/** Characters that XML cannot hold are written as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
