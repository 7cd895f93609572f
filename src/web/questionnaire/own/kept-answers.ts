import type { OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import type { Answer } from '#domain/questionnaire/question.ts';
import { forgetSealed, keepDraftOf, keepSealedDraft, readSealed } from '#web/account/sealed-drafts.ts';
import { sealedByLink } from '#web/own-link/sealed-by-link.ts';
import type { AnswerSource } from '../queries.ts';

export type Unanswered = Readonly<Record<string, readonly (Answer | null)[]>>;

/** As it lies on this device: what was read, to open it without a network, and what is not on the server yet. */
export interface KeptAnswers {
  read: OwnQuestionnaire;
  /** Null: taken away. */
  pending: Record<string, Answer | null>;
  /** What was sent of each without an answer: it may be stored all the same. */
  unanswered?: Unanswered;
  /** The version that was seen when the first of them was typed. */
  seen: number;
  at: number;
}

/** By an account: under the key that its login is given. */
const whose = ({ link }: AnswerSource) => (link === null ? undefined : sealedByLink(link));

export const keptAnswers = (source: AnswerSource): Promise<KeptAnswers | null> =>
  readSealed<KeptAnswers>(source.key, whose(source));

export function keepAnswers(source: AnswerSource, values: KeptAnswers, leaving: boolean): void {
  const draft = { savedAt: values.at, values };
  const sealing = whose(source);
  if (sealing) keepDraftOf(sealing, source.key, draft, leaving);
  else keepSealedDraft(source.key, draft, leaving);
}

export const forgetAnswers = ({ key }: AnswerSource): Promise<void> => forgetSealed(key);
