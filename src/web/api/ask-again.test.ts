import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgainWhenBack } from './ask-again.ts';

class Nobody extends Error {}

let isThere: boolean;
let asked: string[];
let client: QueryClient;

function look(name: string, failure: () => Error | null) {
  const observer = new QueryObserver(client, {
    queryKey: [name],
    queryFn: async () => {
      asked.push(name);
      const error = failure();
      if (error) throw error;
      return name;
    },
  });
  const unsubscribe = observer.subscribe(() => {});
  return { status: () => observer.getCurrentResult().status, leave: unsubscribe };
}
const unlessThere = () => (isThere ? null : new Nobody());

beforeEach(() => {
  vi.useFakeTimers();
  isThere = false;
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  askAgainWhenBack(client, (error) => error instanceof Nobody);
  vi.stubGlobal('fetch', async () => {
    asked.push('version');
    if (!isThere) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what a page lacks comes by itself once somebody answers, and is not asked for before', async () => {
  const list = look('list', unlessThere);
  const other = look('other', unlessThere);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked.filter((what) => what !== 'version')).toEqual(['list', 'other']);
  expect(asked.filter((what) => what === 'version').length).toBeGreaterThan(1);
  expect(list.status()).toBe('error');
  isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([list.status(), other.status()]).toEqual(['success', 'success']);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(before);
});

test('what was decided is not asked for again, nor what nobody looks at any more', async () => {
  look('refused', () => new Error('no permission'));
  const left = look('left', unlessThere);
  await vi.advanceTimersByTimeAsync(1000);
  left.leave();
  isThere = true;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked.filter((what) => what !== 'version')).toEqual(['refused', 'left']);
});

test('a server that answers and fails all the same is asked less and less often', async () => {
  isThere = true;
  look('list', () => new Nobody());
  await vi.advanceTimersByTimeAsync(600_000);
  const times = asked.filter((what) => what === 'list').length;
  expect(times).toBeGreaterThan(15);
  expect(times).toBeLessThan(30);
});
