import { expect, it } from 'vitest';
import { listOf, queueWith, rememberLeft, rememberQueue, takeLeft } from './queue.ts';

const row = (id: string) => ({ id, hasBooths: true });

it('knows the place of a record in the list that it was opened from, and of a stranger none', () => {
  expect(queueWith('b')).toBeNull();
  rememberQueue({ from: '/admin/enrollments', rows: ['a', 'b', 'c'].map(row) });
  expect(queueWith('b')).toMatchObject({ from: '/admin/enrollments', at: 1 });
  expect(queueWith('d')).toBeNull();
  rememberQueue({ from: '/admin/inbox', rows: [row('d')] });
  expect(queueWith('b')).toBeNull();
  expect(queueWith('d')).toMatchObject({ from: '/admin/inbox', at: 0 });
  expect([listOf('d'), listOf('b')]).toEqual(['/admin/inbox', '/admin/enrollments']);
});

it('a list begins once at the record that was looked at last', () => {
  rememberLeft('b');
  expect([takeLeft(), takeLeft()]).toEqual(['b', null]);
});
