import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnAnswer, OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import { ApiError, Unreachable } from '#web/api/api-error.ts';
import type { AnswerSource } from '../queries.ts';
import { AnswerStore } from './answer-store.ts';

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
let asked = 0;
const source = {
  key: 'questionnaire:one',
  link: 'a link',
  save: async () => {
    asked++;
    const next = answers.shift();
    if (!next) throw new Error('asked once too often');
    return { answer: await next(), conflicts: [] };
  },
} as unknown as AnswerSource;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
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
  expect([asked, store.get().phase, store.get().failure]).toEqual([1, phase, isFault ? failure : null]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, store.get().phase, store.get().failure]).toEqual([2, 'saved', null]);
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
  expect([asked, store.get().phase]).toEqual([1, 'saving']);
  await vi.advanceTimersByTimeAsync(3000);
  expect([asked, store.get().phase]).toEqual([2, 'saved']);
  stop();
});

test('what the server does not want is said and not sent again', async () => {
  const store = new AnswerStore(source, read as unknown as OwnQuestionnaire, null, true);
  answers = [() => Promise.reject(refused(409))];
  store.change('wish', 'fewer queues');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, store.get().phase]).toEqual([1, 'failed']);
});
