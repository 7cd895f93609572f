import type { FastifyRequest } from 'fastify';
import type { questionnaireDeskApi } from '#contract/questionnaire/desk.ts';
import type { questionnaireApi } from '#contract/questionnaire/own.ts';
import { requireDecider } from '#server/account/decider.ts';
import { shownOwnRecord } from '#server/own-link/own-link.ts';
import type { Handlers } from '#server/serve.ts';
import type { World } from '#server/world.ts';
import { openAnswerPack, sendAnswerPack } from './desk/answer-pack.ts';
import { listQuestionnaires, readQuestionnaire } from './desk/read-questionnaires.ts';
import { addRespondents, listRespondents, removeRespondent } from './desk/respondents.ts';
import { listOpenAnswers, readResults } from './desk/results.ts';
import { addQuestionnaire, removeQuestionnaire, saveQuestionnaire } from './desk/write-questionnaire.ts';
import { findQuestionnaire } from './find-questionnaire.ts';
import { moveByStaff } from './move-questionnaire.ts';
import { addAnswerFile, listAnswerFiles, openAnswerFile } from './own/own-files.ts';
import { listOwn, readOwn } from './own/own-view.ts';
import { savePart, submitAnswers } from './own/save-answers.ts';

const done = { done: true } as const;

const linked = (world: World, request: FastifyRequest) => ({
  recipientId: shownOwnRecord(world, request, 'questionnaire').id,
});

export const questionnaireHandlers: Handlers<typeof questionnaireApi> = {
  ownQuestionnaires: ({ world, actor, query }) => listOwn(world, actor, query),
  ownQuestionnaire: ({ world, actor, params }) => readOwn(world, { ...params, accountId: actor.accountId }),
  saveOwnAnswers: ({ world, actor, params, body }) => savePart(world, { ...params, accountId: actor.accountId }, body),
  submitOwnAnswers: ({ world, actor, params, body }) =>
    submitAnswers(world, { ...params, accountId: actor.accountId }, body.answers),
  async linkedQuestionnaire({ world, request, reply }) {
    reply.header('cache-control', 'no-store');
    return readOwn(world, linked(world, request));
  },
  saveLinkedAnswers: ({ world, request, body }) => savePart(world, linked(world, request), body),
  addOwnAnswerFile: ({ world, actor, params: { questionnaireId, ...file }, request }) =>
    addAnswerFile(world, request, { questionnaireId, accountId: actor.accountId }, file),
  ownAnswerFiles: ({ world, actor, params }) => listAnswerFiles(world, { ...params, accountId: actor.accountId }),
  openOwnAnswerFile: ({ world, actor, params: { questionnaireId, answerFileId } }) =>
    openAnswerFile(world, { questionnaireId, accountId: actor.accountId }, answerFileId),
  addLinkedAnswerFile: ({ world, params, request }) => addAnswerFile(world, request, linked(world, request), params),
  linkedAnswerFiles: ({ world, request }) => listAnswerFiles(world, linked(world, request)),
  openLinkedAnswerFile: ({ world, params, request }) =>
    openAnswerFile(world, linked(world, request), params.answerFileId),
  submitLinkedAnswers: ({ world, request, body }) => submitAnswers(world, linked(world, request), body.answers),
};

export const questionnaireDeskHandlers: Handlers<typeof questionnaireDeskApi> = {
  questionnaires: ({ world, query }) => listQuestionnaires(world, query),
  addQuestionnaire: async ({ world, actor, body }) => ({ id: await addQuestionnaire(world, actor, body) }),
  questionnaire: ({ world, actor, params }) => readQuestionnaire(world, actor, params.questionnaireId),
  async saveQuestionnaire({ world, actor, params, body }) {
    await saveQuestionnaire(world, actor, { ...params, ...body });
    return readQuestionnaire(world, actor, params.questionnaireId);
  },
  async removeQuestionnaire({ world, actor, params }) {
    await removeQuestionnaire(world, actor, params.questionnaireId);
    return done;
  },
  async moveQuestionnaire({ world, actor, params, body }) {
    const { activityId } = await findQuestionnaire(world.db, params.questionnaireId);
    await requireDecider(world.db, actor, activityId);
    await moveByStaff(world, actor, { ...params, ...body });
    return readQuestionnaire(world, actor, params.questionnaireId);
  },
  respondents: ({ world, params, query }) => listRespondents(world, { ...params, ...query }),
  addRespondents: ({ world, actor, params, body }) => addRespondents(world, actor, { ...params, ...body }),
  async removeRespondent({ world, actor, params }) {
    await removeRespondent(world, actor, params);
    return done;
  },
  questionnaireResults: ({ world, params }) => readResults(world, params.questionnaireId),
  openAnswers: ({ world, params, query }) => listOpenAnswers(world, { ...params, ...query }),
  openAnswerPack: ({ world, params }) => openAnswerPack(world, params.questionnaireId),
  answerPack: ({ world, query, reply }) => sendAnswerPack(world, query.link, reply),
};
