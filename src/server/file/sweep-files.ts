import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fileOwnerKinds } from '#domain/file/words.ts';
import { dayMs, hourMs, plusMs } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { fileOwners } from '#server/file-owners.ts';
import type { JobKind } from '#server/jobs/job-kinds.ts';
import type { World } from '#server/world.ts';
import { eraseStored } from './erase-stored.ts';
import { abandonUpload } from './finish-upload.ts';
import { fileItem, fileVersion, phoneLink, uploadSession } from './tables.ts';

const batch = 200;
/** A file may come a little before the thing that it belongs to is saved. */
const unclaimedAfterMs = dayMs;

/** Uploads that nobody came back for, files whose owner is gone, and the bytes of what was taken away. */
export const sweepFiles: JobKind = {
  lane: 'longFiles',
  tries: 3,
  everyMs: hourMs,
  async run({ world }) {
    await endExpiredUploads(world);
    await world.db.orm.delete(phoneLink).where(lt(phoneLink.expiresAt, world.clock.now()));
    await removeUnclaimed(world);
    await eraseRemoved(world);
  },
};

async function endExpiredUploads(world: World): Promise<void> {
  const expired = await world.db.orm
    .select()
    .from(uploadSession)
    .where(lt(uploadSession.expiresAt, world.clock.now()))
    .limit(batch);
  for (const session of expired) {
    if (session.itemId) await world.db.orm.delete(uploadSession).where(eq(uploadSession.id, session.id));
    else await abandonUpload(world, session);
  }
}

async function removeUnclaimed(world: World): Promise<void> {
  const now = world.clock.now();
  for (const ownerKind of fileOwnerKinds) {
    const old = and(
      eq(fileItem.ownerKind, ownerKind),
      isNull(fileItem.removedAt),
      lt(fileItem.createdAt, plusMs(now, -unclaimedAfterMs)),
    );
    const owners = await world.db.orm.selectDistinct({ ownerId: fileItem.ownerId }).from(fileItem).where(old);
    for (let at = 0; at < owners.length; at += batch) {
      const ids = owners.slice(at, at + batch).map(({ ownerId }) => ownerId);
      const there = new Set(await fileOwners[ownerKind].existing(world.db, ids));
      const gone = ids.filter((id) => !there.has(id));
      if (gone.length === 0) continue;
      await world.db.orm
        .update(fileItem)
        .set({ removedAt: now })
        .where(and(old, inArray(fileItem.ownerId, gone)));
    }
  }
}

async function eraseRemoved(world: World): Promise<void> {
  for (;;) {
    const rows = await world.db.orm
      .select({ version: fileVersion })
      .from(fileVersion)
      .innerJoin(fileItem, eq(fileItem.id, fileVersion.itemId))
      .where(
        and(
          isNull(fileVersion.erasedAt),
          or(isNotNull(fileItem.removedAt), eq(fileVersion.state, 'REFUSED'), replacedPersonal(world.db)),
        ),
      )
      .limit(batch);
    for (const { version } of rows) await eraseStored(world, version);
    if (rows.length < batch) return;
  }
}

const newer = alias(fileVersion, 'newer');

/** A newer picture of a person has come. */
const replacedPersonal = (db: Queries) =>
  and(
    inArray(
      fileItem.ownerKind,
      fileOwnerKinds.filter((kind) => fileOwners[kind].isPersonal),
    ),
    exists(
      db.orm
        .select({ id: newer.id })
        .from(newer)
        .where(
          and(eq(newer.itemId, fileVersion.itemId), gt(newer.number, fileVersion.number), eq(newer.state, 'READY')),
        ),
    ),
  );
