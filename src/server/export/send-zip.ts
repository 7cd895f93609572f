import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { type ZipPart, zipStream } from './zip-stream.ts';

/** A ZIP of the plain kind has room for four gigabytes; this leaves some for what stands around the files. */
export const mostZipBytes = 3_900_000_000;

export interface ZippedFile {
  folder: string;
  filename: string;
  storageKey: string;
}

/** What a folder or a file in it may be called, on any computer. */
export const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/gu, '_').trim() || '_';

/**
 * Stored files as one ZIP, read while it is sent; two of one name stand side by side.
 * @param name without its ending @param made what is written for it, beside the folders
 */
export async function sendZip(
  world: World,
  reply: FastifyReply,
  name: string,
  files: readonly ZippedFile[],
  made: readonly ZipPart[] = [],
) {
  const storage = await storageOf(world);
  async function* bytesOf(key: string): AsyncGenerator<Buffer> {
    for await (const block of await storage.read(key)) yield Buffer.from(block as Uint8Array);
  }
  const parts = function* (): Generator<ZipPart> {
    yield* made;
    const taken = new Set<string>();
    for (const { folder, filename, storageKey } of files) {
      let path = `${folder}/${plainName(filename)}`;
      while (taken.has(path)) path = path.replace(/(\.[^./]*)?$/, '_$1');
      taken.add(path);
      yield { name: path, content: bytesOf(storageKey) };
    }
  };
  await reply
    .type('application/zip')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w-]/g, '_')}.zip"`)
    .send(Readable.from(zipStream(parts())));
}
