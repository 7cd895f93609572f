import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberLogin } from '#web/account/login-hint.ts';
import { forgetSealed, readSealed } from '#web/account/sealed-drafts.ts';
import { keepSessionToken } from '#web/api/session-token.ts';
import { type Scan, ScanQueue } from './scan-queue.ts';

const position = '018f0000-0000-7000-8000-000000000001';
let answers: (() => Response | Promise<Response>)[] = [];
let asked: string[] = [];

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const met = (name: string) => () => json(200, { id: position, name, isNew: true });
const refused = (status: number, code: string | null) => () => json(status, { code, message: '' });

beforeEach(async () => {
  rememberLogin('mei');
  keepSessionToken('token of mei');
  sessionStorage.setItem('draft-key', `mei ${btoa('a key of Mei with 32 characters.')}`);
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(((await request.json()) as { code: string }).code);
    const next = answers.shift();
    if (!next) throw new TypeError('no network');
    return next();
  });
  await forgetSealed('recruit-scans');
});
afterEach(() => vi.unstubAllGlobals());

const kept = async () => ((await readSealed<Scan[]>('recruit-scans')) ?? []).map(({ code }) => code);
const inHand = (queue: ScanQueue) => queue.get().waiting.map(({ code }) => code);

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a broken server', refused(500, 'SYSTEM_ERROR')],
  ['a server that starts', refused(503, null)],
  ['too many calls', refused(429, 'RATE_LIMIT')],
  ['a login that is over', refused(401, 'LOGIN_EXPIRED')],
  ['a login that a proxy refuses', refused(403, null)],
])('%s loses no scan: it is sent later', async (_, failure) => {
  const queue = new ScanQueue();
  answers = [failure];
  await queue.add(position, 'CODE1');
  expect(queue.get().sent).toEqual([]);
  expect(inHand(queue)).toEqual(['CODE1']);
  expect(await kept()).toEqual(['CODE1']);

  // The page is opened afresh, after a login where there was none.
  const later = new ScanQueue();
  answers = [met('Chan')];
  const end = later.start();
  await vi.waitFor(() => expect(later.get().sent.map((one) => one.met?.name)).toEqual(['Chan']));
  end();
  expect(inHand(later)).toEqual([]);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
  expect(asked).toEqual(['CODE1', 'CODE1']);
});

test('an answer of the server is one: the scan is shown as refused and not sent again', async () => {
  const queue = new ScanQueue();
  answers = [refused(400, 'PARAMS_ERROR')];
  await queue.add(position, 'WRONG');
  expect(inHand(queue)).toEqual([]);
  expect(queue.get().sent).toMatchObject([{ scan: { code: 'WRONG' }, met: null, failure: { status: 400 } }]);
  expect(await kept()).toEqual([]);
});

test('one that the server stumbles over does not hold up the others', async () => {
  const queue = new ScanQueue();
  answers = [refused(500, 'SYSTEM_ERROR'), refused(500, 'SYSTEM_ERROR')];
  await queue.add(position, 'BAD');
  await queue.add(position, 'GOOD');
  answers = [met('Good'), refused(500, 'SYSTEM_ERROR')];
  const end = queue.start();
  await vi.waitFor(() => expect(queue.get().sent.map((one) => one.met?.name)).toEqual(['Good']));
  end();
  expect(inHand(queue)).toEqual(['BAD']);
});
