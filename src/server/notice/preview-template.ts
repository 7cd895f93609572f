import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { type Locale, nameIn, namesOf } from '#domain/locale.ts';
import type { FactTexts } from '#domain/notice/fill.ts';
import { pathOfNotice } from '#domain/notice/pages.ts';
import { type NoticeTrigger, triggerRow } from '#domain/notice/triggers.ts';
import type { NoticeChannel } from '#domain/notice/words.ts';
import { account, membership, membershipActivity } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import type { MessageContent } from '#server/message/write-message.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { activityFacts } from './activity-facts.ts';
import { composeMail, composeShort, type TemplateText } from './compose.ts';
import { factTexts } from './fact-texts.ts';
import { portalFacts } from './portal-facts.ts';
import { sampleFacts } from './sample-facts.ts';

export interface Draft extends TemplateText {
  trigger: NoticeTrigger;
  language: Locale;
  channel: NoticeChannel;
  /** Whose data stand in it. */
  accountId: string;
  /** The event whose own text it is. */
  eventId?: string | undefined;
}

type AccountRow = typeof account.$inferSelect;

/** What the account would get: its own data, and examples for what only happens later. */
export async function previewTemplate(world: World, draft: Draft): Promise<MessageContent> {
  const [row] = await world.db.orm.select().from(account).where(eq(account.id, draft.accountId));
  if (!row) throw refuse('ACCOUNT_NOT_FOUND');
  const { trigger, language, channel } = draft;
  const facts = await factsOf(world, row, draft);
  const to = channel === 'SMS' ? row.mobile : row.email;
  if (channel === 'MAIL') return { ...composeMail(draft, { trigger, language, facts, pictures: {} }), to };
  return { ...composeShort(draft, facts), to };
}

async function factsOf(world: World, row: AccountRow, { trigger, language, eventId }: Draft): Promise<FactTexts> {
  const [unitRow] = await world.db.orm
    .select({ nameTc: unit.nameTc, nameEn: unit.nameEn, namePt: unit.namePt })
    .from(membership)
    .innerJoin(unit, eq(unit.id, membership.unitId))
    .where(and(eq(membership.accountId, row.id), isNull(membership.endedAt)))
    .orderBy(asc(membership.id))
    .limit(1);
  const about = eventId ? await newestOf(world.db, eventId) : await activityOf(world.db, row.id);
  const { publicUrl } = world.config;
  const known = {
    now: world.clock.now(),
    publicUrl,
    username: row.username,
    unit: namesOf(unitRow ?? row),
    activity: about ? namesOf(about) : {},
  };
  const { opens, ofActivity } = triggerRow(trigger);
  return {
    ...sampleFacts(known, language),
    recipient: nameIn(row, language) || row.email,
    ...portalFacts(world, language),
    ...(ofActivity && about ? factTexts(activityFacts(about, language), language) : {}),
    ...(opens ? { link: `${publicUrl}/event${pathOfNotice(opens, about ?? null)}` } : {}),
  };
}

/** One that a role of the account covers, else the newest there is. */
async function activityOf(db: Queries, accountId: string) {
  const [covered] = await db.orm
    .select({ about: activity })
    .from(membershipActivity)
    .innerJoin(membership, eq(membership.id, membershipActivity.membershipId))
    .innerJoin(activity, eq(activity.id, membershipActivity.activityId))
    .where(and(eq(membership.accountId, accountId), isNull(membership.endedAt)))
    .orderBy(desc(activity.createdAt))
    .limit(1);
  if (covered) return covered.about;
  return newestOf(db);
}

/** @param eventId among all when it is left out */
async function newestOf(db: Queries, eventId?: string) {
  const [newest] = await db.orm
    .select()
    .from(activity)
    .where(eventId ? eq(activity.eventId, eventId) : undefined)
    .orderBy(desc(activity.createdAt))
    .limit(1);
  return newest;
}
