import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskInvitations } from '#server/invitation/desk/rows.ts';
import { invitationsWhere } from '#server/invitation/desk/search-invitations.ts';
import { invitation } from '#server/invitation/tables.ts';
import { peopleOrder, peopleWhere } from '#server/participant/search/search-people.ts';
import { staffPeople } from '#server/participant/search/staff-people.ts';
import { doorPeople, doorPeopleWhere } from '#server/sign-in/desk/list-door-people.ts';
import { fullyInOf } from '#server/sign-in/signed-in.ts';
import { addCrowd, type CrowdPlace, makePlace } from '#tests/support/desk-crowd.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const people = 2500;
const invited = 1000;

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

let world: TestWorld;
let place: CrowdPlace;
let lei: Person;
beforeAll(async () => {
  world = await openTestWorld();
  place = await makePlace(world);
  await addCrowd(world, place, { enrollments: 100, participants: people, accounts: invited }, 0, 1);
  lei = await makePerson(world, { name: 'Lei Chi Wai', orgType: 'FUND_ADMIN', unitId: null });
});
afterAll(() => world.close());

/** Every row that some part of the plan looked at. */
const lookedAt = (plan: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, part) => sum + lookedAt(part), 0);

async function rowsLookedAt(asked: { toSQL(): { sql: string; params: unknown[] } }): Promise<number> {
  const { sql, params } = asked.toSQL();
  const [row] = await world.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${sql}`,
    params,
  );
  return lookedAt(row?.['QUERY PLAN'][0].Plan ?? ({} as Plan));
}

test('the desk finds people by several words without looking at anybody again for each of them', async () => {
  const activityId = place.activityIds[0] ?? '';
  for (const search of ['chan', 'maria chan', 'wong ka man', '澳門 大學', '陳 嘉', '澳门 大学', '陈 嘉']) {
    const found = staffPeople(world.db).where(peopleWhere({ activityId, search }));
    expect(await rowsLookedAt(found)).toBeLessThan(people * 10);
  }
});

test('whoever is not in yet is found page by page, without looking at everybody who is', async () => {
  const activityId = place.activityIds[0] ?? '';
  for (const kind of [undefined, 'ACTIVITY', 'HOTEL'] as const) {
    const where = doorPeopleWhere({ activityId, signed: 'notFully', kind });
    const page = doorPeople(world.db)
      .where(where)
      .orderBy(...peopleOrder['pinyin:asc'])
      .limit(50);
    expect(await rowsLookedAt(page)).toBeLessThan(people / 2);
  }
});

test('whoever is in for everything is found without looking at everybody, and found once', async () => {
  const activityId = place.activityIds[0] ?? '';
  const where = doorPeopleWhere({ activityId });
  await world.db.query(`update participant set dinner = true where not dinner and not hotel and id > $1`, [
    '0a050000-0000-7000-8000-000000000040',
  ]);
  await world.db.query(
    `insert into sign_in (id, activity_id, participant_id, kind, scope, active, voided, attempt_id, first_at, gate,
                          device_name, created_at)
     select gen_random_uuid(), activity_id, participant_id, extra.kind, extra.scope, extra.active, false, attempt_id,
            first_at, gate, device_name, created_at
       from sign_in, (values ('DINNER_PARTY', 'first', true), ('DINNER_PARTY', 'second', true), ('HOTEL', 'OUT', true),
                             ('HOTEL', 'night', false)) extra (kind, scope, active)
      where sign_in.kind = 'ACTIVITY' and participant_id < $1`,
    ['0a050000-0000-7000-8000-000000000030'],
  );
  await world.db.query('vacuum analyze participant, sign_in');
  expect(await rowsLookedAt(fullyInOf(world.db, activityId, where, people))).toBeLessThan(people * 2);
  const found = await fullyInOf(world.db, activityId, where, people);
  const slowly = await doorPeople(world.db).where(doorPeopleWhere({ activityId, signed: 'fully' }));
  expect(found.map(({ id }) => id).toSorted()).toEqual(slowly.map(({ id }) => id).toSorted());
  expect(found.length).toBeGreaterThan(10);
});

test('invitations that nobody answered are found without looking at the others', async () => {
  await world.db.query(`update invitation set state = 'ACTIVATED' where contact_email not like 'invited.77%'`);
  await world.db.query('vacuum analyze invitation');
  const where = invitationsWhere({ unanswered: true });
  const page = deskInvitations(world.db)
    .where(where)
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(20);
  expect(await rowsLookedAt(page)).toBeLessThan(invited / 4);
});

test('the pieces of words that somebody is found by stay in the database', () => {
  expect(staffPeople(world.db).toSQL().sql).not.toContain('grams');
});

test('no list waits until the database has compiled its statement', async () => {
  if (world.db.kind !== 'postgres') return;
  expect(await world.db.query(`select current_setting('jit') as jit`)).toEqual([{ jit: 'off' }]);
});

test('several words find those who have all of them, few or many, page by page', async () => {
  const found = async (search: string, page = 0) => {
    const asked = new URLSearchParams({ activityId: place.activityIds[0] ?? '', search, page: `${page}`, size: '50' });
    const { body } = await world.call<{
      content: { id: string; nameEn: string; pinyin: string }[];
      totalElements: number;
      more: boolean;
    }>('get', `/staff/participants?${asked}`, lei);
    return body;
  };
  const marias = await found('chan maria');
  expect(marias.totalElements).toBe(marias.content.length);
  expect(marias.content.length).toBeGreaterThan(0);
  for (const { nameEn, pinyin } of marias.content) {
    for (const word of [/maria/i, /chan/i]) expect(`${nameEn} ${pinyin}`).toMatch(word);
  }
  const everywhere = await found('');
  expect(everywhere).toMatchObject({ totalElements: 1000, more: true });
  const next = await found('', 1);
  expect(next.totalElements).toBeGreaterThan(1000);
  expect(next.content.some(({ id }) => everywhere.content.some((before) => before.id === id))).toBe(false);
});
