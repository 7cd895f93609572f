/** One way of writing for what people write in several: case, accents, width. Characters are folded by the index. */
export const foldLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export const latinWords = (text: string): string[] => foldLatin(text).match(/[a-z]+/g) ?? [];

export const hanOf = (text: string): string => (text.match(/\p{Script=Han}/gu) ?? []).join('');

export interface Term {
  script: 'han' | 'latin' | 'digits';
  text: string;
}

/** What somebody typed, cut where a space or another script begins: `陳 daming 1234` and `陳daming1234` alike. */
export function termsOf(query: string, foldHan: (text: string) => string): Term[] {
  const parts =
    foldLatin(query)
      .normalize('NFC')
      .match(/\p{Script=Han}+|[a-z]+|\d+/gu) ?? [];
  return parts.map((part): Term => {
    if (/^\d/.test(part)) return { script: 'digits', text: part };
    return /^[a-z]/.test(part) ? { script: 'latin', text: part } : { script: 'han', text: foldHan(part) };
  });
}

/** The characters of `part` stand in `whole` in that order, as in 澳大 for 澳門大學. */
export function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const character of part) {
    at = whole.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** At most this many typing mistakes in a word of that length are forgiven. */
export const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Insertions, deletions, substitutions and swaps of neighbours from one to the other; more than `most` is `most + 1`. */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
