import { notify, type Queries } from '#server/db/database.ts';
import type { ConflictWrite, SignInWrite } from '../attempt/settle-subjects.ts';

/** What happened that others want to know. */
export interface DoorNews {
  activityId: string;
  /** The list that phones hold changed. */
  people: boolean;
  stations?: true;
  /** Devices that lost their rights. */
  revoked?: string[];
  conflictIds: string[];
  notices: { notice: 'LATE_POSITIVE' | 'RESCAN'; attemptId: string }[];
}

export const stationNews = (activityId: string) => ({
  activityId,
  people: false,
  stations: true as const,
  conflictIds: [],
  notices: [],
});

/** R12, N18: what the operator has to hear about a screen that turned somebody away. */
function noticeOf(conflict: ConflictWrite): 'LATE_POSITIVE' | 'RESCAN' | null {
  if (conflict.resolution !== null) return null;
  if (conflict.reason === 'ACCEPTED') return 'RESCAN';
  return conflict.reason === 'UNKNOWN' && conflict.participantId !== null ? 'LATE_POSITIVE' : null;
}

export function newsOf(changes: { signIns: readonly SignInWrite[]; conflicts: readonly ConflictWrite[] }): DoorNews[] {
  const byActivity = new Map<string, DoorNews>();
  const of = (activityId: string): DoorNews => {
    const news = byActivity.get(activityId) ?? { activityId, people: false, conflictIds: [], notices: [] };
    byActivity.set(activityId, news);
    return news;
  };
  for (const { activityId } of changes.signIns) of(activityId).people = true;
  for (const conflict of changes.conflicts) {
    const news = of(conflict.activityId);
    news.conflictIds.push(conflict.id);
    const notice = noticeOf(conflict);
    if (notice) news.notices.push({ notice, attemptId: conflict.attemptId });
  }
  return [...byActivity.values()];
}

export const doorChannel = 'door';
/** A notification holds 8000 bytes. */
const mostPerMessage = 60;

/** The news in messages small enough for the channel. */
export function messagesOf(news: DoorNews): string[] {
  const messages: DoorNews[] = [];
  const parts = Math.max(1, Math.ceil(Math.max(news.conflictIds.length, news.notices.length) / mostPerMessage));
  for (let part = 0; part < parts; part++) {
    const [from, to] = [part * mostPerMessage, (part + 1) * mostPerMessage];
    messages.push({ ...news, conflictIds: news.conflictIds.slice(from, to), notices: news.notices.slice(from, to) });
  }
  return messages.map((message) => JSON.stringify(message));
}

/** Told when the transaction commits, and not if it does not. */
export async function tellWithCommit(tx: Queries, news: DoorNews): Promise<void> {
  for (const message of messagesOf(news)) await notify(tx, doorChannel, message);
}
