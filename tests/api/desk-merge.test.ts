import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountMergePreview } from '#contract/account/desk.ts';
import type { UnitMergePreview } from '#contract/unit/desk.ts';
import { newId } from '#domain/id.ts';
import { openSession } from '#server/account/login/sessions.ts';
import * as accountMerge from '#server/account/desk/merge-accounts.ts';
import * as unitMerge from '#server/unit/desk/merge-units.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { deskOf, logsIn } from '#tests/support/desk-people.ts';
import { administrator, makeRoadShow } from '#tests/support/participants.ts';
import { makePerson, makeUnit, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let desk: ReturnType<typeof deskOf>;
let activities: string[];
let units: string[];
beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
  desk = deskOf(world, mei);
  activities = await Promise.all([makeRoadShow(world), makeRoadShow(world), makeRoadShow(world)]);
  units = await Promise.all([makeUnit(world, 'One'), makeUnit(world, 'Two')]);
});
afterAll(() => world.close());

/** Columns that point to an account or unit and stay as they are: who did something once, and to what. */
const staying: Record<'account' | 'unit', string[]> = {
  account: [
    'attempt.account_id',
    'file_version.uploaded_by',
    'notice_template.updated_by',
    'session.account_id',
    'schedule_change.asked_account',
    // An address that somebody keeps secret ends with the account that it was for.
    'schedule_feed.account_id',
    'schedule_outcome.account_id',
    'schedule_run.created_by',
    'schedule_run.released_by',
    'station.created_by',
    'supervisor_code.account_id',
    // Who filled in, judged, remarked and approved: it was that login.
    'application.updated_by',
    'file_reply.account_id',
    'frozen_design.account_id',
    'pin.account_id',
    'pin.closed_by',
    'review_note.account_id',
  ],
  unit: [],
};

async function pointingTo(table: 'account' | 'unit'): Promise<string[]> {
  const rows = await world.db.query<{ place: string }>(
    `select kcu.table_name || '.' || kcu.column_name as place
       from information_schema.referential_constraints rc
       join information_schema.key_column_usage kcu on kcu.constraint_name = rc.constraint_name
       join information_schema.constraint_column_usage ccu on ccu.constraint_name = rc.constraint_name
      where ccu.table_name = $1 order by 1`,
    [table],
  );
  return rows.map(({ place }) => place);
}

describe('no table is forgotten', () => {
  test('everything that belongs to an account goes along or ends', async () => {
    const handled = new Set([
      ...accountMerge.followingColumns.map(([table, column]) => `${table}.${column}`),
      ...accountMerge.endingTables.map((table) => `${table}.account_id`),
      ...staying.account,
    ]);
    expect((await pointingTo('account')).filter((place) => !handled.has(place))).toEqual([]);
  });

  test('everything that belongs to a unit goes along', async () => {
    const handled = new Set([
      ...unitMerge.followingColumns.map(([table, column]) => `${table}.${column}`),
      ...staying.unit,
    ]);
    expect((await pointingTo('unit')).filter((place) => !handled.has(place))).toEqual([]);
  });
});

const anyRole = fc.record({
  orgType: fc.constantFrom('EXHIBITOR', 'CONTRACTOR', 'DOCKING_CUSTOMER'),
  unit: fc.nat(1),
  activities: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
  ended: fc.boolean(),
});

const anyAccount = fc.record({
  roles: fc.array(anyRole, { maxLength: 4 }),
  enrollments: fc.nat(2),
  notices: fc.nat(2),
  sessions: fc.nat(2),
  isExternal: fc.boolean(),
});

type AnyAccount = typeof anyAccount extends fc.Arbitrary<infer Value> ? Value : never;

async function made({ roles, enrollments, notices, sessions, isExternal }: AnyAccount) {
  const person = await makePerson(world, { password: 'some-password-1' });
  const now = world.clock.now();
  const held = new Set<string>();
  for (const { orgType, unit, activities: covered, ended } of roles) {
    const key = `${orgType} ${unit}`;
    if (!ended && held.has(key)) continue;
    if (!ended) held.add(key);
    const id = newId();
    await world.db.query(
      'insert into membership (id, account_id, unit_id, org_type, ended_at) values ($1, $2, $3, $4, $5)',
      [id, person.accountId, units[unit], orgType, ended ? now : null],
    );
    for (const i of covered) {
      await world.db.query('insert into membership_activity values ($1, $2)', [id, activities[i]]);
    }
  }
  for (let i = 0; i < enrollments; i++) {
    await world.db.orm.insert(enrollment).values({
      activityId: activities[0] ?? '',
      unitId: await makeUnit(world),
      accountId: person.accountId,
      orgType: 'EXHIBITOR',
      status: 'APPLY_PENDING',
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    });
  }
  for (let i = 0; i < notices; i++) {
    await world.db.query(
      `insert into in_app_notice (id, account_id, trigger, language, sealed, action_needed, visible_at)
       values ($1, $2, 'STAFF_NOTICE', 'en', 'x', false, $3)`,
      [newId(), person.accountId, now],
    );
  }
  for (let i = 0; i < sessions; i++) await openSession(world, person.accountId, null);
  if (isExternal) {
    await world.db.query('insert into external_identity values ($1, $2, $3, $4)', [
      'https://id.example',
      newId(),
      person.accountId,
      now,
    ]);
  }
  return person;
}

/** What the two have between them: nothing of it may be lost, and nothing be there twice. */
async function together(ids: string[]) {
  const count = async (table: string) =>
    (
      await world.db.query<{ n: number }>(
        `select count(*)::int as n from ${table} where account_id = any($1::uuid[])`,
        [ids],
      )
    )[0]?.n;
  const covered = await world.db.query<{ place: string }>(
    `select distinct org_type || ' ' || unit_id || ' ' || coalesce(activity_id::text, '-') as place
       from membership left join membership_activity on membership_id = membership.id
      where account_id = any($1::uuid[]) and ended_at is null order by 1`,
    [ids],
  );
  return {
    enrollments: await count('enrollment'),
    notices: await count('in_app_notice'),
    identities: await count('external_identity'),
    memberships: await count('membership'),
    // A role without activities beside the same one with some is no role of its own.
    covered: covered
      .map(({ place }) => place)
      .filter(
        (place, _, all) =>
          !place.endsWith(' -') || !all.some((other) => other !== place && other.startsWith(place.slice(0, -1))),
      ),
  };
}

test('whatever two accounts have, merged nothing is lost and nothing is there twice', async () => {
  await fc.assert(
    fc.asyncProperty(anyAccount, anyAccount, async (one, other) => {
      const from = await made(one);
      const into = await made(other);
      const before = await together([from.accountId, into.accountId]);
      const path = `/accounts/${from.accountId}/merge/${into.accountId}`;
      const { body: plan } = await desk.call<AccountMergePreview>('get', path);
      const answer = await desk.call('post', path, { plan: plan.plan, reason: 'the same person' });
      if (one.isExternal && other.isExternal) {
        expect(plan.clashes).toEqual([{ kind: 'EXTERNAL_IDENTITY', detail: 'https://id.example' }]);
        expect(answer.status).toBe(409);
        expect(await together([from.accountId, into.accountId])).toEqual(before);
        return;
      }
      expect(answer.status).toBe(200);
      expect(await together([into.accountId])).toEqual(before);
      expect(await together([from.accountId])).toMatchObject({
        enrollments: 0,
        notices: 0,
        identities: 0,
        memberships: 0,
      });
      const roles = await world.db.query(
        `select org_type, unit_id, role from membership where account_id = $1 and ended_at is null
          group by 1, 2, 3 having count(*) > 1`,
        [into.accountId],
      );
      expect(roles).toEqual([]);
      expect((await world.call('get', '/profile', { token: from.token })).status).toBe(401);
      expect(await logsIn(world, from.username, 'some-password-1')).toBe('wrong');
      expect(await desk.account(from.accountId)).toMatchObject({ account: { mergedIntoId: into.accountId } });
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('whatever two units are enrolled in, they become one only where no two enrolments live in one activity', async () => {
  const places = fc.array(fc.record({ activity: fc.nat(2), live: fc.boolean() }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(places, places, async (one, other) => {
      const now = world.clock.now();
      const enrolled = async (unitId: string, of: { activity: number; live: boolean }[]) => {
        const live = new Set<number>();
        for (const { activity, live: wanted } of of) {
          const isLive = wanted && !live.has(activity);
          if (isLive) live.add(activity);
          await world.db.orm.insert(enrollment).values({
            activityId: activities[activity] ?? '',
            unitId,
            accountId: mei.accountId,
            orgType: 'EXHIBITOR',
            status: isLive ? 'APPLY_SUBMITED' : 'APPLY_CANCELED',
            statusSince: now,
            createdAt: now,
            updatedAt: now,
          });
        }
        return live;
      };
      const [from, into] = [await makeUnit(world, 'From'), await makeUnit(world, 'Into')];
      const both = [await enrolled(from, one), await enrolled(into, other)] as const;
      const clashing = [...both[0]].filter((activity) => both[1].has(activity)).length;
      const path = `/units/${from}/merge/${into}`;
      const { body: plan } = await desk.call<UnitMergePreview>('get', path);
      expect(plan.clashes).toHaveLength(clashing);
      const answer = await desk.call('post', path, { plan: plan.plan, reason: 'the same company' });
      expect(answer.status).toBe(clashing > 0 ? 409 : 200);
      const { enrollments } = await desk.unit(into);
      expect(enrollments).toHaveLength(clashing > 0 ? other.length : one.length + other.length);
    }),
    { numRuns: 25 },
  );
}, 60_000);
