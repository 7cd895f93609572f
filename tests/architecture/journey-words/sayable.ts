import { simplified } from '../../../src/tools/simplified-words.ts';
import { isFigures } from './figures.ts';
import { fits } from './fits.ts';
import type { Text } from './written.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();
/** Without the signs around it, and without those of a language's own. */
const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}{]+|[^\p{L}\p{N}}]+$/gu, '');

/** What stands side by side on a screen: the parts of “Place · English”, “Front 2”, “Wong Ka Man (wong.kaman)”. */
const apart = (words: string): string[] => words.split(/ [·×] |\d+|[()]/);

interface Said {
  /** All that has no holes, and each part of what has some. */
  pieces: string;
  /** Of those without holes, each for itself. */
  whole: ReadonlySet<string>;
  holed: readonly Text[];
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const said = (texts: readonly Text[]): Said => ({
  pieces: texts.flat().map(plain).join('\n'),
  whole: new Set(texts.flatMap(([only = '', ...more]) => (more.length === 0 ? [bare(plain(only))] : []))),
  holed: texts.filter((text) => text.length > 1).map((text) => text.map(plain)),
});

/** Names are stored in traditional characters and shown in simplified ones too. */
export const inSimplified = (texts: readonly Text[]): Text[] =>
  texts.filter((text) => text.some(isHan)).map((text) => text.map(simplified));

/** Whether words that a journey looks for can stand on a screen: said by `texts`, or by texts of the journey's own. */
export function sayable(texts: readonly Text[]): (words: string, own: readonly Text[]) => boolean {
  const everywhere = said(texts);
  const labels = texts.flatMap(([only = '', ...more]) =>
    more.length === 0 && only.endsWith(':') ? [plain(only)] : [],
  );

  const known = new Map<readonly Text[], Said>();
  const ofOwn = (own: readonly Text[]): Said => {
    const here = known.get(own) ?? said([...own, ...inSimplified(own)]);
    known.set(own, here);
    return here;
  };

  return (words, own) => {
    const here = ofOwn(own);
    const isWritten = (text: string) => everywhere.pieces.includes(text) || here.pieces.includes(text);
    /** Figures, a name or another text as a whole, or what the journey itself has typed. */
    const fills = (filling: string) => {
      const text = bare(filling);
      return isFigures(text) || everywhere.whole.has(text) || here.whole.has(text) || here.pieces.includes(text);
    };
    const isSaid = (wanted: string): boolean => {
      const text = plain(wanted);
      if (isFigures(text) || isWritten(text) || isWritten(bare(text))) return true;
      return [...everywhere.holed, ...here.holed].some((holed) => fits(text, holed, fills));
    };
    if (isSaid(words) || apart(words).every(isSaid)) return true;
    const label = labels.find((one) => plain(words).startsWith(one));
    return label !== undefined && isWritten(bare(plain(words).slice(label.length)));
  };
}
