import { z } from 'zod';
import { sessionLimits } from '#domain/forum/session.ts';
import { Id, Instant } from '#contract/api.ts';
import { StoredText, Texts, WireNames } from '#contract/texts.ts';

export const Speaker = z.object({ name: Texts, title: Texts, organisation: Texts });
export type Speaker = z.infer<typeof Speaker>;

/** A session of a forum's programme, as everybody reads it. */
export const ForumSession = z.object({
  id: Id,
  ...WireNames,
  hall: Texts,
  begins: Instant,
  /** Not part of it. */
  ends: Instant,
  speakers: z.array(Speaker),
});
export type ForumSession = z.infer<typeof ForumSession>;

const Written = (longest: number) => StoredText(longest).trim();
const WrittenTexts = (longest: number) =>
  z.object({ tc: Written(longest), en: Written(longest), pt: Written(longest) });
const speakerText = WrittenTexts(sessionLimits.speaker);
const name = Written(sessionLimits.name);

/** What staff write about a session. */
export const SessionFields = z.object({
  nameTc: name,
  nameEn: name,
  namePt: name,
  hall: WrittenTexts(sessionLimits.hall),
  begins: Instant,
  ends: Instant,
  speakers: z
    .array(z.object({ name: speakerText, title: speakerText, organisation: speakerText }))
    .max(sessionLimits.speakers),
});
export type SessionFields = z.infer<typeof SessionFields>;
