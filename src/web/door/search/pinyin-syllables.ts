const syllable =
  /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ueng|ang|eng|ing|ong|iao|ian|uai|uan|uei|van|ai|ei|ao|ou|an|en|in|un|vn|ia|ie|iu|ua|uo|ui|ue|ve|er|a|o|e|i|u|v)$/;
const longest = 6;

/**
 * `daming` with two characters is `da`, `ming`. Of several ways the one with the longest syllables first, as `xian` for
 * one character and `xi`, `an` for two.
 * @returns null when the letters are not so many syllables
 */
export function syllablesOf(letters: string, count: number): string[] | null {
  if (count === 0) return letters === '' ? [] : null;
  for (let length = Math.min(longest, letters.length - count + 1); length > 0; length--) {
    const first = letters.slice(0, length);
    if (!syllable.test(first)) continue;
    const rest = syllablesOf(letters.slice(length), count - 1);
    if (rest) return [first, ...rest];
  }
  return null;
}
