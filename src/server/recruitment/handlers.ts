import type { recruitmentApi } from '#contract/recruitment/position.ts';
import type { Handlers } from '#server/serve.ts';
import { answerNote } from './position/answer-note.ts';
import { beginPosition } from './position/begin-position.ts';
import { listPositions } from './position/list-positions.ts';
import { makePositionMove } from './position/make-position-move.ts';
import { readPosition } from './position/position-view.ts';
import { listPublicPositions, readPublicPosition } from './position/public-positions.ts';
import { removePosition, savePosition } from './position/save-position.ts';
import { readOwnStanding } from './unit-standing.ts';

const done = { done: true } as const;

export const recruitmentHandlers: Handlers<typeof recruitmentApi> = {
  publicPositions: ({ world, query }) => listPublicPositions(world, query),
  publicPosition: ({ world, params }) => readPublicPosition(world, params.positionId),
  recruitUnit: ({ world, actor, query }) => readOwnStanding(world, actor, query.activityId),
  positions: ({ world, actor, query }) => listPositions(world, actor, query),
  beginPosition: async ({ world, actor, body }) =>
    readPosition(world, actor, await beginPosition(world, actor, body.activityId)),
  position: ({ world, actor, params }) => readPosition(world, actor, params.positionId),
  savePosition: ({ world, actor, params, body }) => savePosition(world, actor, params.positionId, body),
  async removePosition({ world, actor, params }) {
    await removePosition(world, actor, params.positionId);
    return done;
  },
  async movePosition({ world, actor, params, body }) {
    await makePositionMove(world, actor, params.positionId, body);
    return done;
  },
  async answerPositionNote({ world, actor, params, body }) {
    await answerNote(world, actor, params.noteId, body.answer);
    return done;
  },
};
