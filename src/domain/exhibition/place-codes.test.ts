import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeCodes, placesAtOnce } from './place-codes.ts';

describe('a line of codes of places', () => {
  test.each([
    ['A01-A03', ['A01', 'A02', 'A03']],
    ['A9-A11', ['A9', 'A10', 'A11']],
    ['b08–10', ['B08', 'B09', 'B10']],
    ['A01, A02，C1', ['A01', 'A02', 'C1']],
    ['A01-A02, A02-A03', ['A01', 'A02', 'A03']],
    ['H1-07', ['H1-07']],
    ['VIP', ['VIP']],
    ['A'.repeat(20), ['A'.repeat(20)]],
  ])('%s', (line, codes) => {
    expect(placeCodes(line)).toEqual(codes);
  });

  test.each(['', ' , ', 'A03-A01', 'A1-B2', 'A01-A9999', '門口', 'A 1', 'A'.repeat(21)])('%j is none', (line) => {
    expect(placeCodes(line)).toBeNull();
  });

  test('adds as many as a line may at once, and none where it is one more', () => {
    const half = `A001-A${placesAtOnce / 2}`;
    expect(placeCodes(`${half}, B001-B${placesAtOnce / 2}`)).toHaveLength(placesAtOnce);
    expect(placeCodes(`${half}, B001-B${placesAtOnce / 2}, C1`)).toBeNull();
  });

  test('names each place of a range once, in order, whatever the range', () => {
    const range = fc.record({
      first: fc.nat(900),
      more: fc.nat(placesAtOnce - 1),
      letter: fc.constantFrom('A', 'B', 'HALL-'),
    });
    fc.assert(
      fc.property(range, ({ first, more, letter }) => {
        const code = (number: number) => letter + String(number).padStart(4, '0');
        const codes = placeCodes(`${code(first)}-${code(first + more)}`);
        return codes?.length === more + 1 && codes.every((one, at) => one === code(first + at));
      }),
    );
  });
});
