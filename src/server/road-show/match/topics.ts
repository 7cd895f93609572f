import { eq } from 'drizzle-orm';
import { type Mentioned, mentionsOf } from '#domain/matching/suggest.ts';
import { type ReadTopics, type Topic, topicReader } from '#domain/matching/topics.ts';
import { type MatchedField, matchedTexts } from '#domain/road-show/matched-texts.ts';
import type { RecordForm } from '#domain/road-show/record-form.ts';
import type { Queries } from '#server/db/database.ts';
import { simplified } from '#server/simplified.ts';
import type { RecordRow } from '../record-workflow.ts';
import { roadShowTopic } from '../tables.ts';

let reader: ReadTopics | undefined;

/** What a record is about. The glossary is made ready when it is first asked for. */
export const topicsOf = (form: RecordForm): Map<Topic, Mentioned<MatchedField>> =>
  mentionsOf((reader ??= topicReader(simplified)), matchedTexts(form));

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
