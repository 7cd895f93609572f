import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differences, merged, sameValue } from './edit-conflict.ts';

const record = fc.record({ name: fc.string(), place: fc.string(), seats: fc.nat(), days: fc.array(fc.string()) });
type Field = 'name' | 'place' | 'seats' | 'days';

describe('two people who edit one record', () => {
  const base = { name: 'Science week', place: 'Cotai', seats: 80 };

  test('see what each of them changed', () => {
    const mine = { ...base, name: 'Science Week', place: 'Taipa' };
    const newest = { ...base, name: 'Week of Science', seats: 90 };
    expect(differences(base, mine, newest)).toEqual([
      { field: 'name', changedBy: 'both' },
      { field: 'place', changedBy: 'me' },
      { field: 'seats', changedBy: 'others' },
    ]);
  });

  test('are not asked about what both changed alike', () => {
    const mine = { ...base, seats: 90 };
    expect(differences(base, mine, { ...mine })).toEqual([]);
  });

  test('keep exactly what they choose, whatever they wrote', () => {
    fc.assert(
      fc.property(
        record,
        record,
        record,
        fc.subarray<Field>(['name', 'place', 'seats', 'days']),
        (begun, mine, newest, kept) => {
          const result = merged(mine, newest, new Set(kept));
          return (
            (Object.keys(result) as Field[]).every((field) =>
              sameValue(result[field], kept.includes(field) ? mine[field] : newest[field]),
            ) && differences(begun, mine, newest).every(({ field }) => !sameValue(mine[field], newest[field]))
          );
        },
      ),
    );
  });

  test('lose nothing when each keeps their own changes', () => {
    fc.assert(
      fc.property(record, record, record, (begun, mine, newest) => {
        const own = differences(begun, mine, newest).filter(({ changedBy }) => changedBy !== 'others');
        const result = merged(mine, newest, new Set(own.map(({ field }) => field)));
        const fields = Object.keys(result) as Field[];
        return (
          fields.every((field) => sameValue(begun[field], mine[field]) || sameValue(result[field], mine[field])) &&
          fields.every((field) => !sameValue(begun[field], mine[field]) || sameValue(result[field], newest[field]))
        );
      }),
    );
  });
});
