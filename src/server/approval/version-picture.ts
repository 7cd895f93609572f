import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileType } from '#domain/file/file-types.ts';
import type { PreviewWidth } from '#domain/file/words.ts';
import type { Actor } from '#server/actor.ts';
import { drawPage } from '#server/file/measure/draw-page.ts';
import { harmless, sendPreview } from '#server/file/send-file.ts';
import { refuse } from '#server/refusal.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { findJudged } from './reply.ts';

/** A version never changes, and whoever saw it may go on seeing it. */
const caching = 'private, max-age=86400';

/** An Illustrator file holds its pages as a PDF. */
const hasPages: ReadonlySet<string> = new Set(['pdf', 'ai'] satisfies FileType[]);

export interface WantedPicture {
  fileId: string;
  versionId: string;
  page: number;
  width: PreviewWidth;
}

/** Any version that whoever asks may see, and any page of a PDF. @throws ATTACHMENT_NOT_FOUND */
export async function sendVersionPicture(
  world: World,
  actor: Actor,
  { fileId, versionId, page, width }: WantedPicture,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { file, of } = await findJudged(world.db, actor, fileId);
  const version = of
    .handedOver(file)
    .find(({ id, state, erasedAt }) => id === versionId && state === 'READY' && !erasedAt);
  if (!version) throw refuse('ATTACHMENT_NOT_FOUND');
  if (page === 1) return sendPreview(world, version, width, { request, reply, caching });
  const { type, facts } = version;
  if (!hasPages.has(type) || page > (facts.pages ?? 1)) throw refuse('ATTACHMENT_NOT_FOUND');
  const storage = await storageOf(world);
  const drawn = await storage
    .withLocalFile(version.storageKey, (path) => drawPage({ path, page, width }))
    .catch((error: unknown) => {
      world.log.warn({ error, versionId, page }, 'a page could not be drawn');
      throw refuse('DOWNLOAD_FAIL');
    });
  await harmless(reply).type('image/webp').header('cache-control', caching).send(drawn);
}
