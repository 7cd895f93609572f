import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { everyWriting, fileWritings } from '#domain/file/file-moves.ts';
import { documentOrgTypes, fundStaff, type OrgType, staffRoles } from '#domain/account/roles.ts';
import {
  type ListFacts,
  type ListRole,
  type ListStatus,
  participantListMoves,
} from '#domain/participant/list-moves.ts';
import { decide, type Move } from '#domain/workflow.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { type FileOwner, noAccess } from '#server/file/owner.ts';
import { picturesOf } from '#server/file/pictures.ts';
import { Refusal } from '#server/refusal.ts';
import { listPeopleAnew } from '#server/sign-in/people/list-people-anew.ts';
import type { World } from '#server/world.ts';
import { listFacts } from './list/list-facts.ts';
import { findList, peopleOf, stillComing } from './list/lists.ts';
import { type MyUnit, myUnit } from './list/my-unit.ts';
import { personColumns, type PersonRow } from './stored-person.ts';
import { participant } from './tables.ts';

const isOneOf = (roles: readonly OrgType[], { orgType }: Actor): boolean => orgType !== null && roles.includes(orgType);

/**
 * The photo of a participant. Their unit keeps it as it keeps the person: while the list may be edited; the fund's own
 * staff keep it at any time. Only they see it, and the door, which has a way of its own.
 */
export const participantFiles: FileOwner = {
  groups: ['PARTICIPANT_PHOTO'],
  isPersonal: true,

  async access(world, actor, ownerId) {
    const row = actor && (await findPerson(world.db, ownerId));
    if (!row) return noAccess;
    if (isOneOf(fundStaff, actor)) return { mayRead: true, writings: fileWritings };
    const mine = await unitOf(world.db, actor, row);
    const mayWrite = mine !== null && row.cancelledAt === null && (await listMayBeEdited(world, mine));
    return { mayRead: mine !== null || isOneOf(staffRoles, actor), writings: everyWriting(mayWrite) };
  },

  async existing(db, ownerIds) {
    const rows = await db.orm
      .select({ id: participant.id })
      .from(participant)
      .where(and(inArray(participant.id, [...ownerIds]), isThere));
    return rows.map(({ id }) => id);
  },

  async changed(_world, tx, ownerId) {
    const photos = await picturesOf(tx, 'PARTICIPANT', [ownerId], 'PARTICIPANT_PHOTO');
    const photoId = photos.get(ownerId)?.id ?? null;
    // Their version is that of what was entered of them, which a photo does not make stale.
    const [row] = await tx.orm
      .update(participant)
      .set({ photoId })
      .where(and(eq(participant.id, ownerId), isThere))
      .returning({ activityId: participant.activityId });
    if (row) await listPeopleAnew(tx, row.activityId, [ownerId]);
  },
};

/** On a list, and not erased. */
const isThere = and(isNull(participant.removedAt), ne(participant.sealed, ''));

async function findPerson(db: Queries, id: string): Promise<PersonRow | null> {
  const [row] = await db.orm
    .select(personColumns)
    .from(participant)
    .where(and(eq(participant.id, id), isThere));
  return row ?? null;
}

/** The person's unit, where the account acts for it. */
async function unitOf(db: Queries, actor: Actor, row: PersonRow): Promise<MyUnit | null> {
  if (!isOneOf(documentOrgTypes, actor) || actor.unitId !== row.unitId) return null;
  return myUnit(db, actor, row.activityId).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

async function listMayBeEdited(world: World, { activity, unit }: MyUnit): Promise<boolean> {
  const list = await findList(world.db, activity.id, unit.id);
  if (!list) return false;
  const people = stillComing(await peopleOf(world.db, activity.id, unit.id));
  const { status, representativeId } = list;
  const facts = listFacts(world, { activity, status, representativeId, people });
  const move: Move<ListStatus, ListRole, ListFacts> = participantListMoves.edit;
  return decide(move, { status, roles: ['unit'], facts }) === null;
}
