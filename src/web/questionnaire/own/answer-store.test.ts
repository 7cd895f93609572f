import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnAnswer, OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import { ApiError, Unreachable } from '#web/api/api-error.ts';
import type { AnswerSource } from '../queries.ts';
import { AnswerStore } from './answer-store.ts';
import { forgetAnswers, keptAnswers } from './kept-answers.ts';

const stored = (version: number, answers = {}): OwnAnswer => ({
  status: 'INVITED',
  version,
  answers,
  submittedAt: null,
  isChanged: false,
});
const read = { questions: [], suggested: {}, anonymous: false, mayAnswer: true, answer: stored(0) };
const refused = (status: number) => new ApiError({ code: null, message: '', status });

let answers: (() => Promise<OwnAnswer>)[] = [];
let conflicts: string[][] = [];
let sent: unknown[] = [];
const source = {
  key: 'questionnaire:one',
  link: 'a link',
  files: async () => [],
  save: async (...what: unknown[]) => {
    sent.push(what);
    const next = answers.shift();
    if (!next) throw new Error('asked once too often');
    return { answer: await next(), conflicts: conflicts.shift() ?? [] };
  },
} as unknown as AnswerSource;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  conflicts = [];
  sent = [];
});
afterEach(async () => {
  vi.useRealTimers();
  // After what is being sealed, which would lie there for the next file.
  await forgetAnswers(source);
});

test.each([
  ['no network', 'offline', new Unreachable(new TypeError('no network')), false],
  ['too many calls', 'failed', refused(429), true],
  ['a server that starts', 'failed', refused(503), true],
] as const)('what %s held up is sent again by itself', async (_, phase, failure, isFault) => {
  const store = new AnswerStore(source, read as unknown as OwnQuestionnaire, null, true);
  answers = [() => Promise.reject(failure), async () => stored(1, { wish: 'fewer queues' })];
  store.change('wish', 'fewer queues');
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent.length, store.get().phase, store.get().failure]).toEqual([1, phase, isFault ? failure : null]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent.length, store.get().phase, store.get().failure]).toEqual([2, 'saved', null]);
});

test('a network that comes back while a sending still waits for its answer sends again at once', async () => {
  const store = new AnswerStore(source, read as unknown as OwnQuestionnaire, null, true);
  const stop = store.start();
  const late = () =>
    new Promise<OwnAnswer>((_, reject) => setTimeout(() => reject(new Unreachable(new TypeError('no network'))), 5000));
  answers = [late, async () => stored(1, { wish: 'fewer queues' })];
  store.change('wish', 'fewer queues');
  await vi.advanceTimersByTimeAsync(3000);
  dispatchEvent(new Event('online'));
  expect([sent.length, store.get().phase]).toEqual([1, 'saving']);
  await vi.advanceTimersByTimeAsync(3000);
  expect([sent.length, store.get().phase]).toEqual([2, 'saved']);
  stop();
});

test('what the server does not want is said and not sent again', async () => {
  const store = new AnswerStore(source, read as unknown as OwnQuestionnaire, null, true);
  answers = [() => Promise.reject(refused(409))];
  store.change('wish', 'fewer queues');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, store.get().phase]).toEqual([1, 'failed']);
});

/** The first text reached the server, its answer did not come back, and more was typed meanwhile. */
async function typedOnAfterLostAnswer(store: AnswerStore, storedThere: string): Promise<void> {
  const lost = () => Promise.reject<OwnAnswer>(new Unreachable(new TypeError('no network')));
  // Only what is answered tells of conflicts.
  conflicts = [['wish']];
  answers = [lost, async () => stored(1, { wish: storedThere }), async () => stored(2, { wish: 'fewer queues' })];
  store.change('wish', 'fewer');
  await vi.advanceTimersByTimeAsync(1000);
  store.change('wish', 'fewer queues');
  await vi.advanceTimersByTimeAsync(2000);
}

test('a text that was stored without an answer is typed on, and is no other device’s', async () => {
  const store = new AnswerStore(source, read as unknown as OwnQuestionnaire, null, true);
  await typedOnAfterLostAnswer(store, 'fewer');
  expect(sent).toEqual([
    [0, { wish: 'fewer' }],
    [0, { wish: 'fewer queues' }],
    [1, { wish: 'fewer queues' }],
  ]);
  expect(store.get()).toMatchObject({ phase: 'saved', conflicts: [], answers: { wish: 'fewer queues' } });
});

test('what another device stored meanwhile is still asked about', async () => {
  const store = new AnswerStore(source, read as unknown as OwnQuestionnaire, null, true);
  await typedOnAfterLostAnswer(store, 'more coffee');
  expect(sent).toHaveLength(2);
  expect(store.get()).toMatchObject({
    answers: { wish: 'more coffee' },
    conflicts: [{ id: 'wish', mine: 'fewer queues', theirs: 'more coffee' }],
  });
});

test('a save that is under way when the page goes is one’s own when it comes back', async () => {
  const store = new AnswerStore(source, read as unknown as OwnQuestionnaire, null, true);
  const stop = store.start();
  answers = [() => new Promise(() => undefined)];
  store.change('wish', 'fewer');
  await vi.advanceTimersByTimeAsync(1000);
  store.change('wish', 'fewer queues');
  stop();
  vi.useRealTimers();
  const kept = await keptAnswers(source);
  vi.useFakeTimers();
  conflicts = [['wish']];
  answers = [async () => stored(1, { wish: 'fewer' }), async () => stored(2, { wish: 'fewer queues' })];
  const next = new AnswerStore(source, read as unknown as OwnQuestionnaire, kept, true);
  await next.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(next.get()).toMatchObject({ phase: 'saved', conflicts: [], answers: { wish: 'fewer queues' } });
});
