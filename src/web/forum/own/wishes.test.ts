import { beforeEach, expect, test } from 'vitest';
import type { ChosenSession } from '#contract/forum/programme.ts';
import { forgetWish, store, stored, wish, wished } from './wishes.ts';

const session = (id: string) => ({ id }) as ChosenSession;
const ids = (of: readonly ChosenSession[]) => of.map(({ id }) => id);

beforeEach(() => store({ link: null, wishes: {} }));

test('what was pressed here stands until the server has it: added, taken out, and not twice', () => {
  const known = [session('a'), session('b')];
  wish(session('c'), true);
  wish(session('a'), false);
  wish(session('b'), true);
  expect(ids(wished(known, stored()))).toEqual(['b', 'c']);
});

test('a second press while the first is on its way is not forgotten with it', () => {
  wish(session('a'), true);
  const first = { wanted: true, session: session('a') };
  wish(session('a'), false);
  forgetWish('a', first);
  expect(ids(wished([session('a')], stored()))).toEqual([]);
  forgetWish('a', { wanted: false, session: session('a') });
  expect(stored().wishes).toEqual({});
});

test('what another tab or a broken store left is read anew, and broken is empty', () => {
  wish(session('a'), true);
  localStorage.setItem('own-programme', JSON.stringify({ link: 'from-another-tab', wishes: {} }));
  expect(stored()).toEqual({ link: 'from-another-tab', wishes: {} });
  localStorage.setItem('own-programme', '{');
  expect(stored()).toEqual({ link: null, wishes: {} });
});
