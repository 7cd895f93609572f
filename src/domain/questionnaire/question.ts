import type { FieldProblem } from '#domain/errors.ts';
import type { FileType } from '#domain/file/file-types.ts';
import type { WrittenLanguage } from '#domain/locale.ts';

export type Words = Record<WrittenLanguage, string>;
export const noWords: Words = { tc: '', en: '', pt: '' };

export const questionTypes = [
  'TEXT',
  'ONE',
  'MANY',
  'SCALE',
  'GRID',
  'NUMBER',
  'DATE',
  /** A row for each enterprise that was contacted: the follow-up form (row 219). */
  'CONTACTS',
  'FILE',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Of a choice, a row or a column; its id stays when its words change. */
export interface Option {
  id: string;
  words: Words;
}

/** "Only if that question is answered with one of these": of a choice its options, of a scale its numbers as text. */
export interface Condition {
  question: string;
  is: string[];
}

/** What does not apply to a type is as in `newQuestion`. */
export interface Question {
  id: string;
  type: QuestionType;
  title: Words;
  hint: Words;
  required: boolean;
  only: Condition | null;
  /** Of ONE and MANY; of a GRID its columns. */
  options: Option[];
  /** Of a GRID. */
  rows: Option[];
  /** Of SCALE and NUMBER; null where a NUMBER has no bound. Of a FILE `most` is how many it takes. */
  least: number | null;
  most: number | null;
  /** Of a FILE, which it takes; left out of any other. */
  fileTypes?: FileType[] | undefined;
  /** What the two ends of a SCALE mean. */
  leastWords: Words;
  mostWords: Words;
}

export const questionLimits = {
  questions: 60,
  options: 30,
  rows: 20,
  title: 300,
  hint: 500,
  option: 200,
  text: 4000,
  contacts: 60,
  files: 5,
  scale: 10,
  largestNumber: 1_000_000_000,
} as const;

export interface Contact {
  /** The unit that was met, where the portal knows it. */
  unitId: string | null;
  name: string;
  inTouch: boolean | null;
  situation: string;
}

/** TEXT, ONE, SCALE, NUMBER, DATE; MANY, and FILE: the ids of its files; GRID: the chosen column of each row; CONTACTS. */
export type Answer = string | number | boolean | string[] | Record<string, string> | Contact[];
export type Answers = Record<string, Answer>;

/** Where something is wrong in the builder's questions, as `2.options.0.words.tc`. */
export interface Fault {
  path: string;
  problem: FieldProblem;
}

export const emptyQuestion = (id: string, type: QuestionType, newId: () => string): Question => ({
  id,
  type,
  title: { ...noWords },
  hint: { ...noWords },
  required: false,
  only: null,
  options: ['ONE', 'MANY', 'GRID'].includes(type)
    ? [
        { id: newId(), words: { ...noWords } },
        { id: newId(), words: { ...noWords } },
      ]
    : [],
  rows: type === 'GRID' ? [{ id: newId(), words: { ...noWords } }] : [],
  least: type === 'SCALE' ? 1 : null,
  most: type === 'SCALE' ? 5 : type === 'FILE' ? 1 : null,
  leastWords: { ...noWords },
  mostWords: { ...noWords },
  ...(type === 'FILE' ? { fileTypes: ['pdf', 'jpg', 'png'] } : {}),
});
