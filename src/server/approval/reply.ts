import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FileParty } from '#domain/approval/file-rights.ts';
import type { FileResult } from '#domain/file/words.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { fileOwners } from '#server/file-owners.ts';
import { judgeFile } from '#server/file/judge-file.ts';
import type { Judged } from '#server/file/owner.ts';
import { findFile, type StoredFile } from '#server/file/read-files.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { pin } from './tables.ts';

export interface Replying {
  fileId: string;
  versionId: string;
  reply: string;
}

/** @throws ATTACHMENT_NOT_FOUND for whoever may not see it, or whose files are judged by nobody */
export async function findJudged(db: Queries, actor: Actor, fileId: string): Promise<{ file: StoredFile; of: Judged }> {
  const file = await findFile(db, fileId);
  const { ownerKind, ownerId, group } = file.item;
  const of = (await fileOwners[ownerKind].judged?.(db, actor, ownerId)) ?? null;
  if (!of?.sees(group)) throw refuse('ATTACHMENT_NOT_FOUND');
  return { file, of };
}

/** As it stands until the transaction is over. @throws as `findJudged` */
export async function holdJudged(
  tx: Transaction,
  actor: Actor,
  fileId: string,
): Promise<{ file: StoredFile; of: Judged }> {
  const { ownerKind, ownerId } = (await findFile(tx, fileId)).item;
  await fileOwners[ownerKind].hold?.(tx, ownerId);
  return findJudged(tx, actor, fileId);
}

export const mayJudge = (of: Judged, { item: { group } }: StoredFile, party: FileParty): boolean =>
  of.rights(group, [party]).has('reply');

/** A reviewer's word on a file, as `party`. @throws as `judgeFile`, and PIN_IS_OPEN when an own remark stands against it */
export const replyTo = (
  world: World,
  actor: Actor,
  party: FileParty,
  result: FileResult,
  { fileId, versionId, reply }: Replying,
): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { file, of } = await holdJudged(tx, actor, fileId);
    if (!of.parties.includes(party)) throw refuse('NO_PERMISSION');
    if (!mayJudge(of, file, party)) throw refuse('STATUS_ERROR');
    // "Not applicable" holds until the fund lifts it (G21).
    if (file.item.result === 'CANCEL') throw refuse('STATUS_ERROR');
    if (result === 'ACCEPT' && (await hasOpenPins(tx, file, party))) throw refuse('PIN_IS_OPEN');
    await judgeFile(world, tx, { fileId, versionId, result, reply, accountId: actor.accountId, role: party });
  });

/** A booth is signed off when nobody sees anything wrong any more. */
async function hasOpenPins(tx: Transaction, { item, versions }: StoredFile, role: FileParty): Promise<boolean> {
  const ids = versions.map(({ id }) => id);
  const own = item.group === 'BUILT_BOOTH' ? undefined : eq(pin.role, role);
  return (await tx.orm.$count(pin, and(inArray(pin.versionId, ids), own, isNull(pin.closedAt)))) > 0;
}
