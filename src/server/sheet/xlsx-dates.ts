import { dayMs } from '#domain/instant.ts';
import type { Book } from './xlsx-book.ts';
import { attributeOf } from './xml-events.ts';

/** Formats that need no definition and show a day (ECMA-376 part 1, 18.8.30, with those of East Asia). */
const builtIn = (format: number): boolean =>
  (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/** What is left of a format without its quoted words, colours and conditions. */
const showsDay = (format: string): boolean => /[dy]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

/** @returns whether a cell of this style shows a day; its value is a number like any other */
export async function readDateStyles(book: Book, path: string | null): Promise<(style: number) => boolean> {
  const own = new Map<number, boolean>();
  const formats: number[] = [];
  let inCells = false;
  await book.read(path, {
    open(name, attributes) {
      if (name === 'numFmt') {
        own.set(Number(attributeOf(attributes, 'numFmtId')), showsDay(attributeOf(attributes, 'formatCode') ?? ''));
      }
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(Number(attributeOf(attributes, 'numFmtId') ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return (style) => {
    const format = formats[style] ?? 0;
    return own.get(format) ?? builtIn(format);
  };
}

const first1900 = Date.UTC(1899, 11, 30);
const first1904 = Date.UTC(1904, 0, 1);

/** As 1990-02-03; empty for a number that is no day. */
export function dayOf(serial: number, from1904: boolean): string {
  // Excel counts a 29 February 1900 that never was; days before it are one further.
  const days = Math.floor(serial) + (!from1904 && serial < 60 ? 1 : 0);
  const at = new Date((from1904 ? first1904 : first1900) + days * dayMs);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
}
