import { z } from 'zod';
import { Id, Instant } from '#contract/api.ts';
import { Texts } from '#contract/texts.ts';

/** One that somebody is asked to answer and has not, as home says it (row 220). */
export const WaitingQuestionnaire = z.object({ id: Id, title: Texts, endsAt: Instant.nullable() });
export type WaitingQuestionnaire = z.infer<typeof WaitingQuestionnaire>;
