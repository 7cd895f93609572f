import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FileType, fileTypes } from '#domain/file/file-types.ts';
import { refuse } from '#server/refusal.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import { type ByteRange, NotStored } from '#server/storage/storage.ts';
import type { World } from '#server/world.ts';
import type { VersionRow } from './read-files.ts';

/** What caches may do with a file. */
export const ownCopyOnly = 'private, no-store';
export const askedEachTime = 'public, no-cache';
export const keptForEver = 'public, max-age=31536000, immutable';

/** Nothing that people upload ever runs as a page of ours, whatever a browser takes it for. */
export const harmless = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer');

/**
 * Pictures, which were decoded when they came, and documents open in the window (row 115); all else is saved. Films too:
 * whoever watches one jumps about in it for longer than its address holds, and a sandboxed page may not load one.
 */
const shownInWindow: ReadonlySet<FileType> = new Set(['jpg', 'png', 'pdf']);

const disposition = ({ type, filename: name }: VersionRow): string => {
  const how = shownInWindow.has(type) ? 'inline' : 'attachment';
  const plain = name.replace(/[^\w .()-]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.codePointAt(0)?.toString(16)}`)}`;
};

interface Sent {
  request: FastifyRequest;
  reply: FastifyReply;
  /** What caches may do with it. */
  caching: string;
}

/** A released version, whole or one range of it. @throws DOWNLOAD_FAIL when the storage does not have it */
export async function sendVersion(world: World, version: VersionRow, { request, reply, caching }: Sent): Promise<void> {
  harmless(reply)
    .type(fileTypes[version.type].mime)
    .header('content-disposition', disposition(version))
    .header('accept-ranges', 'bytes')
    .header('etag', `"${version.id}"`)
    .header('cache-control', caching);
  const range = rangeOf(request, version);
  if (range === 'unsatisfiable') {
    await reply.code(416).header('content-range', `bytes */${version.size}`).send();
    return;
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${version.size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : version.size);
  // A HEAD wants to know this much only.
  await reply.send(request.method === 'HEAD' ? null : await stored(world, version.storageKey, range ?? undefined));
}

/** One of the pictures made of it. */
export async function sendPreview(
  world: World,
  version: VersionRow,
  width: number,
  { request, reply, caching }: Sent,
): Promise<void> {
  const made = version.previews.toSorted((a, b) => a - b);
  const best = made.find((one) => one >= width) ?? made.at(-1);
  if (!best) throw refuse('ATTACHMENT_NOT_FOUND');
  const etag = `"${version.id}-${best}"`;
  harmless(reply).type('image/webp').header('etag', etag).header('cache-control', caching);
  if (request.headers['if-none-match'] === etag) {
    await reply.code(304).send();
    return;
  }
  await reply.send(await stored(world, previewKey(version, best)));
}

export const previewKey = ({ storageKey }: Pick<VersionRow, 'storageKey'>, width: number): string =>
  `${storageKey}.${width}.webp`;

async function stored(world: World, key: string, range?: ByteRange) {
  const storage = await storageOf(world);
  try {
    return await storage.read(key, range);
  } catch (error) {
    throw error instanceof NotStored ? refuse('DOWNLOAD_FAIL') : error;
  }
}

/** One range of bytes; several at once, or one of another version, get the whole. */
function rangeOf(request: FastifyRequest, { id, size }: VersionRow): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return null;
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== `"${id}"`) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
