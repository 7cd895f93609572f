import { ownQuestionnairePageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { answerStatuses, questionnaireStatuses } from '#domain/questionnaire/status.ts';
import { type Api, Id, Instant, pageOf, pageQuery } from '#contract/api.ts';
import { ownLinkErrors } from '#contract/own-link.ts';
import { Named, Texts, WireNames } from '#contract/texts.ts';
import { ItemKey } from './keys.ts';
import { AnswerFile, AnswerParts, AnswerValues, ContactFields, QuestionFields } from './question.ts';

const Version = z.number().int().min(0);

const asked = {
  id: Id,
  activity: Named,
  /** Of the questionnaire in its activity, and of whoever is asked in it. */
  number: z.string(),
  title: Texts,
  anonymous: z.boolean(),
  status: z.enum(questionnaireStatuses),
  answerStatus: z.enum(answerStatuses),
  /** For which university or enterprise they answer. */
  unit: z.object(WireNames).nullable(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
};

/** One's own as it stands in the list (row 219). */
export const OwnQuestionnaireRow = z.object({ ...asked, contacts: z.array(ContactFields) });
export type OwnQuestionnaireRow = z.infer<typeof OwnQuestionnaireRow>;

export const OwnAnswer = z.object({
  status: z.enum(answerStatuses),
  /** 0: nothing is kept here yet. */
  version: Version,
  answers: AnswerValues,
  submittedAt: Instant.nullable(),
  /** It says something else than what was handed in. */
  isChanged: z.boolean(),
});
export type OwnAnswer = z.infer<typeof OwnAnswer>;

export const OwnQuestionnaire = z.object({
  ...asked,
  name: z.string(),
  intro: Texts,
  edition: z.number().int(),
  questions: z.array(QuestionFields),
  /** It can be answered, or changed, now. */
  mayAnswer: z.boolean(),
  answer: OwnAnswer,
  /** What stands in a question before anybody answered it: with whom they met or matched. */
  suggested: z.record(ItemKey, z.array(ContactFields)),
  /** Those that answer its questions, handed in or not. */
  files: z.array(AnswerFile),
});
export type OwnQuestionnaire = z.infer<typeof OwnQuestionnaire>;

const PartSaved = z.object({
  answer: OwnAnswer,
  /** Answered otherwise on another device since `seen`: left as they are there. */
  conflicts: z.array(ItemKey),
});
export type PartSaved = z.infer<typeof PartSaved>;

const Part = z.object({
  /** The version of the answer that the device has seen. */
  seen: Version,
  answers: AnswerParts,
});
const Whole = z.object({ answers: AnswerValues });
const OfQuestionnaire = z.object({ questionnaireId: Id });

const OfFile = z.object({ questionId: ItemKey, answerFileId: Id });
const fileErrors = ['FILE_NAME_IS_ERROR', 'DUPLICATE_FILE_NAME', 'PAYLOAD_TOO_LARGE', 'UPLOAD_FAIL'] as const;
const ownFiles = '/public/api/v1/own/questionnaire/files';

const answerErrors = ['STATUS_ERROR', 'QUESTIONNAIRE_CLOSED'] as const;

export const questionnaireApi = {
  ownQuestionnaires: {
    method: 'get',
    path: '/own-questionnaires',
    access: 'account',
    summary: 'The questionnaires that whoever asks is asked to answer, newest first',
    query: z.object({ activityId: Id.optional(), ...pageQuery(100, ownQuestionnairePageSize) }),
    reply: pageOf(OwnQuestionnaireRow),
    errors: [],
  },
  ownQuestionnaire: {
    method: 'get',
    path: '/own-questionnaires/{questionnaireId}',
    access: 'account',
    summary: 'A questionnaire with one’s own answers',
    params: OfQuestionnaire,
    reply: OwnQuestionnaire,
    errors: ['ENTITY_NOT_FOUND'],
  },
  saveOwnAnswers: {
    method: 'put',
    path: '/own-questionnaires/{questionnaireId}/answers',
    access: 'account',
    summary: 'Keep some of one’s answers; what was answered otherwise on another device meanwhile stays',
    params: OfQuestionnaire,
    body: Part,
    reply: PartSaved,
    errors: ['ENTITY_NOT_FOUND', ...answerErrors],
  },
  submitOwnAnswers: {
    method: 'post',
    path: '/own-questionnaires/{questionnaireId}/submission',
    access: 'account',
    summary: 'Hand in one’s answers, again until the end: what was handed in before is kept',
    params: OfQuestionnaire,
    body: Whole,
    reply: OwnAnswer,
    errors: ['ENTITY_NOT_FOUND', ...answerErrors],
  },
  addOwnAnswerFile: {
    method: 'post',
    path: '/own-questionnaires/{questionnaireId}/files/{questionId}/{answerFileId}',
    access: 'account',
    summary:
      'A file for an answer, under an id that its sender makes: sent again it counts once. Then the answer names it',
    params: OfQuestionnaire.extend(OfFile.shape),
    body: 'multipart',
    reply: AnswerFile,
    errors: ['ENTITY_NOT_FOUND', ...answerErrors, ...fileErrors],
  },
  ownAnswerFiles: {
    method: 'get',
    path: '/own-questionnaires/{questionnaireId}/files',
    access: 'account',
    summary: 'Where the files of one’s answers stand: being checked, kept, or refused',
    params: OfQuestionnaire,
    reply: z.object({ files: z.array(AnswerFile) }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  openOwnAnswerFile: {
    method: 'post',
    path: '/own-questionnaires/{questionnaireId}/files/{answerFileId}/link',
    access: 'account',
    summary: 'An address that opens a file of one’s own answer within sixty seconds',
    params: OfQuestionnaire.extend({ answerFileId: Id }),
    reply: z.object({ url: z.string() }),
    errors: ['ENTITY_NOT_FOUND', 'ATTACHMENT_NOT_FOUND', 'ATTACHMENT_REJECT_OR_PROCESS'],
  },
  linkedQuestionnaire: {
    method: 'get',
    path: '/public/api/v1/own/questionnaire',
    access: 'public',
    summary: 'A questionnaire with one’s own answers, by the link in the header `own-link`',
    reply: OwnQuestionnaire,
    errors: ownLinkErrors,
    perMinute: 120,
  },
  saveLinkedAnswers: {
    method: 'put',
    path: '/public/api/v1/own/questionnaire/answers',
    access: 'public',
    summary: 'Keep some of one’s answers, by the link in the header `own-link`',
    body: Part,
    reply: PartSaved,
    errors: [...ownLinkErrors, ...answerErrors],
    perMinute: 120,
  },
  submitLinkedAnswers: {
    method: 'post',
    path: '/public/api/v1/own/questionnaire/submission',
    access: 'public',
    summary: 'Hand in one’s answers, by the link in the header `own-link`',
    body: Whole,
    reply: OwnAnswer,
    errors: [...ownLinkErrors, ...answerErrors],
    perMinute: 60,
  },
  addLinkedAnswerFile: {
    method: 'post',
    path: `${ownFiles}/{questionId}/{answerFileId}`,
    access: 'public',
    summary: 'A file for an answer, by the link in the header `own-link`, under an id that its sender makes',
    params: OfFile,
    body: 'multipart',
    reply: AnswerFile,
    errors: [...ownLinkErrors, ...answerErrors, ...fileErrors],
    perMinute: 60,
  },
  linkedAnswerFiles: {
    method: 'get',
    path: ownFiles,
    access: 'public',
    summary: 'Where the files of one’s answers stand, by the link in the header `own-link`',
    reply: z.object({ files: z.array(AnswerFile) }),
    errors: ownLinkErrors,
    perMinute: 120,
  },
  openLinkedAnswerFile: {
    method: 'post',
    path: `${ownFiles}/{answerFileId}/link`,
    access: 'public',
    summary: 'An address that opens a file of one’s own answer within sixty seconds, by the link in `own-link`',
    params: z.object({ answerFileId: Id }),
    reply: z.object({ url: z.string() }),
    errors: [...ownLinkErrors, 'ATTACHMENT_NOT_FOUND', 'ATTACHMENT_REJECT_OR_PROCESS'],
    perMinute: 60,
  },
} as const satisfies Api;
