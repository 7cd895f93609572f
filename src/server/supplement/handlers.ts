import type { supplementAnswerApi } from '#contract/supplement-answer.ts';
import type { Handlers } from '#server/serve.ts';
import { openAnswer, submitAnswer } from './answer-supplement.ts';
import { listAnswers } from './list-answers.ts';
import { openSupplementPack, sendSupplementPack } from './pack-answers.ts';

export const supplementAnswerHandlers: Handlers<typeof supplementAnswerApi> = {
  openSupplement: ({ world, actor, body }) => openAnswer(world, actor, body),
  submitSupplement: ({ world, actor, body }) => submitAnswer(world, actor, body),
  supplementAnswers: async ({ world, params }) => ({ content: await listAnswers(world.db, params.supplementId) }),
  openSupplementPack: ({ world, params }) => openSupplementPack(world, params.supplementId),
  supplementPack: ({ world, query, reply }) => sendSupplementPack(world, query.link, reply),
};
