import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Deed } from '#tests/support/apart/programs.ts';
import { askApart, type EndedBy, NoAnswer } from './ask-apart.ts';

const program = fileURLToPath(import.meta.resolve('#tests/support/apart/programs.ts'));
const ask = (deed: Deed, limits = { ms: 50_000, megabytes: 200 }) => askApart<Deed, unknown>(program, deed, limits);

describe('a program that looks into what people send', { timeout: 60_000 }, () => {
  test('answers with whatever it found', async () => {
    expect(await ask('answer')).toEqual({ deed: 'answer', bytes: Buffer.from('as it was') });
  });

  test('has told what it knew before it came to no end', async () => {
    const told = await ask('answer half and loop for ever', { ms: 5000, megabytes: 200 });
    expect(told).toMatchObject({ bytes: Buffer.from('half') });
  });

  const ends: [Deed, EndedBy, { ms: number; megabytes: number }?][] = [
    ['loop for ever', 'time', { ms: 1000, megabytes: 200 }],
    ['take memory', 'memory'],
    ['fill the heap', 'memory'],
    ['break down', 'other'],
    ['end', 'other'],
  ];
  test.each(ends)('made to %s, it is ended, and one hears by what: %s', async (deed, endedBy, limits) => {
    const error = await ask(deed, limits).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoAnswer);
    expect(error).toMatchObject({ endedBy });
  });
});
