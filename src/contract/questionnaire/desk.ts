import { questionnairePageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { documentOrgTypes, fundStaff } from '#domain/account/roles.ts';
import { locales, writtenLanguages } from '#domain/locale.ts';
import { questionTypes } from '#domain/questionnaire/question.ts';
import { questionnaireButtons } from '#domain/questionnaire/questionnaire-moves.ts';
import { answerStatuses, questionnaireStatuses } from '#domain/questionnaire/status.ts';
import { type Api, Done, Id, Instant, pageOf, pageQuery, Version } from '#contract/api.ts';
import { offersOf } from '#contract/offers.ts';
import { Named, Texts } from '#contract/texts.ts';
import { ItemKey } from './keys.ts';
import { AnswerFile, ContactFields, Intro, Questions, Title } from './question.ts';

const largestPage = 100;
const Count = z.number().int().min(0);

const row = {
  id: Id,
  activity: Named,
  number: z.number().int(),
  title: Texts,
  anonymous: z.boolean(),
  status: z.enum(questionnaireStatuses),
  statusSince: Instant,
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  recipients: Count,
  answered: Count,
};
export const QuestionnaireRow = z.object(row);
export type QuestionnaireRow = z.infer<typeof QuestionnaireRow>;

/** What staff write; the times may be left open. */
export const QuestionnaireFields = z.object({
  title: Title,
  intro: Intro,
  mainLanguage: z.enum(writtenLanguages),
  anonymous: z.boolean(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  remindHours: z
    .number()
    .int()
    .min(0)
    .max(24 * 30),
  questions: Questions,
});
export type QuestionnaireFields = z.infer<typeof QuestionnaireFields>;

export const DeskQuestionnaire = z.object({
  ...row,
  version: Version,
  /** Begun by somebody and not handed in. */
  partial: Count,
  openedAt: Instant.nullable(),
  remindedAt: Instant.nullable(),
  fields: QuestionnaireFields,
  /** DRAFT: everything; OPEN: the words alone. */
  editable: z.enum(['all', 'words', 'nothing']),
  /** Its answers may be looked at now. */
  resultsAreOpen: z.boolean(),
  offers: offersOf(questionnaireButtons),
});
export type DeskQuestionnaire = z.infer<typeof DeskQuestionnaire>;

export const Respondent = z.object({
  id: Id,
  number: z.number().int(),
  name: z.string(),
  unitName: z.string(),
  /** Empty for an account, which is written to as it wishes. */
  email: z.string(),
  hasAccount: z.boolean(),
  language: z.enum(locales),
  status: z.enum(answerStatuses),
  answeredAt: Instant.nullable(),
  remindedAt: Instant.nullable(),
  toldAt: Instant.nullable(),
});
export type Respondent = z.infer<typeof Respondent>;

/** Somebody without an account. */
export const NewRespondent = z.object({
  name: z.string().trim().min(1).max(100),
  unitName: z.string().trim().max(200).default(''),
  email: z.string().trim().min(1).max(200),
  language: z.enum(locales),
});
export type NewRespondent = z.infer<typeof NewRespondent>;

const Tally = z.object({ id: z.string(), count: Count });

/** How a question was answered, in numbers. */
export const QuestionResult = z.object({
  id: ItemKey,
  type: z.enum(questionTypes),
  title: Texts,
  answered: Count,
  /** By choice, by number of a scale, by column of a grid’s row; of CONTACTS `yes` and `no`: in touch. */
  tallies: z.array(Tally),
  rows: z.array(z.object({ id: z.string(), tallies: z.array(Tally) })),
  mean: z.number().nullable(),
  least: z.number().nullable(),
  most: z.number().nullable(),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

export const Results = z.object({ recipients: Count, answered: Count, questions: z.array(QuestionResult) });
export type Results = z.infer<typeof Results>;

/** An open answer; of an anonymous questionnaire without who gave it. */
export const OpenAnswer = z.object({
  respondent: z.object({ id: Id, number: z.string(), name: z.string(), unitName: z.string() }).nullable(),
  text: z.string(),
  /** Of a CONTACTS question: the enterprise that the text is about. */
  contact: ContactFields.nullable(),
  /** Of a FILE question: one of its files. */
  file: AnswerFile.nullable(),
});
export type OpenAnswer = z.infer<typeof OpenAnswer>;

const OfQuestionnaire = z.object({ questionnaireId: Id });

export const questionnaireDeskApi = {
  questionnaires: {
    method: 'get',
    path: '/questionnaires',
    access: fundStaff,
    summary: 'Questionnaires, newest first, with how many have answered',
    query: z.object({
      activityId: Id.optional(),
      status: z.enum(questionnaireStatuses).optional(),
      /** Only what is asked of that unit, and how many of it answered: never of an anonymous one. */
      unitId: Id.optional(),
      ...pageQuery(largestPage, questionnairePageSize),
    }),
    reply: pageOf(QuestionnaireRow),
    errors: [],
  },
  addQuestionnaire: {
    method: 'post',
    path: '/questionnaires',
    access: fundStaff,
    summary: 'Begin a questionnaire: empty, with the follow-up form, or as a copy of another',
    body: z.object({
      activityId: Id,
      anonymous: z.boolean().default(false),
      followUp: z.boolean().default(false),
      copyOf: Id.optional(),
    }),
    reply: z.object({ id: Id }),
    once: true,
    errors: ['ACTIVITY_NOT_FOUND', 'ENTITY_NOT_FOUND'],
  },
  questionnaire: {
    method: 'get',
    path: '/questionnaires/{questionnaireId}',
    access: fundStaff,
    summary: 'A questionnaire as staff write it, and what can be done with it',
    params: OfQuestionnaire,
    reply: DeskQuestionnaire,
    errors: ['ENTITY_NOT_FOUND'],
  },
  saveQuestionnaire: {
    method: 'put',
    path: '/questionnaires/{questionnaireId}',
    access: fundStaff,
    summary: 'Change a questionnaire; once it is open, only how it says what it asks, and its end',
    params: OfQuestionnaire,
    body: z.object({ version: Version, fields: QuestionnaireFields }),
    reply: DeskQuestionnaire,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'END_IS_OVER'],
  },
  removeQuestionnaire: {
    method: 'delete',
    path: '/questionnaires/{questionnaireId}',
    access: fundStaff,
    summary: 'Take away a draft',
    params: OfQuestionnaire,
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  moveQuestionnaire: {
    method: 'post',
    path: '/questionnaires/{questionnaireId}/moves',
    access: fundStaff,
    summary: 'Open, close or open again a questionnaire, or remind those who have not answered',
    params: OfQuestionnaire,
    body: z.object({
      move: z.enum(questionnaireButtons),
      version: Version,
      /** The new end, to open it again; null: by hand. */
      endsAt: Instant.nullable().optional(),
    }),
    reply: DeskQuestionnaire,
    errors: [
      'ENTITY_NOT_FOUND',
      'STATUS_ERROR',
      'QUESTIONS_INCOMPLETE',
      'NO_RECIPIENTS',
      'EVERYBODY_ANSWERED',
      'END_IS_OVER',
      'RESULTS_WERE_SHOWN',
      'NOTICE_TEMPLATE_NOT_FOUND',
    ],
  },
  respondents: {
    method: 'get',
    path: '/questionnaires/{questionnaireId}/respondents',
    access: fundStaff,
    summary: 'Who is asked, and who has answered',
    params: OfQuestionnaire,
    query: z.object({
      status: z.enum(answerStatuses).optional(),
      search: z.string().max(100).optional(),
      ...pageQuery(largestPage, questionnairePageSize),
    }),
    reply: pageOf(Respondent),
    errors: ['ENTITY_NOT_FOUND'],
  },
  addRespondents: {
    method: 'post',
    path: '/questionnaires/{questionnaireId}/respondents',
    access: fundStaff,
    summary: 'Ask everybody who takes part in the activity in some roles, and people without an account; nobody twice',
    params: OfQuestionnaire,
    body: z.object({
      orgTypes: z.array(z.enum(documentOrgTypes)).max(documentOrgTypes.length).default([]),
      people: z.array(NewRespondent).max(500).default([]),
    }),
    reply: z.object({ added: Count, known: Count }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'NOTICE_TEMPLATE_NOT_FOUND', 'CAPACITY_EXCEEDED'],
  },
  removeRespondent: {
    method: 'delete',
    path: '/questionnaires/{questionnaireId}/respondents/{respondentId}',
    access: fundStaff,
    summary: 'Ask somebody no more who has not begun to answer',
    params: OfQuestionnaire.extend({ respondentId: Id }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  questionnaireResults: {
    method: 'get',
    path: '/questionnaires/{questionnaireId}/results',
    access: fundStaff,
    summary: 'What was answered, in numbers; of an anonymous questionnaire once it is closed and enough have answered',
    params: OfQuestionnaire,
    reply: Results,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  openAnswers: {
    method: 'get',
    path: '/questionnaires/{questionnaireId}/results/{questionId}',
    access: fundStaff,
    summary: 'Open answers to one question, those with some words alone',
    params: OfQuestionnaire.extend({ questionId: ItemKey }),
    query: z.object({ search: z.string().max(100).optional(), ...pageQuery(largestPage, questionnairePageSize) }),
    reply: pageOf(OpenAnswer),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  openAnswerPack: {
    method: 'post',
    path: '/questionnaires/{questionnaireId}/file-packs',
    access: fundStaff,
    summary:
      'An address that gives the files of all answers as one ZIP within a minute, a folder for each who answered',
    params: OfQuestionnaire,
    reply: z.object({ url: z.string() }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR', 'PAYLOAD_TOO_LARGE'],
  },
  answerPack: {
    method: 'get',
    path: '/questionnaire-file-packs',
    access: 'public',
    summary: 'The ZIP of such an address',
    query: z.object({ link: z.string().min(20).max(600) }),
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
} as const satisfies Api;
