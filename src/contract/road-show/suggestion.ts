import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { recordKinds } from '#domain/road-show/record-form.ts';
import { type MatchedField, matchedFields } from '#domain/road-show/matched-texts.ts';
import { type Api, Id } from '#contract/api.ts';
import { Named, Texts, WireNames } from '#contract/texts.ts';

const Field = z.enum(Object.keys(matchedFields) as [MatchedField, ...MatchedField[]]);
const Written = z.object({ field: Field, words: z.string() });

/** What two records share, and what of the order it explains. */
export const SharedTopic = z.object({
  /** What it is called where it is a term of the glossary, whichever words each side used. */
  term: Texts.nullable(),
  own: Written,
  other: Written,
  /** Of all that speaks for the suggestion, from 0 to 1. */
  share: z.number(),
});
export type SharedTopic = z.infer<typeof SharedTopic>;

export const Suggestion = z.object({
  record: z.object({
    id: Id,
    kind: z.enum(recordKinds),
    ...WireNames,
    unit: Named,
  }),
  /** What counts most first. */
  shared: z.array(SharedTopic),
  /** What the other side left empty, in which more could be shared. */
  missing: z.array(Field),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const Suggestions = z.object({
  content: z.array(Suggestion),
  /** What is left empty here, in which more could be shared. */
  missing: z.array(Field),
  /** Only for something published can a meeting be asked. */
  isPublished: z.boolean(),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const roadShowSuggestionApi = {
  roadShowSuggestions: {
    method: 'get',
    path: '/road-show/records/{recordId}/suggestions',
    access: ['ROADSHOW', ...fundStaff],
    summary: 'The published results that fit a demand best, or demands that fit a result, each with all its reasons',
    params: z.object({ recordId: Id }),
    reply: Suggestions,
    errors: ['ENTITY_NOT_FOUND'],
  },
} as const satisfies Api;
