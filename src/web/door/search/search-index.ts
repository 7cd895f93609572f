import { Converter } from 'opencc-js/t2cn';
import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';
import { cantoneseSurnames } from './cantonese-surnames.ts';
import { syllablesOf } from './pinyin-syllables.ts';
import { nameScore, unitScore } from './search-scores.ts';
import type { Found } from './search-messages.ts';
import { hanOf, latinWords, type Term, termsOf } from './search-text.ts';
import { SearchWords } from './search-words.ts';

interface Document {
  found: Found;
  /** Name in characters, simplified. */
  name: string;
  gone: boolean;
}

interface Unit {
  han: string;
  words: string[];
  documents: number[];
}

/** Worth of a term in one document; the best of several ways counts. */
type Tell = (document: number, score: number) => void;

/**
 * Finds people by what staff hear or read at the door (N9): one character of a name or several, traditional or
 * simplified, pinyin in full or its initials, Latin names, unit, the last digits of the phone, with small mistakes.
 * Every term must fit; the first place goes to whoever they fit best.
 */
export class SearchIndex {
  readonly #documents: Document[] = [];
  readonly #byId = new Map<string, number>();
  readonly #byCharacter = new Map<string, number[]>();
  readonly #byTail = new Map<string, number[]>();
  readonly #units: Unit[] = [];
  readonly #unitOf = new Map<string, number>();
  readonly #words = new SearchWords();
  readonly #simplified = new Map<string, string>();
  readonly #simplify = Converter({ from: 'hk', to: 'cn' });

  get size(): number {
    return this.#byId.size;
  }

  put(person: SnapshotPerson): void {
    const before = this.#documents[this.#byId.get(person.participantId) ?? -1];
    if (before) before.gone = true;
    this.#byId.delete(person.participantId);
    if (person.removed) return;
    const { participantId, nameTc, nameEn, unitName, title } = person;
    const phoneTail = person.details?.phoneTail ?? null;
    const name = this.#fold(hanOf(nameTc));
    const document = this.#documents.length;
    this.#documents.push({ found: { participantId, nameTc, nameEn, unitName, title, phoneTail }, name, gone: false });
    this.#byId.set(participantId, document);
    this.#unit(unitName).documents.push(document);
    for (const character of new Set(name)) add(this.#byCharacter, character, document);
    if (phoneTail) add(this.#byTail, phoneTail, document);
    this.#putWords(document, person, name);
  }

  /** Called after many were put. */
  settle(): void {
    this.#words.settle();
  }

  search(query: string, limit: number): Found[] {
    const terms = termsOf(query, (text) => this.#fold(text));
    if (terms.length === 0) return [];
    // Each try forgives more than the one before, and is made only when that found nobody.
    for (const forgiving of [false, true]) {
      const found = this.#best(terms, limit, forgiving);
      if (found.length > 0) return found;
    }
    return [];
  }

  #best(terms: readonly Term[], limit: number, forgiving: boolean): Found[] {
    const count = this.#documents.length;
    const totals = new Float32Array(count);
    const fitting = new Uint8Array(count);
    for (const term of terms) this.#addScores(term, forgiving, totals, fitting);
    const together = terms.filter(({ script }) => script === 'latin');
    if (!forgiving && together.length > 1 && together.length === terms.length) {
      // `chen da ming` is also `chendaming`.
      const text = together.map((term) => term.text).join('');
      const whole = new Float32Array(count);
      this.#addScores({ script: 'latin', text }, forgiving, whole, new Uint8Array(count));
      for (let document = 0; document < count; document++) {
        if (!whole[document]) continue;
        totals[document] = (totals[document] ?? 0) + (whole[document] ?? 0);
        fitting[document] = terms.length;
      }
    }
    return this.#top(totals, fitting, terms.length, limit);
  }

  #addScores(term: Term, forgiving: boolean, totals: Float32Array, fitting: Uint8Array): void {
    const scores = new Float32Array(this.#documents.length);
    const touched: number[] = [];
    const tell: Tell = (document, score) => {
      const held = scores[document] ?? 0;
      if (held === 0) touched.push(document);
      if (score > held) scores[document] = score;
    };
    if (term.script === 'han') this.#findHan(term.text, forgiving, tell);
    else if (term.script === 'latin') this.#findLatin(term.text, forgiving, tell);
    else this.#findDigits(term.text, tell);
    for (const document of touched) {
      totals[document] = (totals[document] ?? 0) + (scores[document] ?? 0);
      fitting[document] = (fitting[document] ?? 0) + 1;
    }
  }

  #findHan(text: string, forgiving: boolean, tell: Tell): void {
    const lists = [...new Set(text)].map((character) => this.#byCharacter.get(character) ?? []);
    // Somebody with all characters is on the shortest list; with one wrong, on one of the two shortest.
    const shortest = lists.toSorted((a, b) => a.length - b.length).slice(0, forgiving ? 2 : 1);
    for (const list of shortest) {
      for (const document of list) {
        const score = nameScore(text, this.#documents[document]?.name ?? '', forgiving);
        if (score > 0) tell(document, score);
      }
    }
    this.#findUnits((unit) => unitScore(text, unit.han), tell);
    if (forgiving && text.length > 3) this.#findNameBeforeUnit(text, tell);
  }

  /** `陳大明澳門大學` without a space between. */
  #findNameBeforeUnit(text: string, tell: Tell): void {
    for (const length of [2, 3, 4]) {
      const name = text.slice(0, length);
      const unit = text.slice(length);
      if (unit.length < 2) continue;
      const units = this.#units.filter(({ han }) => unitScore(unit, han) > 0);
      for (const { documents } of units) {
        for (const document of documents) {
          const score = nameScore(name, this.#documents[document]?.name ?? '', false);
          if (score > 0) tell(document, score + 20);
        }
      }
    }
  }

  #findLatin(text: string, forgiving: boolean, tell: Tell): void {
    this.#words.beginning(text, tell);
    this.#findUnits(({ words }) => {
      const parts = words.map((word) => (word.startsWith(text) ? (25 * text.length) / word.length : 0));
      return Math.max(0, ...parts);
    }, tell);
    // A word that exists was hardly mistyped, and looking for what it could have been takes longest.
    if (forgiving && !this.#words.has(text)) this.#words.almost(text, tell);
  }

  #findDigits(text: string, tell: Tell): void {
    const whole = text.slice(-4);
    for (const [tail, documents] of this.#byTail) {
      const score = tail === whole ? 80 : text.length > 1 && text.length < 4 && tail.endsWith(text) ? 30 : 0;
      if (score > 0) for (const document of documents) tell(document, score);
    }
    this.#findUnits(({ words }) => (words.includes(text) ? 20 : 0), tell);
  }

  #findUnits(scoreOf: (unit: Unit) => number, tell: Tell): void {
    for (const unit of this.#units) {
      const score = scoreOf(unit);
      if (score > 0) for (const document of unit.documents) tell(document, score);
    }
  }

  #top(totals: Float32Array, fitting: Uint8Array, needed: number, limit: number): Found[] {
    const best: { document: number; score: number }[] = [];
    let worst = 0;
    for (let document = 0; document < totals.length; document++) {
      const score = totals[document] ?? 0;
      if ((fitting[document] ?? 0) < needed || (best.length === limit && score <= worst)) continue;
      if (this.#documents[document]?.gone) continue;
      let at = best.length;
      while (at > 0 && (best[at - 1]?.score ?? 0) < score) at--;
      best.splice(at, 0, { document, score });
      if (best.length > limit) best.pop();
      worst = best.at(-1)?.score ?? 0;
    }
    return best.flatMap(({ document }) => this.#documents[document]?.found ?? []);
  }

  #putWords(document: number, person: SnapshotPerson, name: string): void {
    const english = latinWords(person.nameEn);
    for (const word of english) this.#words.put(word, document, 'nameWord');
    if (english.length > 1) {
      this.#words.put(english.join(''), document, 'wholeName');
      this.#words.put([...english.slice(1), english[0]].join(''), document, 'wholeName');
      this.#words.put(english.map((word) => word.charAt(0)).join(''), document, 'initials');
    }
    const pinyin = latinWords(person.pinyin);
    if (pinyin.length > 0) this.#putPinyin(document, pinyin, name);
    const surname = cantoneseSurnames[name.charAt(0)] ?? [];
    for (const word of surname) if (!english.includes(word)) this.#words.put(word, document, 'cantonese');
  }

  #putPinyin(document: number, words: string[], name: string): void {
    const whole = words.join('');
    this.#words.put(whole, document, 'wholeName');
    const syllables = (name.length > 0 ? syllablesOf(whole, name.length) : null) ?? words;
    for (const word of words) this.#words.put(word, document, 'nameWord');
    for (const syllable of syllables) if (!words.includes(syllable)) this.#words.put(syllable, document, 'syllable');
    if (syllables.length < 2) return;
    this.#words.put(syllables.slice(1).join(''), document, 'givenName');
    this.#words.put(syllables.map((syllable) => syllable.charAt(0)).join(''), document, 'initials');
  }

  #unit(name: string): Unit {
    const held = this.#units[this.#unitOf.get(name) ?? -1];
    if (held) return held;
    const words = [...latinWords(name), ...(name.match(/\d+/g) ?? [])];
    const unit: Unit = { han: this.#fold(hanOf(name)), words, documents: [] };
    this.#unitOf.set(name, this.#units.push(unit) - 1);
    return unit;
  }

  /** Traditional to simplified, character by character, each looked up once. */
  #fold(text: string): string {
    let folded = '';
    for (const character of text) {
      let simple = this.#simplified.get(character);
      if (simple === undefined) {
        simple = this.#simplify(character);
        this.#simplified.set(character, simple);
      }
      folded += simple;
    }
    return folded;
  }
}

function add(map: Map<string, number[]>, key: string, value: number): void {
  const held = map.get(key);
  if (held) held.push(value);
  else map.set(key, [value]);
}
