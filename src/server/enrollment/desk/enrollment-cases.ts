import { eq } from 'drizzle-orm';
import { enrollmentMoves } from '#domain/enrollment/enrollment-moves.ts';
import {
  type EnrollmentStatus,
  enrollmentStatuses,
  type Turn as StepTurn,
  wireStatus,
} from '#domain/enrollment/status.ts';
import { turnOf } from '#domain/enrollment/steps.ts';
import { bulkMoves, type Turn } from '#domain/inbox/words.ts';
import { activity } from '#server/activity/tables.ts';
import { enrollment } from '../tables.ts';
import { type CaseBranch, type CaseSource, nameless } from '#server/cases/case-source.ts';

export const turnNames = { exhibitor: 'UNIT', contractor: 'CONTRACTOR', fund: 'FUND' } as const satisfies Record<
  StepTurn,
  Turn
>;

const branch = (turn: Turn, status: EnrollmentStatus, narrowed = ''): CaseBranch => ({
  ...nameless,
  turn,
  from: 'enrollment e',
  where: `e.status = '${status}'${narrowed}`,
  id: 'e.id',
  since: 'e.status_since',
  status: 'e.status',
  version: 'e.version',
  activityId: 'e.activity_id',
  unitId: 'e.unit_id',
  words: '(select a.words from account a where a.id = e.account_id)',
});

/** A status waits for the same side in both kinds of design, or for each kind's own. */
function branchesOf(status: EnrollmentStatus, narrowed = ''): CaseBranch[] {
  const [contractors, own] = [false, true].map((selfDesigned) => turnOf({ status, selfDesigned, category: 'STWEEK' }));
  if (contractors === own) return own ? [branch(turnNames[own], status, narrowed)] : [];
  return [
    ...(own ? [branch(turnNames[own], status, ` and coalesce(e.self_designed, false)${narrowed}`)] : []),
    ...(contractors
      ? [branch(turnNames[contractors], status, ` and not coalesce(e.self_designed, false)${narrowed}`)]
      : []),
  ];
}

export const enrollmentCases: CaseSource = {
  workflow: 'ENROLLMENT',
  turns: ['FUND', 'UNIT', 'CONTRACTOR'],

  async branches(db) {
    // Where nothing is built a registration that passed waits for nobody: only exhibitions are looked at, one by one.
    const exhibitions = await db.query<{ id: string }>(
      `select id from activity where category in ('STWEEK', 'PCLOSE') and state <> 'DRAFT' order by id limit 60`,
    );
    return enrollmentStatuses.flatMap((status) =>
      status === '{p}PASS'
        ? exhibitions.flatMap(({ id }) => branchesOf(status, ` and e.activity_id = '${id}'`))
        : branchesOf(status),
    );
  },

  // Other places, and another contractor, are chosen one by one.
  movesFrom: (status) =>
    bulkMoves.ENROLLMENT.filter(
      (move) =>
        move !== 'movePlace' &&
        move !== 'changeContractor' &&
        enrollmentMoves[move].from.some((from) => from === status),
    ),
  anyTurn: ['cancel'],

  wireStatus: (status, product) => wireStatus(status as EnrollmentStatus, product),

  async facts(world, id) {
    const [row] = await world.db.orm
      .select({ enrollment, category: activity.category })
      .from(enrollment)
      .innerJoin(activity, eq(activity.id, enrollment.activityId))
      .where(eq(enrollment.id, id));
    if (!row) return null;
    const { orgType, boothsCount, assignBoothsCount, submittedAt, createdAt } = row.enrollment;
    return [
      { name: 'category', value: row.category },
      { name: 'orgType', value: orgType },
      { name: 'boothsCount', value: String(boothsCount) },
      { name: 'assignBoothsCount', value: assignBoothsCount === null ? '' : String(assignBoothsCount) },
      { name: 'createdAt', value: createdAt },
      { name: 'submittedAt', value: submittedAt ?? '' },
    ];
  },
};
