import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { packLink } from '#server/export/pack-link.ts';
import { plainName, sendZip } from '#server/export/send-zip.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { publicView } from '#server/file/read-files.ts';
import { supplementNotice } from '#server/notice/tables.ts';
import { refuse } from '#server/refusal.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { supplementAnswer } from './tables.ts';

const link = packLink<{ supplementId: string }>('/supplement-packs', 'supplement-pack');

/** What was sent, each with the unit that sent it. @throws SUPPLEMENT_NOT_FOUND */
async function sentFiles(db: Queries, supplementId: string) {
  const [notice] = await db.orm.select().from(supplementNotice).where(eq(supplementNotice.id, supplementId));
  if (!notice) throw refuse('SUPPLEMENT_NOT_FOUND');
  const answers = await db.orm
    .select({ answer: supplementAnswer, unit })
    .from(supplementAnswer)
    .innerJoin(enrollment, eq(enrollment.id, supplementAnswer.enrollmentId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .where(eq(supplementAnswer.supplementId, supplementId))
    .orderBy(unit.nameTc, unit.id);
  const sent = answers.filter(({ answer }) => answer.submittedAt !== null);
  const units = new Map(sent.map(({ answer, unit: of }) => [answer.id, plainName(of.nameTc || of.nameEn)]));
  const files = await filesOfOwners(db, { SUPPLEMENT: [...units.keys()] }, ['SUPPLEMENT']);
  return files.flatMap((file) => {
    const shown = publicView(file)?.newest.id;
    const version = file.versions.find(({ id }) => id === shown);
    if (!version) return [];
    const { filename, storageKey, size } = version;
    return [{ folder: units.get(file.item.ownerId) ?? '_', filename, storageKey, size }];
  });
}

export async function openSupplementPack(world: World, supplementId: string): Promise<{ url: string }> {
  const files = await sentFiles(world.db, supplementId);
  if (files.length === 0) throw refuse('ATTACHMENT_NOT_FOUND');
  return link.open(world, { supplementId }, files);
}

/** A folder a unit. @throws ATTACHMENT_NOT_FOUND for an address that is not ours or is over */
export async function sendSupplementPack(world: World, shown: string, reply: FastifyReply): Promise<void> {
  const { supplementId } = link.read(world, shown);
  const files = await sentFiles(world.db, supplementId);
  await sendZip(world, reply, `supplement-${supplementId.slice(-8)}`, files);
}
