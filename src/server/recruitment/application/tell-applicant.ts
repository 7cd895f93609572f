import { namesOf } from '#domain/locale.ts';
import type { ApplicationStatus } from '#domain/recruitment/application-moves.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { ownLinkUrl } from '#server/own-link/own-link.ts';
import type { World } from '#server/world.ts';
import { linkOf, openPart } from './applicant.ts';
import { applicationStageWords } from './application-stage-words.ts';
import type { FoundApplication } from './find-application.ts';

type Told = 'APPLICATION_RECEIVED' | 'APPLICATION_AGAIN' | 'APPLICATION_MOVED' | 'APPLICATION_CLOSED';

/** Writes to an applicant in their language; what is written is forgotten with the application. */
export async function tellApplicant(
  world: World,
  tx: Queries,
  { row, position, of }: FoundApplication,
  trigger: Told,
): Promise<void> {
  const { name, language } = row;
  const { email } = openPart(world, row);
  const to = {
    to: { email, language, name: { tc: name, en: name, pt: name } },
    activityId: position.activityId,
    groupId: row.id,
  };
  const facts = {
    record: namesOf(position.listed ?? position.form),
    unit: namesOf(of),
    link: ownLinkUrl(world, linkOf(row)),
  };
  if (trigger === 'APPLICATION_RECEIVED')
    await sendNotice(world, tx, { ...to, trigger, facts: { ...facts, until: { day: row.keepUntil } } });
  else if (trigger === 'APPLICATION_MOVED')
    await sendNotice(world, tx, { ...to, trigger, facts: { ...facts, ...answerOf(row) } });
  else await sendNotice(world, tx, { ...to, trigger, facts });
}

const answerOf = ({ status, reason }: { status: ApplicationStatus; reason: string }) => ({
  stage: applicationStageWords[status],
  reason,
});
