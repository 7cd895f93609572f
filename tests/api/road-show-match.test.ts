import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '#contract/road-show/match.ts';
import { expireMatches } from '#server/road-show/match/expire-matches.ts';
import type { Schedule } from '#contract/schedule.ts';
import { passedMatches } from '#server/road-show/match/passed-matches.ts';
import type { Person } from '#tests/support/people.ts';
import { openRoadShow } from '#tests/support/road-show.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import { waitForDeeds } from '#tests/support/deeds.ts';

let world: TestWorld;
let show: Awaited<ReturnType<typeof openRoadShow>>;
let result: string;
let demand: string;
beforeAll(async () => {
  world = await openTestWorld();
  show = await openRoadShow(world);
  result = await show.publish(show.people.chan, 'RESULT');
  demand = await show.publish(show.people.zhou, 'DEMAND');
});
afterAll(() => world.close());

const dayMs = 24 * 60 * 60_000;
const interest = (who: Person, sourceRecordId: string, targetRecordId: string) =>
  show.ask<{ id: string; code?: string }>(who, 'post', '/road-show/matches', { sourceRecordId, targetRecordId });
const listed = async (who: Person, query = '') =>
  (await show.ask<{ content: Match[] }>(who, 'get', `/road-show/matches?activityId=${show.show}${query}`)).body.content;
async function move(who: Person, id: string, name: string) {
  const version = (await listed(show.people.mei)).find((match) => match.id === id)?.version ?? 1;
  return show.ask<{ code?: string }>(who, 'post', `/road-show/matches/${id}/moves`, { move: name, version });
}

test('a company is interested, the professor says yes, and the schedule finds them', async () => {
  const { people } = show;
  const { id } = (await interest(people.zhou, demand, result)).body;
  expect((await listed(people.chan)).map((match) => match.offers.map((offer) => offer.move))).toEqual([
    ['agree', 'decline'],
  ]);
  expect((await listed(people.zhou))[0]?.offers.map((offer) => offer.move)).toEqual(['takeBack']);
  expect(await listed(people.ng)).toEqual([]);
  expect((await move(people.zhou, id, 'agree')).body.code).toBe('NO_PERMISSION');
  expect((await move(people.lai, id, 'agree')).status).toBe(404);
  expect((await interest(people.chan, result, demand)).body.code).toBe('REPEAT_ENROLLMENT');
  expect(await passedMatches(world.db, show.show)).toEqual([]);
  expect((await move(people.chan, id, 'agree')).status).toBe(200);
  expect(await passedMatches(world.db, show.show)).toEqual([
    { matchId: id, resultUnitId: people.chan.unitId, demandUnitId: people.zhou.unitId },
  ]);
  const { body: schedule } = await show.ask<Schedule>(people.mei, 'get', `/admin/schedule/${show.show}`);
  expect(schedule.wanted).toBe(1);
  const meeting = new Set([people.chan.unitId, people.zhou.unitId]);
  expect(new Set(schedule.parties.map(({ unitId }) => unitId))).toEqual(meeting);
  expect(await listed(people.zhou, '&status=NOT_PENDING')).toHaveLength(1);
  expect(await listed(people.zhou, '&status=PENDING')).toHaveLength(0);
});

test('one is interested for something published of one’s own, in something of another kind', async () => {
  const { people } = show;
  expect((await interest(people.ng, demand, result)).status).toBe(404);
  expect((await interest(people.zhou, demand, demand)).status).toBe(400);
  expect((await interest(people.chan, demand, result)).status).toBe(404);
});

test('what is taken out of sight ends its matches', async () => {
  const { people, move: moveRecord } = show;
  expect((await moveRecord(people.mei, demand, 'unpublish', { note: 'Withdrawn' })).status).toBe(200);
  await waitForDeeds(world);
  const ofDemand = (await listed(people.mei)).filter((match) => match.source.id === demand);
  expect(ofDemand.map(({ status }) => status)).toEqual(['NOT_PASS']);
});

test('what nobody answers runs out after 14 days, and both sides are told', async () => {
  const { people } = show;
  const ofLai = await show.publish(people.lai, 'DEMAND');
  const waiting = (await interest(people.lai, ofLai, result)).body.id;
  const ofColleague = await show.publish(people.colleague, 'DEMAND');
  const passed = (await interest(people.colleague, ofColleague, result)).body.id;
  expect((await move(people.mei, passed, 'pass')).status).toBe(200);
  const status = async () => {
    const rows = await world.db.query<{ status: string }>(
      'select status from road_show_match where id = any ($1) order by created_at, id',
      [[waiting, passed]],
    );
    return rows.map((row) => row.status);
  };
  world.clock.forward(14 * dayMs - 1);
  await expireMatches(world);
  expect(await status()).toEqual(['PENDING', 'PASS']);
  world.clock.forward(1);
  await expireMatches(world);
  expect(await status()).toEqual(['NOT_PASS', 'PASS']);
  const told = await world.db.query<{ trigger: string }>(
    `select trigger from in_app_notice where account_id = $1 and trigger like 'MATCH%' order by id`,
    [people.lai.accountId],
  );
  expect(told.map(({ trigger }) => trigger)).toEqual(['MATCH_ANSWERED']);
});
