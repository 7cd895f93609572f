import type { FieldRule } from '#domain/file/field-rules.ts';
import { ruleOf } from '#domain/file/field-rules.ts';
import type { Question } from './question.ts';

/** What a question takes: of the files that any may ask for, the kinds and the count that it says. */
export const fileRuleOf = ({ fileTypes = [], most }: Pick<Question, 'fileTypes' | 'most'>): FieldRule => {
  const rule = ruleOf('ANSWER_FILE');
  return { ...rule, types: rule.types.filter((type) => fileTypes.includes(type)), maxCount: most ?? 1 };
};
