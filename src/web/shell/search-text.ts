/**
 * Search parameters stay the plain text they are in the documents' addresses: `activityId=007` is not a number, and a
 * link made by hand means the same as one made here.
 */
export type SearchText = Record<string, string | string[]>;

export function parseSearch(query: string): SearchText {
  const found: SearchText = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const before = found[key];
    found[key] = before === undefined ? value : [before, value].flat();
  }
  return found;
}

/** Leaves out what is not set. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(key, String(one));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** For `validateSearch`: the text under a key, or undefined. */
export function textIn(search: Record<string, unknown>, key: string): string | undefined {
  const value = Array.isArray(search[key]) ? search[key][0] : search[key];
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

/** A whole number from 0, or undefined, so that the usual value stays out of the address. */
export function countIn(search: Record<string, unknown>, key: string): number | undefined {
  const text = textIn(search, key);
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** One of the given words, or undefined. */
export function wordIn<Word extends string>(
  search: Record<string, unknown>,
  key: string,
  words: readonly Word[],
): Word | undefined {
  const text = textIn(search, key);
  return words.find((word) => word === text);
}
