import { type AnyPgColumn, customType } from 'drizzle-orm/pg-core';
import { type SQL, sql } from 'drizzle-orm';
import { searchWords } from '#domain/participant/search-grams.ts';
import { hanWritings } from './han-writings.ts';

/** SQL: a text as `wordsColumn` keeps it, for what has no such column. @param text an expression that is never null */
export const asWords = (text: string): string =>
  `to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'), '[!-/:-@\\[-\`{-~]+', ' ', 'g'), '([\u3400-\u9fff])', ' \\1 ', 'g'))`;

const vector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/**
 * The words of a row as the database keeps them up to date by itself: without accents, in lower case once compared,
 * each Chinese character a word of its own. Index it with gin and ask with `wordsMatch`.
 * @param text an expression that is never null
 */
export const wordsColumn = (name: string, text: string) =>
  vector(name)
    .notNull()
    .generatedAlwaysAs(() => sql.raw(asWords(text)));

const hanRun = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const isHan = /^\p{Script=Han}/u;

const inEitherWriting = (character: string): string =>
  `(${[...hanWritings(character)].map((writing) => `'${writing}'`).join(' | ')})`;

/**
 * Every word typed must begin a word of the row; Chinese characters must stand side by side in that order, traditional
 * or simplified.
 */
export function wordsTyped(typed: string): string {
  const pieces = searchWords(typed)
    .slice(0, 8)
    .flatMap((word) => word.match(hanRun) ?? [])
    .slice(0, 12);
  return pieces
    .map((piece) =>
      isHan.test(piece)
        ? `(${[...piece].slice(0, 20).map(inEitherWriting).join(' <-> ')})`
        : `'${piece.slice(0, 60)}':*`,
    )
    .join(' & ');
}

/** Undefined when nothing was typed that could be a word: no narrowing. */
export function wordsMatch(column: AnyPgColumn, typed: string | undefined): SQL | undefined {
  const words = typed ? wordsTyped(typed) : '';
  return words ? sql`${column} @@ ${words}::tsquery` : undefined;
}
