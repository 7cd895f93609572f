import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { message } from './tables.ts';

/** Everything that was sent because of an activity, with its contents. */
export const forgetMessagesOf = (tx: Queries, activityId: string) =>
  tx.orm.delete(message).where(eq(message.activityId, activityId));

/** Everything that was sent in one group, with its contents. */
export const forgetMessagesIn = (tx: Queries, groupId: string) =>
  tx.orm.delete(message).where(eq(message.groupId, groupId));
