import type { OwnApplication } from '#contract/recruitment/application.ts';
import { businessDateAt } from '#domain/instant.ts';
import { applicantProblems, type Applicant } from '#domain/recruitment/applicant.ts';
import { applicantMoves, type ApplicationRole } from '#domain/recruitment/application-moves.ts';
import { fileView, filesOfField, present } from '#server/file/read-files.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type ApplicationRow, openPart, sealPart } from './applicant.ts';
import { applicationWorkflow } from './application-workflow.ts';
import { findApplication, lockApplication } from './find-application.ts';
import { meetingCodeOf } from './meeting-code.ts';

const nothingGiven = { reasonIsGiven: false };
const asApplicant: readonly ApplicationRole[] = ['applicant'];

/** @throws ENTITY_NOT_FOUND once it is erased */
export async function readOwnApplication(world: World, id: string): Promise<OwnApplication> {
  const { row, position, of, at } = await findApplication(world.db, id);
  const { nameTc, nameEn, namePt, type } = position.listed ?? position.form;
  const files = await filesOfField(world.db, {
    ownerKind: 'JOB_APPLICATION',
    ownerId: row.originId ?? id,
    group: 'CV',
  });
  const { version, status, statusSince, reason, name, createdAt, keepUntil } = row;
  const today = businessDateAt(world.clock.now());
  return {
    position: {
      id: position.id,
      nameTc,
      nameEn,
      namePt,
      type,
      unit: { nameTc: of.nameTc, nameEn: of.nameEn, namePt: of.namePt },
      activity: { nameTc: at.nameTc, nameEn: at.nameEn, namePt: at.namePt },
      isOpen: position.listedAt !== null && position.listedUntil !== null && position.listedUntil >= today,
    },
    version,
    status,
    statusSince,
    reason,
    name,
    ...openPart(world, row),
    meetingCode: status === 'WITHDRAWN' ? null : meetingCodeOf(world, id),
    cv: files.map(fileView).filter(present),
    createdAt,
    keepUntil,
    offers: applicationWorkflow.offers(applicantMoves, { status, roles: asApplicant, facts: nothingGiven }),
  };
}

/** @throws PARAMS_ERROR, ENTITY_NOT_FOUND, STATUS_ERROR also when the company was first */
export async function changeOwn(
  world: World,
  id: string,
  { version, name, ...said }: Omit<Applicant, 'email'> & { version: number },
): Promise<void> {
  const { email } = openPart(world, (await findApplication(world.db, id)).row);
  const problems = applicantProblems({ name, email, ...said });
  if (problems.length > 0) throw refuse('PARAMS_ERROR', { fields: problems });
  const { countryCode, mobile, message } = said;
  const sealed = sealPart(world, id, { email, countryCode, mobile, message: message.trim() });
  await moveOwn(world, id, { move: 'change', version, also: { name: name.trim(), sealed } });
}

/** @throws ENTITY_NOT_FOUND, STATUS_ERROR */
export const withdrawOwn = (world: World, id: string, version: number): Promise<void> =>
  moveOwn(world, id, { move: 'withdraw', version });

async function moveOwn(
  world: World,
  id: string,
  {
    move,
    version,
    also = {},
  }: { move: (typeof applicantMoves)[number]; version: number; also?: Partial<ApplicationRow> },
): Promise<void> {
  await world.db.transaction(async (tx) => {
    const { row } = await lockApplication(tx, id);
    if (row.version !== version) throw refuse('STATUS_ERROR');
    await applicationWorkflow.makeMove(world, tx, {
      row,
      move,
      roles: asApplicant,
      accountId: null,
      facts: nothingGiven,
      also,
    });
  });
}
