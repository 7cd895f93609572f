import { type Locale, locales } from '#domain/locale.ts';
import { type NoticeTrigger, triggerNames } from '#domain/notice/triggers.ts';
import type { NoticeChannel } from '#domain/notice/words.ts';
import { textOf } from '#server/i18n/say.ts';
import type { World } from '#server/world.ts';
import type { TemplateText } from './compose.ts';
import { noticeTemplate } from './tables.ts';
import { accountTexts } from './usual-account-texts.ts';
import { activityTexts } from './usual-activity-texts.ts';
import { approvalTexts } from './usual-approval-texts.ts';
import { contractorTexts } from './usual-contractor-texts.ts';
import { dockingTexts } from './usual-docking-texts.ts';
import { enrollmentTexts } from './usual-enrollment-texts.ts';
import { participantTexts } from './usual-participant-texts.ts';
import { placeTexts } from './usual-place-texts.ts';
import { closingTexts } from './usual-closing-texts.ts';
import { applicationTexts } from './usual-application-texts.ts';
import { questionnaireTexts } from './usual-questionnaire-texts.ts';
import { recruitmentTexts } from './usual-recruitment-texts.ts';
import { publicEventTexts } from './usual-public-event-texts.ts';
import { roadShowTexts } from './usual-road-show-texts.ts';
import { meetingDayTexts } from './usual-meeting-day-texts.ts';
import { scheduleTexts } from './usual-schedule-texts.ts';
import type { Text, UsualText } from './usual-text.ts';

const usualTexts: Record<NoticeTrigger, UsualText> = {
  ...enrollmentTexts,
  ...approvalTexts,
  ...placeTexts,
  ...contractorTexts,
  ...roadShowTexts,
  ...dockingTexts,
  ...closingTexts,
  ...recruitmentTexts,
  ...applicationTexts,
  ...scheduleTexts,
  ...meetingDayTexts,
  ...publicEventTexts,
  ...questionnaireTexts,
  ...participantTexts,
  ...accountTexts,
  ...activityTexts,
};

/** The usual text; null for a channel that is not usual for the trigger. */
export function usualTemplate(trigger: NoticeTrigger, language: Locale, channel: NoticeChannel): TemplateText | null {
  const said = (text: Text) => (typeof text === 'string' ? text : textOf(text, language));
  const { subject, mail, short, sms } = usualTexts[trigger];
  if (channel === 'MAIL') return { subject: said(subject), body: mail.map(said).join('\n\n') };
  if (channel === 'IN_APP') return short ? { subject: said(subject), body: said(short) } : null;
  return sms ? { subject: '', body: said(sms) } : null;
}

/**
 * Gives every usual channel of every trigger its text where there never was one: a new installation has them all, a
 * new version those that it brings. What staff changed, switched off or deleted stays theirs.
 */
export async function fillTemplates(world: World): Promise<void> {
  const now = world.clock.now();
  const rows = triggerNames.flatMap((trigger) =>
    locales.flatMap((language) =>
      (['MAIL', 'SMS', 'IN_APP'] as const).flatMap((channel) => {
        const text = usualTemplate(trigger, language, channel);
        return text ? [{ trigger, language, channel, ...text, updatedAt: now }] : [];
      }),
    ),
  );
  await world.db.orm.insert(noticeTemplate).values(rows).onConflictDoNothing();
}
