import type { I18n } from '@lingui/core';
import type { FileRefusal } from '#domain/file/words.ts';
import { problemWords } from './words.ts';

export const refusalSentence = ({ problem, params }: FileRefusal, language: I18n): string =>
  language._({ ...problemWords[problem], values: params ?? {} });
