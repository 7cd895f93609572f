import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DemandSaid } from '#contract/public-event/desk.ts';
import { type DemandMove, demandMoves, type DemandStatus } from '#domain/public-event/demand.ts';
import { offers } from '#domain/workflow.ts';
import { deciderOf, requireDecider } from '#server/account/decider.ts';
import { type Actor, isStaff } from '#server/actor.ts';
import { doRecordDeed } from '#server/cases/record-deed.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { findPublic, isOver } from '../find-event.ts';
import { publicDemand } from '../tables.ts';
import { demandWorkflow } from './demand-workflow.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

const decidedWords = {
  APPROVED: asEntered(msg({ message: 'Approved', context: 'public-event' })),
  REJECTED: asEntered(msg({ message: 'Rejected', context: 'public-event' })),
} as const;

interface Search {
  activityId?: string | undefined;
  status?: DemandStatus | undefined;
  page: number;
  size: number;
}

/** Whose demands somebody reads: an invited unit its own, a monitoring unit those of its events, the fund all. */
async function readable(world: World, actor: Actor): Promise<SQL | undefined> {
  if (isStaff(actor)) return undefined;
  const { activities } = await deciderOf(world.db, actor.membershipId);
  const here = inArray(publicDemand.activityId, [...activities]);
  return actor.orgType === 'PUBLIC_INVITED' ? and(here, eq(publicDemand.unitId, actor.unitId ?? '')) : here;
}

export async function listDemands(world: World, actor: Actor, { activityId, status, page, size }: Search) {
  const { orm } = world.db;
  const wanted = and(
    await readable(world, actor),
    activityId ? eq(publicDemand.activityId, activityId) : undefined,
    status ? eq(publicDemand.status, status) : undefined,
  );
  const rows = await orm
    .select({ demand: publicDemand, unit })
    .from(publicDemand)
    .innerJoin(unit, eq(unit.id, publicDemand.unitId))
    .where(wanted)
    .orderBy(desc(publicDemand.createdAt), desc(publicDemand.id))
    .limit(size)
    .offset(page * size);
  const roles = isStaff(actor) ? (['staff'] as const) : [];
  const content = rows.map(({ demand, unit: { id, nameTc, nameEn, namePt } }) => ({
    ...demand,
    unit: { id, nameTc, nameEn, namePt },
    offers: offers(demandMoves, { status: demand.status, roles, facts: {} }),
  }));
  return { content, totalElements: await orm.$count(publicDemand, wanted) };
}

/** @throws NO_PERMISSION for whoever was not invited to that event, STATUS_ERROR where it was decided meanwhile */
export async function askDemand(world: World, actor: Actor, said: DemandSaid): Promise<string> {
  const { accountId, unitId } = actor;
  const { activities } = await deciderOf(world.db, actor.membershipId);
  if (!unitId || !activities.includes(said.activityId)) throw refuse('NO_PERMISSION');
  const now = world.clock.now();
  if (isOver(await findPublic(world.db, said.activityId), now)) throw refuse('ACTIVITY_IS_OVER');
  return world.db.transaction(async ({ orm }) => {
    const isOwn = and(eq(publicDemand.accountId, accountId), eq(publicDemand.status, 'PENDING'));
    const [row] = await orm
      .insert(publicDemand)
      .values({ ...said, unitId, accountId, createdAt: now })
      .onConflictDoUpdate({
        target: publicDemand.id,
        set: { ...said, version: sql`${publicDemand.version} + 1` },
        setWhere: isOwn,
      })
      .returning({ id: publicDemand.id });
    if (!row) throw refuse('STATUS_ERROR');
    return row.id;
  });
}

interface Decision {
  demandId: string;
  move: DemandMove;
  version: number;
  note: string;
}

/** @throws ENTITY_NOT_FOUND, STATUS_ERROR, NO_PERMISSION for a reviewer of other events */
export const decideDemand = (world: World, actor: Actor, { demandId, move, version, note }: Decision): Promise<void> =>
  world.db.transaction(async (tx) => {
    const [row] = await tx.orm.select().from(publicDemand).where(eq(publicDemand.id, demandId)).for('update');
    if (!row) throw refuse('ENTITY_NOT_FOUND');
    await requireDecider(tx, actor, row.activityId);
    if (row.version !== version) throw refuse('STATUS_ERROR');
    const { activityId, accountId, title } = row;
    const making = { row, move, roles: ['staff'], accountId: actor.accountId, facts: {}, reason: note } as const;
    demandWorkflow.require(making);
    if (move === 'reject' && !note) throw refuseField('note', 'required');
    const names = { tc: title, en: title, pt: title };
    const also = ['reason', 'decidedAt'] as const;
    await doRecordDeed(world, tx, actor, { workflow: 'PUBLIC_DEMAND', move, note, row, names, also }, async (held) => {
      const decided = { reason: note, decidedAt: world.clock.now() };
      const moved = await demandWorkflow.makeMove(world, tx, { ...making, also: decided });
      await sendNotice(world, tx, {
        trigger: 'PUBLIC_DEMAND_DECIDED',
        to: accountId,
        activityId,
        facts: { record: names, stage: decidedWords[demandMoves[move].to], reason: note },
        ...held,
      });
      return moved;
    });
  });
