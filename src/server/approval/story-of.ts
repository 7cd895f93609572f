import type { StoryLine, StoryPage } from '#contract/approval.ts';
import type { Instant } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { type Case, findCase } from './case.ts';
import { isOnlyExhibitor, lastStepOfExhibitors, shownStatus } from './told-to.ts';
import { stepOf } from '#domain/enrollment/steps.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';

/** A record opens with its newest lines; a page of older ones comes on wish. */
const linesAtFirst = 20;
const linesOfPage = 100;

interface Row {
  id: string;
  at: Instant;
  account_id: string | null;
  role: string;
  action: string;
  from_status: string;
  to_status: string;
  reason: string;
  name_tc: string | null;
  name_en: string | null;
  name_pt: string | null;
  username: string | null;
}

const linesWhere = (which: string): string => `select c.id, c.at, c.account_id, c.role, c.action, c.from_status,
    c.to_status, c.reason, a.name_tc, a.name_en, a.name_pt, a.username
  from status_change c left join account a on a.id = c.account_id
  where c.case_id = $1 ${which} order by c.at desc, c.id desc limit $2`;
const newest = linesWhere('');
const older = linesWhere('and (c.at, c.id) < (select at, id from status_change where id = $3 and case_id = $1)');

/** What happened to an enrolment as the person is told it, newest first. @param before `next` of the page above; none to begin with */
export async function storyOf(world: World, of: Case, before?: string): Promise<StoryPage> {
  const { db } = world;
  const limit = before ? linesOfPage : linesAtFirst;
  const values = [of.row.id, limit + 1];
  const rows = before
    ? await db.query<Row>(older, [...values, before], 'story_before')
    : await db.query<Row>(newest, values, 'story_of');
  const page = rows.slice(0, limit);
  return {
    content: page.flatMap((row) => (isTold(row, of) ? [lineOf(world, of, row)] : [])),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** @throws ENROLLMENT_NOT_FOUND for a stranger */
export async function readStory(world: World, actor: Actor, enrollmentId: string, before: string): Promise<StoryPage> {
  const of = await findCase(world.db, actor, enrollmentId);
  if (!of) throw refuse('ENROLLMENT_NOT_FOUND');
  return storyOf(world, of, before);
}

/** Exhibitors are told nothing of the pictures for the website (row 172). */
const isTold = ({ to_status: to }: Row, of: Case): boolean =>
  to === '' || !isOnlyExhibitor(of) || stepOf(to as EnrollmentStatus, of.mode === 'self') <= lastStepOfExhibitors;

function lineOf(world: World, of: Case, row: Row): StoryLine {
  const shown = (status: string) => status && shownStatus(of, status as EnrollmentStatus, productCode(world));
  return {
    id: row.id,
    at: row.at,
    by: row.account_id
      ? { tc: row.name_tc ?? '', en: row.name_en || (row.username ?? ''), pt: row.name_pt ?? '' }
      : null,
    role: row.role,
    action: row.action,
    from: shown(row.from_status),
    to: shown(row.to_status),
    reason: row.reason,
  };
}

const newestOfRoles = `select distinct on (role) role, action, at from status_change where case_id = $1
  order by role, at desc, id desc`;

/** The last step of each side, however long ago. */
export const lastSteps = (db: Queries, enrollmentId: string) =>
  db.query<Pick<StoryLine, 'role' | 'action' | 'at'>>(newestOfRoles, [enrollmentId], 'last_steps');

const newestReturn = `select reason from status_change where case_id = $1 and action = 'return'
  order by at desc, id desc limit 1`;

/** Why the statement was returned last; null where it never was. */
export async function lastReturn(db: Queries, enrollmentId: string): Promise<string | null> {
  const [found] = await db.query<{ reason: string }>(newestReturn, [enrollmentId], 'last_return');
  return found?.reason ?? null;
}
