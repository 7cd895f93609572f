import type { FastifyReply } from 'fastify';
import type { Actor } from '#server/actor.ts';
import { packedProjects } from '#server/closing/project-pack.ts';
import { packLink } from '#server/export/pack-link.ts';
import { plainName, sendZip } from '#server/export/send-zip.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type Builder, hasPrint, readBooths } from '#server/approval/day-sheet.ts';
import { printedTexts } from './printed-texts.ts';

interface Pack extends Builder {
  activityId: string;
}

const link = packLink<Pack>('/file-packs', 'file-pack');

export async function openFilePack(world: World, actor: Actor, activityId: string): Promise<{ url: string }> {
  const { files } = await readBooths(world, actor, activityId);
  const packed = [...files, ...(await packedProjects(world, actor, activityId))];
  if (packed.length === 0) throw refuse('ATTACHMENT_NOT_FOUND');
  const { orgType, unitId } = actor;
  return link.open(
    world,
    { activityId, orgType, unitId },
    packed.map(({ version }) => version),
  );
}

/** A folder a booth, by its places and its unit, and one a project. @throws ATTACHMENT_NOT_FOUND for an address that is not ours or is over */
export async function sendFilePack(world: World, shown: string, reply: FastifyReply): Promise<void> {
  const { activityId, orgType, unitId } = link.read(world, shown);
  const { activity, booths, boards, files } = await readBooths(world, { orgType, unitId }, activityId);
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
  const texts = [...Map.groupBy(boards.filter(hasPrint), ({ enrollmentId }) => enrollmentId)].map(([id, written]) => ({
    name: `${folders.get(id)}/printed-texts.txt`,
    content: [printedTexts(written)],
  }));
  const ofProjects = await packedProjects(world, { orgType, unitId }, activityId);
  const zipped = [...ofBooths, ...ofProjects].map(({ folder, version: { filename, storageKey } }) => ({
    folder,
    filename,
    storageKey,
  }));
  await sendZip(world, reply, `${activity.code}-${ofProjects.length > 0 ? 'boards' : 'booths'}`, zipped, texts);
}
