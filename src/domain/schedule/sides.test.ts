import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sidesOf } from './sides.ts';

const pair = (a: string, b: string) => ({ id: `${a}-${b}`, a, b });

test('who offers to one and looks for something at another stands on one side only', () => {
  const { sides, pairs, odd } = sidesOf([pair('uni', 'company'), pair('institute', 'uni')]);
  expect(Object.fromEntries(sides)).toEqual({ uni: 'A', company: 'B', institute: 'B' });
  expect(pairs).toEqual([pair('uni', 'company'), { id: 'institute-uni', a: 'uni', b: 'institute' }]);
  expect(odd).toEqual([]);
});

test('a ring of three leaves one meeting over', () => {
  const { pairs, odd } = sidesOf([pair('x', 'y'), pair('y', 'z'), pair('z', 'x')]);
  expect(pairs).toHaveLength(2);
  expect(odd).toHaveLength(1);
});

test('nobody meets its own side, nothing is lost, and two sides that are there already are kept', () => {
  const anyPairs = fc.array(fc.tuple(fc.nat(8), fc.nat(8)).filter(([a, b]) => a !== b));
  fc.assert(
    fc.property(anyPairs, (ends) => {
      const wanted = ends.map(([a, b], at) => ({ id: String(at), a: String(a), b: String(b) }));
      const { sides, pairs, odd } = sidesOf(wanted);
      expect(pairs.length + odd.length).toBe(wanted.length);
      for (const { a, b } of pairs) expect([sides.get(a), sides.get(b)]).toEqual(['A', 'B']);
    }),
  );
  fc.assert(
    fc.property(anyPairs, (ends) => {
      const wanted = ends.map(([a, b], at) => ({ id: String(at), a: `a${a}`, b: `b${b}` }));
      expect(sidesOf(wanted).odd).toEqual([]);
    }),
  );
});
