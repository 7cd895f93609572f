import { namesOf } from '#domain/locale.ts';
import type { ActivityRow } from '#server/activity/activities.ts';
import type { Transaction } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import type { PersonRow } from '../stored-person.ts';

export interface UnitNews {
  kind: 'LIST_RECEIVED' | 'LIST_LOCKED' | 'CHANGE_ACCEPTED' | 'CHANGE_REFUSED';
  /** Who sent the list or asked for the change. */
  accountId: string;
  activity: ActivityRow;
  people: readonly Pick<PersonRow, 'nameTc' | 'nameEn'>[];
  answer?: string;
}

/** Tells the unit's account, in its own language. */
export async function tellUnit(world: World, tx: Transaction, news: UnitNews): Promise<void> {
  const { kind: trigger, accountId: to, people, answer = '' } = news;
  const facts = { names: { list: people.map(namesOf) }, count: people.length, answer };
  await sendNotice(world, tx, { trigger, to, activityId: news.activity.id, facts });
}
