import type { FastifyReply } from 'fastify';
import { packLink } from '#server/export/pack-link.ts';
import { plainName, sendZip } from '#server/export/send-zip.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { numberOf, questionsOf } from '../find-questionnaire.ts';
import { filesIn } from '../own/own-files.ts';
import { handedInFiles } from './handed-in-files.ts';
import { findWithResults, type Submission, submissionsOf } from './results.ts';

interface Wanted {
  questionnaireId: string;
}

const link = packLink<Wanted>('/questionnaire-file-packs', 'questionnaire-file-pack');

/** What was handed in and passed every check, by who handed it in. */
async function readPack({ db }: World, { questionnaireId }: Wanted) {
  const row = await findWithResults(db, questionnaireId);
  const questions = await questionsOf(db, row);
  const files = await handedInFiles(db, row);
  return (await submissionsOf(db, row)).flatMap(({ own, answers }: Submission) =>
    filesIn(questions, answers).flatMap((id) => {
      const file = files.find((one) => one.row.id === id);
      return own && file?.released
        ? [{ folder: plainName(`${numberOf(row, own)} ${own.name}`), file, version: file.released }]
        : [];
    }),
  );
}

/** @throws ENTITY_NOT_FOUND also when there is no file, STATUS_ERROR, PAYLOAD_TOO_LARGE */
export async function openAnswerPack(world: World, questionnaireId: string): Promise<{ url: string }> {
  const packed = await readPack(world, { questionnaireId });
  if (packed.length === 0) throw refuse('ENTITY_NOT_FOUND');
  return link.open(
    world,
    { questionnaireId },
    packed.map(({ version }) => version),
  );
}

/** A folder for each who answered. @throws ATTACHMENT_NOT_FOUND for an address that is not ours or is over */
export async function sendAnswerPack(world: World, shown: string, reply: FastifyReply): Promise<void> {
  const packed = await readPack(world, link.read(world, shown));
  await sendZip(
    world,
    reply,
    'answers',
    packed.map(({ folder, file, version: { storageKey } }) => ({ folder, filename: file.row.name, storageKey })),
  );
}
