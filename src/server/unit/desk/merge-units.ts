import type { UnitMergePreview } from '#contract/unit/desk.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { fallBack } from '#server/account/desk/change-memberships.ts';
import { joinMemberships, type Merge, moveAlong, type Twins } from '#server/account/desk/merging.ts';
import { joinLists } from '#server/participant/list/join-lists.ts';
import { inForce } from '#server/enrollment/tables.ts';
import { refilePeople } from '#server/participant/search/refile-people.ts';
import { stillComing } from '#server/participant/tables.ts';
import { joinDockings } from '#server/docking/intent/join-units.ts';
import { joinSchedules } from '#server/schedule/join-units.ts';
import { planDigest } from '#server/plan-digest.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findUnitRow, lockUnit, type StoredUnit, unitRows } from './unit-rows.ts';

type Clash = UnitMergePreview['clashes'][number];

/** Columns that say whose something is; they follow to the unit that stays. */
export const followingColumns = [
  ['enrollment', 'unit_id'],
  ['enrollment', 'contractor_unit_id'],
  ['participant', 'unit_id'],
  ['participant_list', 'unit_id'],
  ['verification_code', 'subject_id'],
  ['booth_contractor', 'unit_id'],
  ['invitation', 'unit_id'],
  ['road_show_record', 'unit_id'],
  ['docking_product', 'unit_id'],
  ['docking_intent', 'exhibitor_unit_id'],
  ['docking_intent', 'customer_unit_id'],
  ['docking_customer', 'unit_id'],
  ['recruitment_position', 'unit_id'],
  ['closing_project', 'unit_id'],
  ['closing_project', 'contractor_unit_id'],
  ['public_event', 'guest_unit_id'],
  ['public_demand', 'unit_id'],
  ['questionnaire_recipient', 'unit_id'],
  ['schedule_wish', 'unit_a'],
  ['schedule_wish', 'unit_b'],
  ['schedule_party', 'unit_id'],
  ['schedule_meeting', 'unit_a'],
  ['schedule_meeting', 'unit_b'],
  ['schedule_attendance', 'unit_a'],
  ['schedule_attendance', 'unit_b'],
  ['schedule_offer', 'unit_a'],
  ['schedule_offer', 'unit_b'],
  ['membership', 'unit_id'],
] as const;

interface Plan {
  from: StoredUnit;
  into: StoredUnit;
  joinedRoles: Twins[];
  joinedLists: Twins[];
  moves: UnitMergePreview['moves'];
  clashes: Clash[];
  digest: string;
}

export async function previewMerge(db: Queries, fromId: string, intoId: string): Promise<UnitMergePreview> {
  const plan = await planMerge(db, await findUnitRow(db, fromId), await findUnitRow(db, intoId));
  const [from, into] = await unitRows(db, [plan.from, plan.into]);
  if (!from || !into) throw new Error('a unit without a row');
  return { from, into, plan: plan.digest, moves: plan.moves, clashes: plan.clashes };
}

async function planMerge(db: Queries, from: StoredUnit, into: StoredUnit): Promise<Plan> {
  const pair = [from.id, into.id];
  const joinedRoles = await db.query<Twins>(
    `select own.id, (array_agg(twin.id order by twin.id))[1] as twin from membership own
       join membership twin on twin.account_id = own.account_id and twin.unit_id = $2 and twin.ended_at is null
        and twin.org_type = own.org_type and twin.role is not distinct from own.role
      where own.unit_id = $1 and own.ended_at is null and own.unit_id <> $2 group by own.id order by own.id`,
    pair,
  );
  const lists = await db.query<Twins & { joins: boolean; activity_id: string }>(
    `select own.id, twin.id as twin, own.activity_id, own.status = 'DRAFT' and twin.status = 'DRAFT' as joins
       from participant_list own join participant_list twin on twin.activity_id = own.activity_id and twin.unit_id = $2
      where own.unit_id = $1 and own.unit_id <> $2 order by own.id`,
    pair,
  );
  const count = async (what: string): Promise<number> => {
    const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${what}`, [from.id]);
    return row?.count ?? 0;
  };
  const moves = {
    memberships: await count('membership where unit_id = $1 and ended_at is null'),
    enrollments: await count('enrollment where unit_id = $1'),
    contractorOf:
      (await count('enrollment where contractor_unit_id = $1')) + (await count('booth_contractor where unit_id = $1')),
    participants: await count('participant where unit_id = $1 and removed_at is null'),
    participantLists: await count('participant_list where unit_id = $1'),
    invitations: await count('invitation where unit_id = $1'),
  };
  const clashes = [
    ...clashesOfUnits(from, into),
    ...(await activityClashes(db, pair, 'ENROLLMENT')),
    ...(await activityClashes(db, pair, 'PARTICIPANT_LIST')),
    ...(await activityClashes(db, pair, 'PARTICIPANT')),
    ...(await activityClashes(db, pair, 'PARTICIPANT_LIMIT')),
  ];
  const joinedLists = lists.filter(({ joins }) => joins).map(({ id, twin }) => ({ id, twin }));
  const told = [from.id, from.version, into.id, into.version, moves, clashes, joinedRoles, joinedLists];
  const digest = planDigest(told);
  return { from, into, joinedRoles, joinedLists, moves, clashes, digest };
}

function clashesOfUnits(from: StoredUnit, into: StoredUnit): Clash[] {
  if (from.id === into.id) return [{ kind: 'SAME', activity: null, enrollmentId: null, detail: '' }];
  return [from, into]
    .filter(({ mergedIntoId }) => mergedIntoId !== null)
    .map((one): Clash => ({
      kind: 'MERGED_ALREADY',
      activity: null,
      enrollmentId: null,
      detail: one.nameTc || one.nameEn || one.namePt,
    }));
}

/** What both units have in one activity although only one may: the activity, and what it is about. */
const clashQueries = {
  ENROLLMENT: `
    select own.activity_id, own.id as enrollment_id, '' as detail from enrollment own
      join enrollment twin on twin.activity_id = own.activity_id and twin.unit_id = $2
     where own.unit_id = $1 and own.unit_id <> $2
       and ${inForce('own')} and ${inForce('twin')}`,
  // Two lists become one only while both are still being filled in.
  PARTICIPANT_LIST: `
    select own.activity_id, null::uuid as enrollment_id, '' as detail from participant_list own
      join participant_list twin on twin.activity_id = own.activity_id and twin.unit_id = $2
     where own.unit_id = $1 and own.unit_id <> $2 and (own.status <> 'DRAFT' or twin.status <> 'DRAFT')`,
  PARTICIPANT: `
    select own.activity_id, null::uuid as enrollment_id, coalesce(nullif(own.name_tc, ''), own.name_en) as detail from participant own
      join participant twin on twin.activity_id = own.activity_id and twin.unit_id = $2
       and twin.document_fingerprint = own.document_fingerprint
     where own.unit_id = $1 and own.unit_id <> $2 and ${stillComing('own')} and ${stillComing('twin')}`,
  // More people than one unit may send, where both send some.
  PARTICIPANT_LIMIT: `
    select activity_id, null::uuid as enrollment_id, count(*) || ' / ' || (settings->>'participantLimit') as detail
      from participant join activity on activity.id = participant.activity_id
     where unit_id in ($1, $2) and $1::uuid <> $2::uuid and ${stillComing()}
     group by activity_id, settings
    having count(distinct unit_id) = 2 and count(*) > (settings->>'participantLimit')::int`,
} as const;

interface ClashRow {
  id: string;
  code: string;
  name_tc: string;
  name_en: string;
  name_pt: string;
  enrollment_id: string | null;
  detail: string;
}

async function activityClashes(db: Queries, pair: string[], kind: keyof typeof clashQueries): Promise<Clash[]> {
  const rows = await db.query<ClashRow>(
    `select activity.id, code, name_tc, name_en, name_pt, enrollment_id, detail from (${clashQueries[kind]}) clash
       join activity on activity.id = clash.activity_id order by code, detail`,
    pair,
  );
  return rows.map(({ id, code, name_tc, name_en, name_pt, enrollment_id: enrollmentId, detail }) => ({
    kind,
    activity: { id, code, nameTc: name_tc, nameEn: name_en, namePt: name_pt },
    enrollmentId,
    detail,
  }));
}

/**
 * All of it or nothing. @throws STATUS_ERROR when it would do something else than the preview said, or something
 * clashes
 */
export const mergeUnits = (world: World, { by, fromId, intoId, plan: wanted, reason }: Merge): Promise<void> =>
  world.db.transaction(async (tx) => {
    for (const id of [fromId, intoId].toSorted()) await lockUnit(tx, id);
    const plan = await planMerge(tx, await findUnitRow(tx, fromId), await findUnitRow(tx, intoId));
    if (plan.digest !== wanted || plan.clashes.length > 0) throw refuse('STATUS_ERROR');
    for (const twins of plan.joinedRoles) await joinMemberships(tx, twins, world.clock.now());
    await fallBack(
      tx,
      plan.joinedRoles.map(({ id }) => id),
    );
    for (const twins of plan.joinedLists) await joinLists(tx, twins);
    await joinDockings(tx, { fromId, intoId });
    await joinSchedules(tx, { fromId, intoId });
    await moveAlong(tx, followingColumns, { fromId, intoId });
    await tx.query('update unit set merged_into_id = $2, version = version + 1 where id = $1', [fromId, intoId]);
    await tx.query('update unit set version = version + 1 where id = $1', [intoId]);
    await refilePeople(world, tx, intoId, plan.into);
    const nameOf = (unit: StoredUnit) => unit.nameTc || unit.nameEn || unit.namePt;
    for (const subjectId of [fromId, intoId]) {
      await recordAudit(world, tx, {
        accountId: by,
        action: 'unit.merge',
        subjectKind: 'unit',
        subjectId,
        reason,
        changes: [{ field: 'mergedInto', from: nameOf(plan.from), to: nameOf(plan.into) }],
        details: { ...plan.moves },
      });
    }
  });
