import { z } from 'zod';
import { Done, Id, Version } from './api.ts';
import { CaseMove, fieldNote } from './case-move.ts';
import { offersOf } from './offers.ts';

/**
 * What the contract says of a form that is kept as a draft, handed in, returned with notes at its fields, and decided:
 * of its fields, of the buttons of its workflow, and of what it holds while it is a draft.
 */
export const caseForm = <Field extends string, Button extends string, Fields extends z.ZodType>(
  fields: readonly Field[],
  buttons: readonly [Button, ...Button[]],
  form: Fields,
) => {
  const field = z.enum(fields as readonly [Field, ...Field[]]);
  return {
    /** What one reads of it, with what whoever asks can do. */
    read: {
      version: Version,
      form,
      offers: offersOf(buttons),
      /** Whoever asks may change the form now. */
      isEditable: z.boolean(),
      /** Of the last return. */
      notes: z.array(fieldNote(field)),
      mayAnswer: z.boolean(),
      /** Whoever asks may send it back with notes now. */
      mayNote: z.boolean(),
      history: z.array(CaseMove),
    },
    save: {
      body: z.object({ version: Version, form }),
      reply: z.object({ version: Version }),
      errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
    },
    move: z.object({
      move: z.enum(buttons),
      version: Version,
      note: z.string().trim().max(1000).default(''),
      /** Only with a return. */
      notes: z
        .array(z.object({ field, text: z.string().trim().min(1).max(500) }))
        .max(30)
        .default([]),
    }),
  } as const;
};

/** Says what was done about a note at a field. */
export const noteAnswer = {
  params: z.object({ noteId: Id }),
  body: z.object({ answer: z.string().trim().max(500) }),
  reply: Done,
  errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
} as const;
