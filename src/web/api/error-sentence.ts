import { type I18n, i18n, type MessageDescriptor } from '@lingui/core';
import { type FieldError, isErrorCode } from '#domain/errors.ts';
import { loadWordsOf } from '#web/i18n/language.ts';
import { ApiError, Unreachable } from './api-error.ts';
import { ruleWords } from './field-rule-words.ts';
import { errorWords, fieldWords, statusWords, unknownWords, unreachableWords } from './error-words.ts';

/** By code, then by HTTP status, then the message itself (row 239). */
export function sentenceOf(error: unknown, language: I18n): string {
  const words = wordsOf(error);
  if (words) return language._(words);
  return error instanceof ApiError && error.message ? error.message : language._(unknownWords);
}

function wordsOf(error: unknown): MessageDescriptor | undefined {
  if (error instanceof Unreachable) return unreachableWords;
  if (!(error instanceof ApiError)) return unknownWords;
  return isErrorCode(error.code) ? errorWords[error.code] : statusWords[error.status];
}

export const fieldSentence = (field: FieldError, language: I18n): string =>
  language._({ ...(ruleWords(field) ?? fieldWords[field.problem]), values: field.params ?? {} });

/** Outside a component, as for a toast. */
export async function errorSentence(error: unknown): Promise<string> {
  await loadWordsOf(['api']);
  return sentenceOf(error, i18n);
}
