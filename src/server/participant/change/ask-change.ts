import { and, eq } from 'drizzle-orm';
import type { WishedChangeInput } from '#contract/participant/participant.ts';
import { newId } from '#domain/id.ts';
import type { Person } from '#domain/participant/person.ts';
import type { WishedChange } from '#domain/participant/wished-change.ts';
import type { Transaction } from '#server/db/database.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { checkedPerson } from '../list/change-people.ts';
import { sealWish, type Wish } from './change-view.ts';
import { listFacts } from '../list/list-facts.ts';
import { type ListRow, lockOrMakeList, peopleOf, stillComing } from '../list/lists.ts';
import { listWorkflow, requireVersion } from '../list/list-workflow.ts';
import type { MyUnit } from '../list/my-unit.ts';
import { documentFingerprint, type PersonRow, personOf } from '../stored-person.ts';
import { participantChange } from '../tables.ts';
import { phoneVerifiedAt } from '../verify-phone.ts';
import { wishFacts } from './wish-facts.ts';

export interface Asked {
  version: number;
  reason: string;
  changes: WishedChangeInput[];
  representativeId: string | null;
}

/** A unit asks for changes to its locked list; nothing changes until staff decide. */
export const askChange = (world: World, mine: MyUnit, accountId: string, asked: Asked): Promise<void> =>
  world.db.transaction(async (tx) => {
    const list = await lockOrMakeList(world, tx, mine.activity.id, mine.unit.id);
    requireVersion(list, asked.version);
    if (list.status !== 'LOCKED') throw refuse('STATUS_ERROR');
    const people = stillComing(await peopleOf(tx, mine.activity.id, mine.unit.id));
    const wish = await checkedWish(world, tx, mine, list, people, asked);
    const facts = await wishFacts(world, tx, mine.activity, list, people, wish);
    await listWorkflow.makeMove(world, tx, {
      row: list,
      move: 'askChange',
      roles: ['unit'],
      accountId,
      facts,
      reason: asked.reason,
    });
    const id = newId();
    await tx.orm.insert(participantChange).values({
      id,
      listId: list.id,
      activityId: mine.activity.id,
      reason: asked.reason,
      sealed: sealWish(world, id, wish),
      askedBy: accountId,
      askedAt: world.clock.now(),
    });
  });

async function checkedWish(
  world: World,
  tx: Transaction,
  mine: MyUnit,
  list: ListRow,
  people: readonly PersonRow[],
  asked: Asked,
): Promise<Wish> {
  const rows = new Map(people.map((row) => [row.id, row]));
  const touched = new Set<string>();
  const changes: WishedChange[] = [];
  for (const [place, change] of asked.changes.entries()) {
    if (change.kind !== 'add') {
      const row = rows.get(change.participantId);
      if (!row) throw refuse('ENTITY_NOT_FOUND');
      if (row.version !== change.version || touched.has(row.id)) throw refuse('STATUS_ERROR');
      touched.add(row.id);
    }
    changes.push(
      await checkedChange(
        world,
        tx,
        mine,
        change,
        change.kind === 'add' ? null : (rows.get(change.participantId) ?? null),
        `changes.${place}.person`,
      ),
    );
  }
  const newRepresentative = asked.representativeId === list.representativeId ? null : asked.representativeId;
  if (newRepresentative && !rows.has(newRepresentative)) throw refuse('REPRESENTATIVE_REQUIRED');
  if (changes.length === 0 && !newRepresentative) {
    throw refuse('PARAMS_ERROR', { fields: [{ path: 'changes', problem: 'tooFew', params: { limit: 1 } }] });
  }
  refuseDoubles(world, people, changes);
  const before = Object.fromEntries([...touched].map((id) => [id, personOf(world, rows.get(id) as PersonRow)]));
  return { changes, representativeId: newRepresentative, before };
}

async function checkedChange(
  world: World,
  tx: Transaction,
  mine: MyUnit,
  change: WishedChangeInput,
  row: PersonRow | null,
  path: string,
): Promise<WishedChange> {
  if (change.kind === 'remove') return { kind: 'remove', participantId: change.participantId };
  const person: Person = checkedPerson(world, mine.activity, change.person, path);
  if (!(await phoneVerifiedAt(world, tx, mine.unit.id, person, row))) {
    throw refuse('PARAMS_ERROR', { fields: [{ path: `${path}.phone`, problem: 'notVerified' }] });
  }
  return change.kind === 'add'
    ? { kind: 'add', person, representative: change.representative }
    : { kind: 'edit', participantId: change.participantId, person };
}

/** The list as wished must not name one document twice. */
function refuseDoubles(world: World, people: readonly PersonRow[], changes: readonly WishedChange[]): void {
  const held = new Map(people.map((row) => [row.documentFingerprint, row.id]));
  for (const change of changes) {
    if (change.kind !== 'add') {
      for (const [fingerprint, id] of held) if (id === change.participantId) held.delete(fingerprint);
    }
  }
  for (const [place, change] of changes.entries()) {
    if (change.kind === 'remove') continue;
    const fingerprint = documentFingerprint(world, change.person);
    if (held.has(fingerprint)) {
      const path = `changes.${place}.person.documentNumber`;
      throw refuse('PARAMS_ERROR', { fields: [{ path, problem: 'notUnique' }] });
    }
    held.set(fingerprint, `new ${place}`);
  }
}

/** The unit gives its wish up before it is decided. */
export const withdrawChange = (world: World, { activity, unit }: MyUnit, accountId: string, version: number) =>
  world.db.transaction(async (tx) => {
    const list = await lockOrMakeList(world, tx, activity.id, unit.id);
    requireVersion(list, version);
    const people = stillComing(await peopleOf(tx, activity.id, unit.id));
    const facts = listFacts(world, { activity, status: list.status, representativeId: list.representativeId, people });
    await listWorkflow.makeMove(world, tx, { row: list, move: 'withdrawChange', roles: ['unit'], accountId, facts });
    await tx.orm
      .update(participantChange)
      .set({ state: 'WITHDRAWN', decidedAt: world.clock.now() })
      .where(and(eq(participantChange.listId, list.id), eq(participantChange.state, 'OPEN')));
  });
