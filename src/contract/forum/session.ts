import { z } from 'zod';
import { sessionLimits } from '#domain/forum/session.ts';
import { Id, Instant } from '#contract/api.ts';
import { DeskText, DeskTexts, Texts, WireNames } from '#contract/texts.ts';

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

const speakerText = DeskTexts(sessionLimits.speaker);
const name = DeskText(sessionLimits.name);

/** What staff write about a session. */
export const SessionFields = z.object({
  nameTc: name,
  nameEn: name,
  namePt: name,
  hall: DeskTexts(sessionLimits.hall),
  begins: Instant,
  ends: Instant,
  speakers: z
    .array(z.object({ name: speakerText, title: speakerText, organisation: speakerText }))
    .max(sessionLimits.speakers),
});
export type SessionFields = z.infer<typeof SessionFields>;
