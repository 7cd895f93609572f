import { forgiven, typosBetween } from './search-text.ts';

/** What a word is to a person; the number is what finding it exactly is worth. */
export const wordWorth = {
  wholeName: 90,
  initials: 70,
  nameWord: 60,
  givenName: 60,
  syllable: 40,
  cantonese: 35,
} as const;
export type WordIs = keyof typeof wordWorth;
const kinds = Object.keys(wordWorth) as WordIs[];

interface Word {
  text: string;
  letters: number;
  /** Pairs: document, place in `kinds`. */
  entries: number[];
}

/** Not sorted in yet; looked through one by one. */
const mostUnsorted = 3000;

/** Latin words, found exactly, by their beginning, or with typing mistakes. */
export class SearchWords {
  readonly #words = new Map<string, Word>();
  #sorted: Word[] = [];
  #unsorted: Word[] = [];
  /** By length: a word with a mistake or two is at most that much longer or shorter. */
  readonly #byLength: Word[][] = [];

  put(text: string, document: number, kind: WordIs): void {
    let word = this.#words.get(text);
    if (!word) {
      word = { text, letters: lettersOf(text), entries: [] };
      this.#words.set(text, word);
      this.#unsorted.push(word);
      (this.#byLength[text.length] ??= []).push(word);
    }
    word.entries.push(document, kinds.indexOf(kind));
  }

  /** Sorts new words in; called after a page was read, so that no search pays for it. */
  settle(): void {
    if (this.#unsorted.length <= mostUnsorted && this.#sorted.length > 0) return;
    this.#sorted = [...this.#words.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    this.#unsorted = [];
  }

  has(text: string): boolean {
    return this.#words.has(text);
  }

  /** Tells of every document whose words begin with the term; the more of the word is there, the better. */
  beginning(term: string, tell: (document: number, score: number) => void): void {
    const found = (word: Word) => {
      const exact = word.text.length === term.length;
      const part = exact ? 1 : 0.5 + (0.35 * term.length) / word.text.length;
      this.#tell(word, part, tell);
    };
    for (let at = this.#firstFrom(term); at < this.#sorted.length; at++) {
      const word = this.#sorted[at];
      if (!word?.text.startsWith(term)) break;
      found(word);
    }
    for (const word of this.#unsorted) if (word.text.startsWith(term)) found(word);
  }

  /** Tells of every document with a word that differs from the term by a typing mistake or two. */
  almost(term: string, tell: (document: number, score: number) => void): void {
    const most = forgiven(term.length);
    if (most === 0) return;
    const letters = lettersOf(term);
    for (let length = term.length - most; length <= term.length + most; length++) {
      for (const word of this.#byLength[length] ?? []) {
        if (bits(word.letters ^ letters) > 2 * most) continue;
        const typos = typosBetween(term, word.text, most);
        if (typos > 0 && typos <= most) this.#tell(word, 0.5 - 0.1 * typos, tell);
      }
    }
  }

  #tell(word: Word, part: number, tell: (document: number, score: number) => void): void {
    const { entries } = word;
    for (let i = 0; i < entries.length; i += 2) {
      const kind = kinds[entries[i + 1] ?? 0] ?? 'nameWord';
      // The beginning of initials says little: C for everybody called Chan.
      const worth = kind === 'initials' && part < 1 ? 0.5 : 1;
      tell(entries[i] ?? 0, wordWorth[kind] * part * worth);
    }
  }

  #firstFrom(term: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.text ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Which letters occur, a bit for each. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) - 97);
  return letters;
}

function bits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
}
