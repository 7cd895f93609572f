import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyApplication } from '#domain/application/check-application.ts';
import { rememberLogin } from '#web/account/login-hint.ts';
import { keepSessionToken } from '#web/api/session-token.ts';
import { DraftStore } from './draft-store.ts';
import type { ReadApplication } from './queries.ts';

const id = '018f0000-0000-7000-8000-000000000001';
const read = {
  ...emptyApplication,
  id,
  version: 1,
  savedAt: '2026-11-20T04:00:00.000Z',
  keptAt: null,
  mayEdit: true,
  exhibitionBoards: [],
} as unknown as ReadApplication;

let answers: (() => Promise<Response>)[] = [];
let sent: unknown[] = [];

const saved = (version: number) => async () => new Response(JSON.stringify({ ...read, version }));
const refused = (status: number, code: string | null) => async () =>
  new Response(JSON.stringify({ code, message: '' }), { status });
const noNetwork = () => Promise.reject(new TypeError('no network'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  rememberLogin('mei');
  keepSessionToken('token of mei');
  sessionStorage.setItem('draft-key', `mei ${btoa('a key of Mei with 32 characters.')}`);
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(((await request.json()) as { boothsCount: number }).boothsCount);
    const next = answers.shift();
    if (!next) throw new Error('asked once too often');
    return next();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody chooses three booths. */
function typeIn(store: DraftStore): void {
  store.change(({ form, boards }) => ({ form: { ...form, boothsCount: 3 }, boards }));
}
const standing = (store: DraftStore) => [sent.length, store.get().phase, store.get().failure !== null];

test.each([
  ['no network', 'offline', noNetwork],
  ['a broken server', 'failed', refused(500, 'SYSTEM_ERROR')],
  ['a server that starts', 'failed', refused(503, null)],
  ['too many calls', 'failed', refused(429, 'RATE_LIMIT')],
] as const)('what %s held up is sent again by itself', async (_, phase, failure) => {
  const store = new DraftStore(read, null);
  answers = [failure, saved(2)];
  typeIn(store);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(standing(store)).toEqual([1, phase, true]));
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(standing(store)).toEqual([2, 'saved', false]));
  expect([sent, store.version]).toEqual([[3, 3], 2]);
  store.forget();
});

test('what the server does not want is said and not sent again', async () => {
  const store = new DraftStore(read, null);
  answers = [refused(403, 'NO_PERMISSION')];
  typeIn(store);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(standing(store)).toEqual([1, 'failed', true]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(standing(store)).toEqual([1, 'failed', true]);
  store.forget();
});
