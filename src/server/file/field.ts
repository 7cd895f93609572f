import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileWriting } from '#domain/file/file-moves.ts';
import type { FileOwnerKind } from '#domain/file/words.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { lockName } from '#server/db/lock-name.ts';
import { fileOwners } from '#server/file-owners.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import type { FileAccess } from './owner.ts';
import type { StoredFile } from './read-files.ts';

/** One field of files of one thing. */
export interface Field {
  ownerKind: FileOwnerKind;
  ownerId: string;
  group: FileGroup;
}

/** @throws ENTITY_NOT_FOUND for whoever may not even know of it */
export async function readableField(
  world: World,
  actor: Actor | null,
  { ownerKind, ownerId, group }: Field,
): Promise<FileAccess> {
  const owner = fileOwners[ownerKind];
  if (!owner.groups.includes(group)) throw refuse('ENTITY_NOT_FOUND');
  const access = await owner.access(world, actor, ownerId, group);
  if (access.writings.length === 0 && !access.mayRead) throw refuse('ENTITY_NOT_FOUND');
  return access;
}

/** @throws NO_PERMISSION for somebody who may only look, ENTITY_NOT_FOUND for a stranger */
export async function writableField(world: World, actor: Actor, field: Field, writing: FileWriting): Promise<void> {
  const { writings } = await readableField(world, actor, field);
  if (!writings.includes(writing)) throw refuse('NO_PERMISSION');
}

/** A file as whoever only looks may see it: without drafts that were not handed over. */
export const withoutDrafts = ({ handedOverAt: at }: FileAccess, file: StoredFile): StoredFile =>
  at ? { ...file, versions: file.versions.filter(({ createdAt }) => createdAt <= at) } : file;

/** Until the transaction ends nobody else changes which files the field holds. */
export const lockField = (tx: Queries, { ownerKind, ownerId, group }: Field): Promise<void> =>
  lockName(tx, `file ${ownerKind} ${ownerId} ${group}`);
