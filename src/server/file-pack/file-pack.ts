import type { FastifyReply } from 'fastify';
import { apiPrefix } from '#contract/api.ts';
import { plusMs } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import { packedProjects } from '#server/closing/project-pack.ts';
import { mostZipBytes, plainName, sendZip } from '#server/export/send-zip.ts';
import { refuse } from '#server/refusal.ts';
import { readSigned, signText } from '#server/signed-text.ts';
import type { World } from '#server/world.ts';
import { type Builder, readBooths } from '#server/approval/day-sheet.ts';

const lastsMs = 60_000;

interface Pack extends Builder {
  activityId: string;
  until: string;
}

const use = 'file-pack';

/** An address for one person's pack, for a minute: a new window cannot send a bearer token (G33). */
export async function openFilePack(world: World, actor: Actor, activityId: string): Promise<{ url: string }> {
  const { files } = await readBooths(world, actor, activityId);
  const packed = [...files, ...(await packedProjects(world, actor, activityId))];
  if (packed.length === 0) throw refuse('ATTACHMENT_NOT_FOUND');
  if (packed.reduce((sum, { version }) => sum + version.size, 0) > mostZipBytes) throw refuse('PAYLOAD_TOO_LARGE');
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

/** A folder a booth, by its places and its unit, and one a project. @throws ATTACHMENT_NOT_FOUND for an address that is not ours or is over */
export async function sendFilePack(world: World, link: string, reply: FastifyReply): Promise<void> {
  const pack = readPack(world, link);
  if (!pack) throw refuse('ATTACHMENT_NOT_FOUND');
  const { activityId, orgType, unitId } = pack;
  const { activity, booths, files } = await readBooths(world, { orgType, unitId }, activityId);
  const folders = new Map(
    [...Map.groupBy(booths, ({ row }) => row.id)].map(([id, rows]) => [
      id,
      plainName([rows.map(({ code }) => code).join('-'), rows[0]?.unit.nameTc].join(' ')),
    ]),
  );
  const ofBooths = files.map(({ enrollmentId, file, version }) => ({
    folder: `${folders.get(enrollmentId)}/${file.item.group.toLowerCase()}`,
    version,
  }));
  const ofProjects = await packedProjects(world, { orgType, unitId }, activityId);
  const zipped = [...ofBooths, ...ofProjects].map(({ folder, version: { filename, storageKey } }) => ({
    folder,
    filename,
    storageKey,
  }));
  await sendZip(world, reply, `${activity.code}-${ofProjects.length > 0 ? 'boards' : 'booths'}`, zipped);
}
