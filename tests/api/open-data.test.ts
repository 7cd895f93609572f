import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenActivity, OpenForum } from '#contract/open-data.ts';
import { openDesk } from '#tests/support/desk.ts';
import { makeForum } from '#tests/support/forum.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import { openFund } from '#tests/support/enrollments.ts';

let world: TestWorld;
let week: string;
beforeAll(async () => {
  world = await openTestWorld();
  ({ week } = await openFund(world));
});
afterAll(() => world.close());

const lists = ['activities', 'programme', 'results', 'positions'] as const;
const ask = <Body>(list: string) => world.call<Body>('get', `/public/api/v1/open/${list}`);

test.each(lists)('%s come without a login, for any site, and may be kept for five minutes', async (list) => {
  const { status, headers, body } = await ask<{ content: unknown[]; totalElements: number }>(list);
  expect(status).toBe(200);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(body.content).toHaveLength(body.totalElements);
});

test('an activity is told with its days and the address of its page', async () => {
  const { body } = await ask<{ content: OpenActivity[] }>('activities');
  const shown = body.content.find(({ id }) => id === week);
  expect(shown?.url).toBe(`http://127.0.0.1:8080/event/event/detail?activityId=${week}`);
  expect(shown?.beginDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a calendar follows activities in the language asked for', async () => {
  const { headers, body } = await ask<string>('calendar?language=en');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain(`UID:${week}\r\n`);
  expect(body.startsWith('BEGIN:VCALENDAR\r\n') && body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect((await ask('calendar?language=xx')).status).toBe(400);
});

test('a forum is told with its sessions, their halls and speakers, and a calendar follows each', async () => {
  const { add, said, forum, withdraw } = await makeForum(world, (await openDesk(world)).lei, week);
  const { body: session } = await add(said(0, 60));
  await withdraw((await add(said(60, 90))).body);
  const { body } = await ask<{ content: OpenForum[] }>('programme');
  expect(body.content.find(({ id }) => id === forum.id)?.sessions).toEqual([
    expect.objectContaining({
      id: session.id,
      hall: { tc: '演講廳', en: 'Auditorium', pt: '' },
      begins: session.begins,
      ends: session.ends,
      speakers: [expect.objectContaining({ name: { tc: '梁詠詩', en: 'Leong Weng Si', pt: '' } })],
    }),
  ]);
  const calendar = (await ask<string>('calendar?language=en')).body;
  expect(calendar).toContain(`UID:${session.id}\r\n`);
  expect(calendar).toContain('LOCATION:Auditorium\r\n');
  expect(calendar.match(/SUMMARY:Session/g)).toHaveLength(1);
});

test('a page that is too long is refused', async () => {
  expect((await ask('results?size=101')).status).toBe(400);
});
