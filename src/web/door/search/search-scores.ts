import { isSubsequence } from './search-text.ts';

/** How well characters fit a name; 0 when they do not. @param forgiving one wrong character of three or more */
export function nameScore(text: string, name: string, forgiving: boolean): number {
  if (name === text) return 100;
  // A shorter name fits better: 陳明 before 陳明德 for 陳明.
  const part = text.length / Math.max(name.length, text.length);
  if (name.startsWith(text)) return 70 + 15 * part;
  if (name.includes(text)) return 50 + 15 * part;
  if (text.length > 1 && isSubsequence(text, name)) return 35 + 10 * part;
  return forgiving && text.length > 2 && differsInOne(text, name) ? 20 : 0;
}

export function unitScore(text: string, unit: string): number {
  if (unit === text) return 30;
  if (unit.startsWith(text)) return 28;
  if (unit.includes(text)) return 25;
  // The fewer characters were left out, the better: 澳大 is 澳門大學 before 澳門科技大學.
  const shortened = text.length > 1 && unit.startsWith(text.charAt(0)) && isSubsequence(text, unit);
  return shortened ? 8 + (20 * text.length) / unit.length : 0;
}

/** One character exchanged, missing or too many. */
function differsInOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}
