import { beforeEach, expect, test } from 'vitest';
import type { OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import { linkSource } from '../queries.ts';
import { forgetAnswers, keepAnswers, type KeptAnswers, keptAnswers } from './kept-answers.ts';

const link = 'AZmhsAAAcAAAAAAAAAAAAQGTc3R1diQ.Hc0mJ6yq9Wn3sXk1vQe7tLb2pRz5uAoD8fGiYwN4KxM';
const source = linkSource(link);
/** Its record and its name on the device are the same, the rest of its signature is made up. */
const forged = linkSource(`${link.slice(0, -20)}AAAA${link.slice(-16)}`);

const typed = (wish: string, at: number): KeptAnswers => ({
  read: { name: '陳大文' } as OwnQuestionnaire,
  pending: { wish },
  seen: 1,
  at,
});
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is answered by a link is there again, and nowhere to be read on the device', async () => {
  keepAnswers(source, typed('fewer queues', 1), false);
  expect(await keptAnswers(source)).toEqual(typed('fewer queues', 1));
  expect(localStorage).toHaveLength(1);
  for (const secret of ['fewer queues', '陳大文', link, link.split('.')[0] ?? ''])
    expect(stored()).not.toContain(secret);
  await forgetAnswers(source);
  expect(await keptAnswers(source)).toBeNull();
  expect(stored()).toBe('[{},{}]');
});

test('whoever has the device and not the link cannot open it', async () => {
  keepAnswers(source, typed('fewer queues', 1), false);
  expect(forged.key).toBe(source.key);
  expect(await keptAnswers(forged)).toBeNull();
  expect(await keptAnswers(source)).toEqual(typed('fewer queues', 1));
});

test('what is typed in the moment in which the page goes waits in the tab, and is sealed when it comes back', async () => {
  keepAnswers(source, typed('fewer queues', 1), false);
  keepAnswers(source, typed('shorter queues', 2), true);
  expect(await keptAnswers(source)).toEqual(typed('shorter queues', 2));
  expect(stored()).not.toContain('queues');
});

test('what an earlier release kept in the clear is no draft, and is written over', async () => {
  localStorage.setItem(`draft:${source.key}`, JSON.stringify({ savedAt: 1, values: typed('fewer queues', 1) }));
  expect(await keptAnswers(source)).toBeNull();
  keepAnswers(source, typed('no queues', 2), false);
  expect(await keptAnswers(source)).toEqual(typed('no queues', 2));
  expect(stored()).not.toContain('fewer queues');
});
