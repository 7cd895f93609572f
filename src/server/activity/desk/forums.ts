import { and, desc, eq } from 'drizzle-orm';
import type { DeskForum, ForumFields } from '#contract/activity/desk.ts';
import type { OrgType } from '#domain/account/roles.ts';
import { hasName } from '#domain/activity/activity-fields.ts';
import {
  type ForumFacts,
  forumDeskMoves,
  type ForumStatus,
  type ForumStatusMove,
} from '#domain/activity/forum-moves.ts';
import { newId } from '#domain/id.ts';
import type { ActivityRow } from '../activities.ts';
import { type ForumRow, forumWorkflow } from '../forum-workflow.ts';
import { activity, forum } from '../tables.ts';
import { fieldChanges } from '#server/audit/changes-between.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { databaseErrorCode, stillNamedCode } from '#server/db/error-code.ts';
import { pick } from '#server/db/pick.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findAnyActivity } from '../find-activity.ts';

const fieldNames = ['activityId', 'nameTc', 'nameEn', 'namePt', 'holdDate'] as const;

const factsOf = (row: ForumRow, of: ActivityRow): ForumFacts => ({
  hasName: hasName(row),
  activityIsPublic: of.state === 'ACTIVE' || of.state === 'CLOSED',
});

function deskForum(row: ForumRow, of: ActivityRow, orgType: OrgType | null): DeskForum {
  const situation = {
    status: row.status,
    roles: orgType === 'FUND_ADMIN' ? (['FUND_ADMIN'] as const) : [],
    facts: factsOf(row, of),
  };
  return {
    ...pick(row, ['id', 'status', 'version', ...fieldNames]),
    activity: pick(of, ['nameTc', 'nameEn', 'namePt']),
    offers: forumWorkflow.offers(forumDeskMoves, situation),
  };
}

export interface ForumFilter {
  status?: ForumStatus | undefined;
  activityId?: string | undefined;
  page: number;
  size: number;
}

export async function listForums(db: Queries, filter: ForumFilter, orgType: OrgType | null) {
  const wanted = and(
    filter.status && eq(forum.status, filter.status),
    filter.activityId ? eq(forum.activityId, filter.activityId) : undefined,
  );
  const rows = await db.orm
    .select({ forum, activity })
    .from(forum)
    .innerJoin(activity, eq(activity.id, forum.activityId))
    .where(wanted)
    .orderBy(desc(forum.holdDate), desc(forum.id))
    .limit(filter.size)
    .offset(filter.page * filter.size);
  return {
    content: rows.map((row) => deskForum(row.forum, row.activity, orgType)),
    totalElements: await db.orm.$count(forum, wanted),
  };
}

async function lockForum(tx: Queries, forumId: string, version?: number): Promise<ForumRow> {
  const [row] = await tx.orm.select().from(forum).where(eq(forum.id, forumId)).for('update');
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  if (version !== undefined && row.version !== version) throw refuse('STATUS_ERROR');
  return row;
}

export async function findForum(db: Queries, forumId: string, orgType: OrgType | null): Promise<DeskForum> {
  const [row] = await db.orm.select().from(forum).where(eq(forum.id, forumId));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return deskForum(row, await findAnyActivity(db, row.activityId), orgType);
}

const requireName = (fields: ForumFields): void => {
  if (!hasName(fields)) throw refuseField('nameTc', 'required');
};

export async function createForum(world: World, by: string, fields: ForumFields): Promise<DeskForum> {
  requireName(fields);
  return world.db.transaction(async (tx) => {
    const of = await findAnyActivity(tx, fields.activityId);
    const [row] = await tx.orm
      .insert(forum)
      .values({ id: newId(), ...fields, status: 'DRAFT' })
      .returning();
    if (!row) throw new Error('an inserted forum came back as nothing');
    await recordAudit(world, tx, {
      accountId: by,
      action: 'forum.create',
      subjectKind: 'forum',
      subjectId: row.id,
      changes: Object.entries(fields).map(([field, to]) => ({ field, from: null, to })),
    });
    return deskForum(row, of, 'FUND_ADMIN');
  });
}

export async function saveForum(
  world: World,
  by: string,
  forumId: string,
  { version, fields }: { version: number; fields: ForumFields },
): Promise<DeskForum> {
  requireName(fields);
  return world.db.transaction(async (tx) => {
    const before = await lockForum(tx, forumId, version);
    const of = await findAnyActivity(tx, fields.activityId);
    const [row] = await tx.orm
      .update(forum)
      .set({ ...fields, version: version + 1 })
      .where(eq(forum.id, forumId))
      .returning();
    if (!row) throw new Error('the forum was locked and is gone');
    await recordAudit(world, tx, {
      accountId: by,
      action: 'forum.edit',
      subjectKind: 'forum',
      subjectId: forumId,
      changes: fieldChanges(pick(before, fieldNames), fields),
    });
    return deskForum(row, of, 'FUND_ADMIN');
  });
}

export async function moveForum(
  world: World,
  by: string,
  forumId: string,
  move: ForumStatusMove,
  version: number,
): Promise<DeskForum> {
  return world.db.transaction(async (tx) => {
    const before = await lockForum(tx, forumId, version);
    const of = await findAnyActivity(tx, before.activityId);
    const moved = await forumWorkflow.makeMove(world, tx, {
      row: before,
      move,
      roles: ['FUND_ADMIN'],
      accountId: by,
      facts: factsOf(before, of),
    });
    return deskForum(moved, of, 'FUND_ADMIN');
  });
}

export async function removeForum(world: World, by: string, forumId: string, version: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    const before = await lockForum(tx, forumId, version);
    const of = await findAnyActivity(tx, before.activityId);
    forumWorkflow.require({ row: before, move: 'remove', roles: ['FUND_ADMIN'], facts: factsOf(before, of) });
    try {
      await tx.orm.delete(forum).where(eq(forum.id, forumId));
    } catch (error) {
      // A station stands, or stood, before one of its sessions: what was signed there has to keep its name.
      throw databaseErrorCode(error) === stillNamedCode ? refuse('STATUS_ERROR') : error;
    }
    await recordAudit(world, tx, {
      accountId: by,
      action: 'forum.remove',
      subjectKind: 'forum',
      subjectId: forumId,
      changes: fieldNames.map((field) => ({ field, from: before[field], to: null })),
    });
  });
}
