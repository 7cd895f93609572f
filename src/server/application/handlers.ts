import type { applicationApi } from '#contract/application/application.ts';
import { saveProgress } from '#server/enrollment/save-choices.ts';
import type { Handlers } from '#server/serve.ts';
import { boardsOf, boardView } from './boards-of.ts';
import { correctBoard } from './correct-board.ts';
import { findEnrollment } from './find-enrollment.ts';
import { propose } from './propose.ts';
import { readApplication } from './read-application.ts';
import { saveApplication } from './save-application.ts';
import { saveBoards } from './save-boards.ts';
import { submitApplication } from './submit-application.ts';

export const applicationHandlers: Handlers<typeof applicationApi> = {
  application: ({ world, actor, params }) => readApplication(world, actor, params.enrollmentId),
  saveApplication: ({ world, actor, params, body: { version, exhibitionBoards: _empty, ...form } }) =>
    saveApplication(world, actor, params.enrollmentId, { version, form }),
  async saveProgress({ world, actor, params, body }) {
    const { row, roles } = await findEnrollment(world.db, actor, params.enrollmentId);
    await saveProgress(world.db, { row, roles, page: body.currentPage });
    return { done: true };
  },
  async submitApplication({ world, actor, params, body }) {
    await submitApplication(world, actor, params.enrollmentId, body);
    return { done: true };
  },
  async boards({ world, actor, params }) {
    const { row } = await findEnrollment(world.db, actor, params.enrollmentId);
    return { version: row.version, content: (await boardsOf(world.db, row.id)).map(boardView) };
  },
  saveBoards: ({ world, actor, params, body }) => saveBoards(world, actor, params.enrollmentId, body),
  async correctBoard({ world, actor, params, body }) {
    await correctBoard(world, actor, params, body);
    return { done: true };
  },
  proposal: ({ world, actor, params }) => propose(world, actor, params.enrollmentId),
};
