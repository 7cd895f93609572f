import { stopCharacters, stopWords } from './stop-words.ts';
import { technologyTerms, type TechnologyTerm } from './technology-terms.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * Something that a text is about: a term of the glossary, whichever language it is written in; a word that the glossary
 * does not know; or two Chinese characters side by side, which may be one.
 */
export type Topic = `term:${TechnologyTerm}` | `word:${string}` | `pair:${string}`;

/** How much a topic says beside a term of the glossary. */
const worthOfKind = { term: 1, word: 0.5, pair: 0.2 } as const;

export const worthOfTopic = (topic: string): number =>
  worthOfKind[topic.slice(0, topic.indexOf(':')) as keyof typeof worthOfKind];

/** The term behind a topic; null for one that is a word as it was written. */
export const termOf = (topic: string): TechnologyTerm | null =>
  topic.startsWith('term:') ? (topic.slice('term:'.length) as TechnologyTerm) : null;

interface Branch {
  next: Map<string, Branch>;
  term: TechnologyTerm | null;
}
const branch = (): Branch => ({ next: new Map(), term: null });

const acronymKey = (acronym: string): string => `=${acronym}`;

/** All words of the glossary by their tokens, whichever language they are of. */
function glossary(simplified: (text: string) => string): Branch {
  const root = branch();
  for (const [term, languages] of Object.entries(technologyTerms) as [TechnologyTerm, readonly string[]][]) {
    for (const words of languages.flatMap((language) => language.split('|'))) {
      let at = root;
      for (const { stem, acronym } of tokensOf(words, simplified)) {
        const key = acronym ? acronymKey(acronym) : stem;
        const next = at.next.get(key) ?? branch();
        at.next.set(key, next);
        at = next;
      }
      at.term = term;
    }
  }
  return root;
}

/** How a topic is written in a text: where it stands first. */
export interface Mention {
  start: number;
  end: number;
}

export type ReadTopics = (text: string) => Map<Topic, Mention>;

const shortestWord = 4;

/**
 * Reads what a text is about. Terms within terms count too: who needs a sensor is served by a temperature sensor.
 * @param simplified makes traditional characters simplified ones, one for one
 */
export function topicReader(simplified: (text: string) => string): ReadTopics {
  const root = glossary(simplified);
  return (text) => {
    const tokens = tokensOf(text, simplified);
    const found = new Map<Topic, Mention>();
    const note = (topic: Topic, first: Token, last: Token): void => {
      if (!found.has(topic)) found.set(topic, { start: first.start, end: last.end });
    };
    const known = new Set<number>();
    for (const [from, first] of tokens.entries()) {
      let at: Branch | undefined = root;
      for (let to = from; at && to < tokens.length; to++) {
        const last = tokens[to] ?? first;
        at = (last.acronym && at.next.get(acronymKey(last.acronym))) || at.next.get(last.stem);
        if (!at?.term) continue;
        note(`term:${at.term}`, first, last);
        for (let one = from; one <= to; one++) known.add(one);
      }
    }
    for (const [index, token] of tokens.entries()) {
      if (known.has(index)) continue;
      if (!token.isHan) {
        if (token.stem.length >= shortestWord && !stopWords.has(token.stem)) note(`word:${token.stem}`, token, token);
        continue;
      }
      const second = tokens[index + 1];
      const isPair = second?.isHan && second.start === token.end && !known.has(index + 1);
      if (!isPair || stopCharacters.has(token.stem) || stopCharacters.has(second.stem)) continue;
      note(`pair:${token.stem}${second.stem}`, token, second);
    }
    return found;
  };
}
