import type { StaffNoticePreview, WantedStaffNotice } from '#contract/notice/staff-notice.ts';
import { newId } from '#domain/id.ts';
import { type Locale, locales, namesOf } from '#domain/locale.ts';
import { chooseChannels } from '#domain/notice/choose-channels.ts';
import { pathOfNotice } from '#domain/notice/pages.ts';
import { triggerRow } from '#domain/notice/triggers.ts';
import { type ActivityRow, findActivity } from '#server/activity/activities.ts';
import type { World } from '#server/world.ts';
import { membersOf } from '../audience.ts';
import { composeMail } from '../compose.ts';
import { factTexts } from '../fact-texts.ts';
import { portalFacts } from '../portal-facts.ts';
import { textsFor } from '../texts-for.ts';

const trigger = 'STAFF_NOTICE';
const shownRecipients = 100;

type Members = Awaited<ReturnType<typeof membersOf>>;

/** What would be sent to whom; nothing is. */
export async function previewStaffNotice(world: World, wanted: WantedStaffNotice): Promise<StaffNoticePreview> {
  const about = await findActivity(world.db, wanted.activityId);
  const members = await membersOf(world.db, wanted);
  const languages = [];
  for (const language of locales) {
    const readers = members.filter((member) => member.language === language);
    if (readers.length === 0) continue;
    languages.push(await previewIn(world, language, readers, about, wanted));
  }
  return { groupId: newId(), count: members.length, recipients: members.slice(0, shownRecipients), languages };
}

async function previewIn(
  world: World,
  language: Locale,
  readers: Members,
  about: ActivityRow,
  { title, text }: WantedStaffNotice,
) {
  const templates = await textsFor(world.db, { trigger, language, activityId: about.id });
  const { missing } = chooseChannels({
    usual: triggerRow(trigger).channels,
    reachable: ['MAIL', 'IN_APP'],
    templates: Object.fromEntries(templates.map(({ channel, state }) => [channel, state])),
  });
  const facts = factTexts(
    {
      recipient: namesOf(readers[0] ?? {}),
      ...portalFacts(world, language),
      activity: namesOf(about),
      link: `${world.config.publicUrl}/event${pathOfNotice('EVENT', about)}`,
      title,
      text,
    },
    language,
  );
  const mail = templates.find(({ channel, state }) => channel === 'MAIL' && state === 'ON');
  const { subject, html = '' } = mail
    ? composeMail(mail, { trigger, language, facts, pictures: {} })
    : { subject: '', html: '' };
  return { language, count: readers.length, subject, html, missing };
}
