import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { receiveFile } from '#server/receive-file.ts';
import { refuse } from '#server/refusal.ts';
import { Turns } from '#server/turns.ts';
import type { World } from '#server/world.ts';
import { keepPreviews } from './check-file.ts';
import { measureFile, shortLook } from './measure/measure-file.ts';
import type { StoredFile } from './read-files.ts';
import { refuseFile } from './refuse-file.ts';
import { fileVersion } from './tables.ts';

const largestPoster = 2 * 1024 * 1024;
/** As many as the machine bears beside the looks at files; the memory is the machine's, whatever world asks. */
const looks = new Turns(2);

/** A still of the newest version of a video. It is looked into like any picture, and made anew from its pixels. */
export async function setPoster(world: World, request: FastifyRequest, { versions }: StoredFile): Promise<void> {
  const [version] = versions;
  if (version?.type !== 'mp4' || version.state === 'REFUSED') throw refuse('STATUS_ERROR');
  const { file } = await receiveFile(request, largestPoster);
  const folder = await mkdtemp(join(tmpdir(), 'event-portal-poster-'));
  try {
    const path = join(folder, 'poster');
    await writeFile(path, file);
    const measured = await looks.run(() => measureFile({ path, type: 'jpg', folder }, shortLook));
    if ('problem' in measured) throw refuseFile({ problem: measured.problem });
    await keepPreviews(world, version, folder, measured.previews);
    await world.db.orm.update(fileVersion).set({ previews: measured.previews }).where(eq(fileVersion.id, version.id));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
