/** A piece of text as it is compared: a Chinese character, or a word of letters and digits. */
export interface Token {
  /** Without accents, case, plural and script: what is compared. */
  stem: string;
  /** As it was written when it is written as an acronym is, so that AR is not the Portuguese word for air. */
  acronym: string | null;
  isHan: boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

const piece = /\p{Script=Han}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*?(?=\p{Script=Han}|[^\p{L}\p{M}\p{N}]|$)/gu;
const isHan = /^\p{Script=Han}$/u;
const writtenAsAcronym = /^\p{Lu}{2,5}$/u;

const endings = [
  [/oes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ies$/, 'y'],
  [/([^s])s$/, '$1'],
] as const satisfies readonly (readonly [RegExp, string])[];

/** Rough on purpose: singular and plural of English and Portuguese words become the same, whatever that is. */
function stemOf(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length <= 3) return plain;
  const ending = endings.find(([shape]) => shape.test(plain));
  return (ending ? plain.replace(ending[0], ending[1]) : plain).replace(/e$/, '');
}

/** @param simplified makes traditional characters simplified ones, one for one */
export function tokensOf(text: string, simplified: (text: string) => string): Token[] {
  const plain = simplified(text);
  return [...plain.matchAll(piece)].map(({ 0: word, index }) => ({
    stem: isHan.test(word) ? word : stemOf(word),
    acronym: writtenAsAcronym.test(word) ? word : null,
    isHan: isHan.test(word),
    start: index,
    end: index + word.length,
  }));
}
