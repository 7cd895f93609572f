/** Words of the code's own lists, as `'A', 'B'` for `in (…)`. */
export function sqlList(words: readonly string[]): string {
  const odd = words.find((word) => !/^[\w{}]+$/.test(word));
  if (odd !== undefined) throw new Error(`no word of ours: ${odd}`);
  return words.map((word) => `'${word}'`).join(', ');
}
