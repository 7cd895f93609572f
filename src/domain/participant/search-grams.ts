/** What a person can be found by. */
export interface Searchable {
  nameTc: string;
  nameEn: string;
  pinyin: string;
  unitNames: readonly string[];
  phoneTail: string;
}

const isHan = /\p{Script=Han}/u;

/** Letters without accents, digits and Chinese characters; everything else parts words. */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const initialsOf = (words: readonly string[]): string => words.map((word) => [...word][0] ?? '').join('');

/**
 * What is searched: each name's words, the whole without blanks, and the initials, with a blank on both sides of each.
 */
export function searchText(person: Searchable): string {
  const parts = [person.nameTc, person.nameEn, person.pinyin, ...person.unitNames, person.phoneTail].flatMap((text) => {
    const words = searchWords(text);
    return words.length > 1 ? words.concat(words.join(''), initialsOf(words)) : words;
  });
  return ` ${[...new Set(parts)].join(' ')} `;
}

/**
 * One- and two-character pieces of one word. A single letter or digit counts only at the start of a word: it is in
 * everybody's name somewhere, and nobody looks for it there.
 */
export function gramsOf(word: string): string[] {
  const characters = [...word];
  const ones = characters.filter((character, i) => i === 0 || isHan.test(character));
  const twos = characters.slice(1).map((character, i) => `${characters[i]}${character}`);
  return [...ones, ...twos];
}

/** Every piece of a `searchText`, once. */
export const gramsOfText = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean).flatMap(gramsOf))];

export interface SearchTerm {
  /** The person must have them all. */
  grams: string[];
  /**
   * And `searchText` must contain this: pieces alone do not say in which order they stand. Null: the pieces suffice.
   */
  contains: string | null;
}

/** What was typed, word by word; every word must be found somewhere. */
export const searchTerms = (typed: string): SearchTerm[] =>
  searchWords(typed)
    .slice(0, 8)
    .map((word) => {
      const characters = [...word];
      if (characters.length === 1) return { grams: [word], contains: null };
      return {
        grams: [...new Set(characters.slice(1).map((character, i) => `${characters[i]}${character}`))].slice(0, 12),
        contains: word.slice(0, 60),
      };
    });
