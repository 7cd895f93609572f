/** Most places that one line adds. */
export const placesAtOnce = 500;
export const placeCodeLimit = 20;

const plain = /^[A-Za-z0-9][A-Za-z0-9./-]*$/;
const range = /^([A-Za-z0-9./-]*?)(\d+)\s*(?:-|–|~|to)\s*([A-Za-z0-9./-]*?)(\d+)$/i;

/**
 * From one code to another: the same letters, numbers counted up with the first one's width. `H1-07` is no range but a
 * code of its own, as its numbers are written with different widths.
 * @returns null where it is neither a range nor a code
 */
function codesOf(piece: string): string[] | null {
  const [, letters, first, lettersAgain, last] = range.exec(piece) ?? [];
  const isRange = letters !== undefined && first && last && !(last.startsWith('0') && last.length !== first.length);
  if (!isRange) return plain.test(piece) ? [piece] : null;
  if (lettersAgain && lettersAgain !== letters) return null;
  const count = Number(last) - Number(first) + 1;
  if (count < 1 || count > placesAtOnce) return null;
  return Array.from({ length: count }, (_, at) => letters + String(Number(first) + at).padStart(first.length, '0'));
}

/**
 * The codes that a line stands for: `A01-A40`, `A01-40`, single codes, or several of them with commas between.
 * @returns null when a piece is none of these, a code is too long, or there are too many
 */
export function placeCodes(line: string): string[] | null {
  const pieces = line
    .split(/[,;，、；\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const codes = pieces.map(codesOf);
  if (codes.length === 0 || codes.includes(null)) return null;
  const all = [...new Set(codes.flatMap((some) => some ?? []).map((code) => code.toUpperCase()))];
  return all.length <= placesAtOnce && all.every((code) => code.length <= placeCodeLimit) ? all : null;
}
