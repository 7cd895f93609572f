import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { apiPrefix } from '#contract/api.ts';
import { plusMs } from '#domain/instant.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { mostZipBytes, plainName, sendZip } from '#server/export/send-zip.ts';
import { filesOfOwners } from '#server/file/files-of-owners.ts';
import { publicView } from '#server/file/read-files.ts';
import { supplementNotice } from '#server/notice/tables.ts';
import { refuse } from '#server/refusal.ts';
import { readSigned, signText } from '#server/signed-text.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { supplementAnswer } from './tables.ts';

const lastsMs = 60_000;
const use = 'supplement-pack';

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

/** An address for one pack, for a minute: a new window cannot send a bearer token (G33). */
export async function openSupplementPack(world: World, supplementId: string): Promise<{ url: string }> {
  const files = await sentFiles(world.db, supplementId);
  if (files.length === 0) throw refuse('ATTACHMENT_NOT_FOUND');
  if (files.reduce((sum, { size }) => sum + size, 0) > mostZipBytes) throw refuse('PAYLOAD_TOO_LARGE');
  const pack = `${supplementId}_${Date.parse(plusMs(world.clock.now(), lastsMs))}`;
  return { url: `${apiPrefix}/supplement-packs?link=${signText(world, pack, use)}` };
}

/** A folder a unit. @throws ATTACHMENT_NOT_FOUND for an address that is not ours or is over */
export async function sendSupplementPack(world: World, link: string, reply: FastifyReply): Promise<void> {
  const [supplementId = '', until = '0'] = (readSigned(world, link, use) ?? '').split('_');
  if (Number(until) <= Date.parse(world.clock.now())) throw refuse('ATTACHMENT_NOT_FOUND');
  const files = await sentFiles(world.db, supplementId);
  await sendZip(world, reply, `supplement-${supplementId.slice(-8)}`, files);
}
