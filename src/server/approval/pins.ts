import { eq } from 'drizzle-orm';
import type { Pin } from '#contract/approval.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { plainColumns } from '#server/db/plain-columns.ts';
import { fileVersion } from '#server/file/tables.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { findJudged, mayJudge } from './reply.ts';
import { pin } from './tables.ts';

type PinRow = typeof pin.$inferSelect;

export const pinView = (
  { id, versionId, page, x, y, text, role, at, closedAt }: PinRow,
  roles: readonly string[],
): Pin => ({ id, versionId, page, x, y, text, role, at, closedAt, isOwn: roles.includes(role) });

const pinsOfVersions = `select ${plainColumns(pin)} from pin where version_id = any($1) order by at, id`;

export const pinsOn = async (db: Queries, versionIds: readonly string[]): Promise<PinRow[]> =>
  versionIds.length === 0 ? [] : db.query<PinRow>(pinsOfVersions, [versionIds], 'pins_of_versions');

type Spot = Pick<PinRow, 'versionId' | 'page' | 'x' | 'y' | 'text'>;

/** @throws STATUS_ERROR for whoever does not judge the file now, or when another version is there */
export async function addPin(world: World, actor: Actor, fileId: string, spot: Spot): Promise<Pin> {
  const { file, of } = await findJudged(world.db, actor, fileId);
  const role = of.parties.find((each) => mayJudge(of, file, each));
  if (!role || file.versions[0]?.id !== spot.versionId) throw refuse('STATUS_ERROR');
  const values = { ...spot, role, accountId: actor.accountId, at: world.clock.now() };
  const [row] = await world.db.orm.insert(pin).values(values).returning();
  if (!row) throw new Error('the remark was not written');
  return pinView(row, of.parties);
}

/** @throws ENTITY_NOT_FOUND for whoever is not of the side that wrote it */
export async function setPin(world: World, actor: Actor, pinId: string, isClosed: boolean): Promise<void> {
  const [row] = await world.db.orm
    .select({ role: pin.role, fileId: fileVersion.itemId })
    .from(pin)
    .innerJoin(fileVersion, eq(fileVersion.id, pin.versionId))
    .where(eq(pin.id, pinId));
  const found = row && (await findJudged(world.db, actor, row.fileId).catch(() => null));
  if (!found?.of.parties.includes(row?.role ?? 'fund')) throw refuse('ENTITY_NOT_FOUND');
  const closed = isClosed
    ? { closedAt: world.clock.now(), closedBy: actor.accountId }
    : { closedAt: null, closedBy: null };
  await world.db.orm.update(pin).set(closed).where(eq(pin.id, pinId));
}
