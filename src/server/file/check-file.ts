import { createHash } from 'node:crypto';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { refuseMeasured } from '#domain/file/check-file.ts';
import { imageTypes } from '#domain/file/file-types.ts';
import { type FieldRule, ruleOf } from '#domain/file/field-rules.ts';
import { holdsCode, isPrinted, preflight } from '#domain/file/preflight.ts';
import type { FileFacts, FileRefusal, PreviewWidth, ScanState } from '#domain/file/words.ts';
import type { Queries } from '#server/db/database.ts';
import { fileOwners } from '#server/file-owners.ts';
import type { Limits } from '#server/apart/ask-apart.ts';
import type { JobKinds, JobRun } from '#server/jobs/job-kinds.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { enqueueCheck, longerCheck, unhurriedCheck } from './enqueue-check.ts';
import { eraseStored } from './erase-stored.ts';
import { lockField } from './field.ts';
import { longLook, measureFile, shortLook } from './measure/measure-file.ts';
import type { ItemRow, VersionRow } from './read-files.ts';
import { scanFile } from './scan-file.ts';
import { previewKey } from './send-file.ts';
import { fileItem, fileVersion } from './tables.ts';

type Found =
  | { refusal: FileRefusal; again?: boolean }
  | { facts: FileFacts; scan: ScanState; previews: PreviewWidth[]; cleaned: { size: number; sha256: string } | null };

const hashAtOnce = 512 * 1024;

/** From quarantine to release: hash, real type, measures, virus scan, pictures; only then is a file served. */
async function checkFile({ world, payload }: JobRun, limits: Limits, orLonger: string | null): Promise<void> {
  const [row] = await world.db.orm
    .select({ version: fileVersion, item: fileItem })
    .from(fileVersion)
    .innerJoin(fileItem, eq(fileItem.id, fileVersion.itemId))
    .where(eq(fileVersion.id, String(payload['versionId'])));
  if (!row || row.version.state !== 'CHECKING') return;
  const { version, item } = row;
  const storage = await storageOf(world);
  await storage.withLocalFile(version.storageKey, async (path) => {
    const rule = ruleOf(item.group);
    const found = await look(world, { version, path, rule, withCode: holdsCode(item.group), limits });
    if (orLonger && 'refusal' in found && found.again) {
      return world.db.transaction((tx) => enqueueCheck(world, tx, orLonger, version.id));
    }
    const sha256 = await hashOf(path);
    const refusal = 'refusal' in found ? found.refusal : refuseMeasured(rule, found.facts);
    const checkedAt = world.clock.now();
    const became =
      refusal || 'refusal' in found
        ? { state: 'REFUSED' as const, refusal }
        : { ...released(version, found), preflight: await preflightOf(world.db, row, found.facts) };
    await world.db.transaction(async (tx) => {
      await lockField(tx, item);
      await tx.orm
        .update(fileVersion)
        .set({ sha256, ...became, checkedAt })
        .where(eq(fileVersion.id, version.id));
      if (!refusal) await fileOwners[item.ownerKind].changed?.(world, tx, item.ownerId);
    });
    if (refusal) await eraseStored(world, version);
  });
}

async function preflightOf(
  db: Queries,
  { item: { ownerKind, ownerId, group }, version: { type } }: { item: ItemRow; version: VersionRow },
  facts: FileFacts,
) {
  const printed = isPrinted(group) ? await fileOwners[ownerKind].printedSize?.(db, ownerId) : null;
  return preflight({ group, type, facts, printed: printed ?? null });
}

const tries = 8;

/**
 * Most files are told at a short look, pictures in a lane of their own. What cannot be read then is looked at once more
 * where nobody else waits for it, and longer: a machine short of time, memory or processes can end a look as well as a
 * broken file, and a good file is not refused for that.
 */
export const fileChecks: JobKinds = {
  'file.checkPicture': { lane: 'pictures', tries, run: (run) => checkFile(run, shortLook, longerCheck) },
  'file.check': { lane: 'files', tries, run: (run) => checkFile(run, shortLook, longerCheck) },
  [unhurriedCheck]: { lane: 'unhurried', tries, run: (run) => checkFile(run, shortLook, longerCheck) },
  [longerCheck]: { lane: 'longFiles', tries, run: (run) => checkFile(run, longLook, null) },
};

const released = (
  version: VersionRow,
  { facts, scan, previews, cleaned }: Exclude<Found, { refusal: FileRefusal }>,
) => ({
  state: 'READY' as const,
  ...cleaned,
  facts,
  scan,
  // A video has its poster from the page that sent it, which may have come before.
  previews: previews.length > 0 ? previews : version.previews,
});

/** One buffer for all of it: a film of 500 MB leaves no heap of used ones behind. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(hashAtOnce);
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, hashAtOnce);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

interface Looked {
  version: VersionRow;
  path: string;
  rule: FieldRule;
  withCode: boolean;
  limits: Limits;
}

async function look(world: World, { version, path, rule, withCode, limits }: Looked): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'event-portal-look-'));
  try {
    // A document says itself who wrote it.
    const clean = rule.withoutOrigin === true && imageTypes.has(version.type);
    const task = { path, type: version.type, folder, clean, withCode };
    const measured = await measureFile(task, limits);
    if ('problem' in measured) {
      const { problem, thrown, endedBy } = measured;
      const isUnreadable = problem === 'UNREADABLE';
      if (isUnreadable) world.log.warn({ type: version.type, thrown, endedBy }, 'a file could not be read');
      // What has once taken all the memory that a look may take will do so again.
      return { refusal: { problem }, again: isUnreadable && endedBy !== 'memory' };
    }
    const scan = await scanFile(world, path);
    if (scan === 'INFECTED') return { refusal: { problem: 'INFECTED' } };
    await keepPreviews(world, version, folder, measured.previews);
    const cleaned = clean ? await keepCleaned(world, version, join(folder, 'clean')) : null;
    return { facts: measured.facts, scan, previews: measured.previews, cleaned };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In place of what was sent; a check that is done again finds it there, and it is fine too. */
async function keepCleaned(world: World, version: VersionRow, path: string): Promise<{ size: number; sha256: string }> {
  const storage = await storageOf(world);
  const bytes = await readFile(path);
  await storage.put(version.storageKey, bytes);
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export async function keepPreviews(
  world: World,
  version: VersionRow,
  folder: string,
  widths: readonly PreviewWidth[],
): Promise<void> {
  const storage = await storageOf(world);
  for (const width of widths) {
    await storage.put(previewKey(version, width), await readFile(join(folder, `${width}.webp`)));
  }
}
