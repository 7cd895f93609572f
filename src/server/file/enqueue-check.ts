import { type FileType, imageTypes } from '#domain/file/file-types.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { World } from '#server/world.ts';

export const longerCheck = 'file.checkLonger';
/** Of what no person has sent: their pictures do not stand in line behind a demo's. */
export const unhurriedCheck = 'file.checkUnhurried';

/** To fetch it from the storage, to read all of it and to hand it to the virus scanner takes its time. */
const largeBytes = 32 * 1024 * 1024;

/** Nobody's picture waits for somebody's document, and neither of them for a film. */
export function firstCheck({ type, size }: { type: FileType; size: number }): string {
  if (size > largeBytes) return longerCheck;
  return imageTypes.has(type) ? 'file.checkPicture' : 'file.check';
}

export const enqueueCheck = (world: World, tx: Queries, kind: string, versionId: string): Promise<void> =>
  enqueueJob(world, tx, { kind, key: `${kind} ${versionId}`, payload: { versionId } });
