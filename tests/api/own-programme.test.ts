import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnProgramme } from '#contract/forum/programme.ts';
import type { DeskSession } from '#contract/forum/desk.ts';
import { newId } from '#domain/id.ts';
import { eraseUnopened } from '#server/forum/own-programme.ts';
import { ownProgramme, ownProgrammeSession } from '#server/forum/tables.ts';
import { openDesk } from '#tests/support/desk.ts';
import { hallB, makeForum } from '#tests/support/forum.ts';
import { makeRoadShow } from '#tests/support/participants.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const day = 24 * 60 * 60_000;

let world: TestWorld;
let forum: Awaited<ReturnType<typeof makeForum>>;
let [opening, workshop]: DeskSession[] = [];
beforeAll(async () => {
  world = await openTestWorld();
  forum = await makeForum(world, (await openDesk(world)).lei, await makeRoadShow(world));
  opening = (await forum.add(forum.said(0, 60))).body;
  workshop = (await forum.add(forum.said(40, 90, { hall: hallB }))).body;
});
afterAll(() => world.close());

const begun = async (...sessions: (DeskSession | undefined)[]) =>
  (
    await world.call<{ link: string }>('post', '/public/api/v1/own-programmes', {
      body: { sessionIds: sessions.map((session) => session?.id) },
    })
  ).body.link;
const by = (link: string, method: string, rest = '') =>
  world.call<OwnProgramme>(method, `/public/api/v1/own/programme${rest}`, { headers: { 'own-link': link } });
const ids = async (link: string) => (await by(link, 'get')).body.content.map(({ id }) => id);
const choose = (link: string, session: { id: string } | undefined, method = 'put') =>
  by(link, method, `/sessions/${session?.id}`);
const feedOf = async (link: string, language = 'en') => {
  const { calendar } = (await by(link, 'get')).body;
  const path = calendar.replace('/event-api', '');
  return world.call<string>('get', `${path}?language=${language}`);
};

describe('one’s own programme', () => {
  test('is opened by its link alone, in order of time, with the forum of each', async () => {
    const link = await begun(workshop, opening);
    expect(await ids(link)).toEqual([opening?.id, workshop?.id]);
    expect((await by(link, 'get')).body.content[0]).toMatchObject({
      forum: { id: forum.forum.id, nameEn: 'Forum on New Materials' },
      isWithdrawn: false,
    });
    for (const wrong of ['', `${link}x`, link.slice(0, -2)])
      expect(await by(wrong, 'get')).toMatchObject({ status: 410, body: { code: 'LINK_HAS_EXPIRED' } });
  });

  test('takes a session once however often it is chosen, and lets it go', async () => {
    const link = await begun(opening);
    await Promise.all([choose(link, workshop), choose(link, workshop), choose(link, workshop)]);
    expect(await ids(link)).toEqual([opening?.id, workshop?.id]);
    await Promise.all([choose(link, opening, 'delete'), choose(link, opening, 'delete')]);
    expect(await ids(link)).toEqual([workshop?.id]);
    expect(await choose(link, { id: newId() })).toMatchObject({ status: 404 });
  });

  test('of another person does not change', async () => {
    const [one, other] = [await begun(opening), await begun(opening)];
    await choose(one, opening, 'delete');
    expect(await ids(other)).toEqual([opening?.id]);
  });

  test('says of a session that was taken off that it does not take place, and takes no such session', async () => {
    const { body: extra } = await forum.add(forum.said(200, 260));
    const link = await begun(extra);
    const { body: gone } = await forum.withdraw(extra);
    expect((await by(link, 'get')).body.content).toMatchObject([{ id: extra.id, isWithdrawn: true }]);
    expect((await feedOf(link)).body).toContain('STATUS:CANCELLED');
    expect(await choose(await begun(opening), extra)).toMatchObject({ status: 404 });
    expect(
      await world.call('post', '/public/api/v1/own-programmes', { body: { sessionIds: [extra.id] } }),
    ).toMatchObject({ status: 404 });
    await forum.restore(gone);
    expect((await by(link, 'get')).body.content).toMatchObject([{ isWithdrawn: false }]);
  });

  test('is followed by a calendar that changes with it, in the language asked for', async () => {
    const { body: moved } = await forum.add(forum.said(300, 330, { namePt: 'Encerramento' }));
    const link = await begun(moved);
    const feed = await feedOf(link, 'pt');
    expect(feed.headers['content-type']).toContain('text/calendar');
    expect(feed.body).toContain('SUMMARY:Encerramento\r\n');
    expect(feed.body).toContain('LOCATION:Auditorium\r\n');
    expect(feed.body).toContain(`DTSTART:${moved.begins.slice(0, 19).replaceAll(/[-:]/g, '')}Z\r\n`);
    expect(feed.body).toMatch(/DESCRIPTION:Forum on New Materials\\nLeong Weng Si\r\n/);
    await forum.save(moved, forum.said(330, 360, { namePt: 'Fecho' }));
    expect((await feedOf(link, 'pt')).body).toContain('SUMMARY:Fecho\r\n');
    await choose(link, opening);
    expect((await feedOf(link)).body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  test('cannot be changed by the address of its calendar, nor its calendar be read by its link', async () => {
    const link = await begun(opening);
    const { calendar } = (await by(link, 'get')).body;
    const feed = calendar.split('/').at(-2) ?? '';
    expect(await choose(feed, workshop)).toMatchObject({ status: 410 });
    expect(await world.call('get', `/public/api/v1/own-programmes/${link}/calendar`)).toMatchObject({ status: 410 });
  });

  test('is kept while somebody opens it, and erased when nobody did for half a year', async () => {
    const [kept, left] = [await begun(opening), await begun(workshop)];
    world.clock.forward(100 * day);
    await by(kept, 'get');
    world.clock.forward(100 * day);
    await eraseUnopened(world);
    expect(await ids(kept)).toEqual([opening?.id]);
    expect(await by(left, 'get')).toMatchObject({ status: 410 });
    expect(await world.db.orm.$count(ownProgrammeSession)).toBeGreaterThan(0);
  });

  test('says of nobody whose it is', async () => {
    const columns = [ownProgramme, ownProgrammeSession].flatMap((table) =>
      Object.keys(table).filter((name) => !name.startsWith('_') && name !== 'enableRLS'),
    );
    expect(columns.toSorted()).toEqual(['createdAt', 'id', 'openedAt', 'programmeId', 'sessionId']);
  });
});
