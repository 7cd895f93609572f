import type { Answer } from './question.ts';

/** An answer that is one text or number; empty for any other. */
export const plainAnswer = (answer: Answer | undefined): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
