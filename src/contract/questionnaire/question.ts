import { z } from 'zod';
import { type FileType, fileTypes } from '#domain/file/file-types.ts';
import { type Answer, type Question, questionLimits, questionTypes } from '#domain/questionnaire/question.ts';
import { FileRefusal } from '#contract/file.ts';
import { fileStates } from '#domain/file/words.ts';
import { ItemKey } from './keys.ts';

const words = (longest: number) =>
  z.object({ tc: z.string().max(longest), en: z.string().max(longest), pt: z.string().max(longest) });
const Option = z.object({ id: ItemKey, words: words(questionLimits.option) });
const Bound = z.number().min(-questionLimits.largestNumber).max(questionLimits.largestNumber).nullable();

export const Title = words(questionLimits.title);
export const Intro = words(questionLimits.text);

/** What a draft may hold; what opens is judged by the rules. */
export const QuestionFields = z.object({
  id: ItemKey,
  type: z.enum(questionTypes),
  title: words(questionLimits.title),
  hint: words(questionLimits.hint),
  required: z.boolean(),
  only: z.object({ question: ItemKey, is: z.array(z.string().max(40)).max(questionLimits.options) }).nullable(),
  options: z.array(Option).max(questionLimits.options),
  rows: z.array(Option).max(questionLimits.rows),
  least: Bound,
  most: Bound,
  fileTypes: z.array(z.enum(Object.keys(fileTypes) as [FileType, ...FileType[]])).optional(),
  leastWords: words(questionLimits.option),
  mostWords: words(questionLimits.option),
}) satisfies z.ZodType<Question>;

export const Questions = z.array(QuestionFields).max(questionLimits.questions);

const longest = 8000;
export const ContactFields = z.object({
  unitId: z.uuid().nullable(),
  name: z.string().max(longest),
  inTouch: z.boolean().nullable(),
  situation: z.string().max(longest),
});
export type ContactFields = z.infer<typeof ContactFields>;

/** A file of an answer, and where it stands. */
export const AnswerFile = z.object({
  /** As the answer names it. */
  id: z.uuid(),
  questionId: ItemKey,
  /** By which it is opened; null once it is erased. */
  fileId: z.uuid().nullable(),
  name: z.string(),
  size: z.number().int(),
  state: z.enum(fileStates),
  refusal: FileRefusal.nullable(),
});
export type AnswerFile = z.infer<typeof AnswerFile>;

/** As somebody typed it; whether it answers its question is the rules' to say. */
export const AnswerValue = z.union([
  z.string().max(longest),
  z.number(),
  z.boolean(),
  z.array(z.string().max(40)).max(questionLimits.options),
  z.array(ContactFields).max(200),
  z.record(ItemKey, z.string().max(40)),
]) satisfies z.ZodType<Answer>;

export const AnswerValues = z
  .record(ItemKey, AnswerValue)
  .refine((answers) => Object.keys(answers).length <= questionLimits.questions);
/** Null takes an answer away. */
export const AnswerParts = z
  .record(ItemKey, AnswerValue.nullable())
  .refine((answers) => Object.keys(answers).length <= questionLimits.questions);
