import type { OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import type { Answer } from '#domain/questionnaire/question.ts';
import { forgetSealed, keepSealedDraft, readSealed } from '#web/account/sealed-drafts.ts';
import { draftPrefix, forgetDraft, storedDraft } from '#web/ui/use-draft.ts';
import type { AnswerSource } from '../queries.ts';

/** As it lies on this device: what was read, to open it without a network, and what is not on the server yet. */
export interface KeptAnswers {
  read: OwnQuestionnaire;
  /** Null: taken away. */
  pending: Record<string, Answer | null>;
  /** The version that was seen when the first of them was typed. */
  seen: number;
  at: number;
}

export const keptAnswers = ({ key, isSealed }: AnswerSource): Promise<KeptAnswers | null> =>
  isSealed ? readSealed<KeptAnswers>(key) : Promise.resolve(storedDraft<KeptAnswers>(key));

export function keepAnswers({ key, isSealed }: AnswerSource, values: KeptAnswers, leaving: boolean): void {
  const draft = { savedAt: values.at, values };
  if (isSealed) keepSealedDraft(key, draft, leaving);
  else localStorage.setItem(draftPrefix + key, JSON.stringify(draft));
}

export async function forgetAnswers({ key, isSealed }: AnswerSource): Promise<void> {
  if (isSealed) await forgetSealed(key);
  else forgetDraft(key);
}
