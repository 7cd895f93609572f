import { eq } from 'drizzle-orm';
import { type Mentioned, mentionsOf } from '#domain/matching/suggest.ts';
import type { Topic } from '#domain/matching/topics.ts';
import { type MatchedField, matchedTexts } from '#domain/road-show/matched-texts.ts';
import type { RecordForm } from '#domain/road-show/record-form.ts';
import type { Queries } from '#server/db/database.ts';
import { readTopics } from '#server/read-topics.ts';
import type { RecordRow } from '../record-workflow.ts';
import { roadShowTopic } from '../tables.ts';

/** What a record is about. */
export const topicsOf = (form: RecordForm): Map<Topic, Mentioned<MatchedField>> =>
  mentionsOf(readTopics, matchedTexts(form));

/** Keeps what a published record is about, for others to find it by; nothing of one that is not published. */
export async function writeTopics(db: Queries, { id, activityId, kind, published }: RecordRow): Promise<void> {
  await db.orm.delete(roadShowTopic).where(eq(roadShowTopic.recordId, id));
  if (!published) return;
  const rows = [...topicsOf(published)].map(([topic, { weight }]) => ({
    recordId: id,
    activityId,
    kind,
    topic,
    weight,
  }));
  if (rows.length > 0) await db.orm.insert(roadShowTopic).values(rows);
}
