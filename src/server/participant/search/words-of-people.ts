import { and, arrayContains, arrayOverlaps, like, type SQL, sql } from 'drizzle-orm';
import { searchTerms } from '#domain/participant/search-grams.ts';
import { hanWritings } from '#server/db/han-writings.ts';
import { participant } from '../tables.ts';

/** One or two characters, in every writing of theirs. */
const writingsOf = (gram: string): string[] =>
  [...gram].reduce<string[]>(
    (begun, character) => begun.flatMap((before) => [...hanWritings(character)].map((writing) => before + writing)),
    [''],
  );

function holding(word: string): SQL {
  const writings = [...word].map((character) => [...hanWritings(character)]);
  if (writings.every(({ length }) => length === 1)) return like(participant.searchText, `%${word}%`);
  const pattern = writings.map((each) => (each.length > 1 ? `[${each.join('')}]` : each.join(''))).join('');
  return sql`${participant.searchText} ~ ${pattern}`;
}

/**
 * The people who have all pieces of all words, in traditional or simplified characters; then the words themselves are
 * looked for among those few. The pieces are told together, so that the index answers them in one go.
 */
export function wordsOfPeople(typed: string): SQL | undefined {
  const terms = searchTerms(typed);
  const grams = [...new Set(terms.flatMap((term) => term.grams))].map(writingsOf);
  const words = terms.map(({ contains }) => contains).filter((word) => word !== null);
  const certain = grams.flatMap((writings) => (writings.length === 1 ? writings : []));
  return and(
    certain.length > 0 ? arrayContains(participant.grams, certain) : undefined,
    ...grams.filter(({ length }) => length > 1).map((writings) => arrayOverlaps(participant.grams, writings)),
    ...words.map(holding),
  );
}
