import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { apiPrefix } from '#contract/api.ts';
import { plusMs } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import { type ZipPart, zipStream } from '#server/export/zip-stream.ts';
import { refuse } from '#server/refusal.ts';
import { readSigned, signText } from '#server/signed-text.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import type { World } from '#server/world.ts';
import { type Builder, readBooths } from './day-sheet.ts';

const lastsMs = 60_000;
/** A ZIP of the plain kind has room for four gigabytes; this leaves some for what stands around the files. */
const mostBytes = 3_900_000_000;

interface Pack extends Builder {
  activityId: string;
  until: string;
}

const use = 'file-pack';

/** An address for one person's pack, for a minute: a new window cannot send a bearer token (G33). */
export async function openFilePack(world: World, actor: Actor, activityId: string): Promise<{ url: string }> {
  const { files } = await readBooths(world, actor, activityId);
  if (files.length === 0) throw refuse('ATTACHMENT_NOT_FOUND');
  if (files.reduce((sum, { version }) => sum + version.size, 0) > mostBytes) throw refuse('PAYLOAD_TOO_LARGE');
  const { orgType, unitId } = actor;
  const pack: Pack = { activityId, orgType, unitId, until: plusMs(world.clock.now(), lastsMs) };
  const text = Buffer.from(JSON.stringify(pack)).toString('base64url');
  return { url: `${apiPrefix}/file-packs?link=${signText(world, text, use)}` };
}

function readPack(world: World, link: string): Pack | null {
  const text = readSigned(world, link, use);
  if (text === null) return null;
  const pack = JSON.parse(Buffer.from(text, 'base64url').toString()) as Pack;
  return pack.until > world.clock.now() ? pack : null;
}

/** What a folder or a file in it may be called, on any computer. */
const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/gu, '_').trim() || '_';

/** A folder a booth, by its places and its unit. @throws ATTACHMENT_NOT_FOUND for an address that is not ours or is over */
export async function sendFilePack(world: World, link: string, reply: FastifyReply): Promise<void> {
  const pack = readPack(world, link);
  if (!pack) throw refuse('ATTACHMENT_NOT_FOUND');
  const { activityId, orgType, unitId } = pack;
  const { activity, booths, files } = await readBooths(world, { orgType, unitId }, activityId);
  const storage = await storageOf(world);
  const folders = new Map(
    [...Map.groupBy(booths, ({ row }) => row.id)].map(([id, rows]) => [
      id,
      plainName([rows.map(({ code }) => code).join('-'), rows[0]?.unit.nameTc].join(' ')),
    ]),
  );
  const parts = function* (): Generator<ZipPart> {
    const taken = new Set<string>();
    for (const { enrollmentId, file, version } of files) {
      const { group } = file.item;
      let name = `${folders.get(enrollmentId)}/${group.toLowerCase()}/${plainName(version.filename)}`;
      while (taken.has(name)) name = name.replace(/(\.[^./]*)?$/, '_$1');
      taken.add(name);
      yield { name, content: bytesOf(version.storageKey) };
    }
  };
  async function* bytesOf(key: string): AsyncGenerator<Buffer> {
    for await (const block of await storage.read(key)) yield Buffer.from(block as Uint8Array);
  }
  await reply
    .type('application/zip')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${activity.code.replaceAll(/[^\w-]/g, '_')}-booths.zip"`)
    .send(Readable.from(zipStream(parts())));
}
