import { z } from 'zod';
import { Id, Instant } from './api.ts';
import { Texts } from './texts.ts';

/** One move of a case, newest first in a history. */
export const CaseMove = z.object({
  at: Instant,
  /** Null for what the portal did by itself. */
  by: Texts.nullable(),
  action: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
});
export type CaseMove = z.infer<typeof CaseMove>;

/** What is to be changed in a field of a form that was returned, and what its author says to it. */
export const fieldNote = <Field extends z.ZodType<string>>(field: Field) =>
  z.object({
    id: Id,
    field,
    text: z.string(),
    at: Instant,
    answer: z.string(),
    answeredAt: Instant.nullable(),
  });
export type FieldNote = z.infer<ReturnType<typeof fieldNote<z.ZodString>>>;
