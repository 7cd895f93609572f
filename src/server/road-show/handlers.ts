import type { roadShowApi } from '#contract/road-show/road-show.ts';
import { refuse } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import { beginRecord } from './begin-record.ts';
import { findPublicRecord, listPublicRecords, listRecords } from './list-records.ts';
import { listUnits } from './list-units.ts';
import { makeRecordMove } from './make-record-move.ts';
import { answerNote } from './answer-note.ts';
import { readRecord } from './record-view.ts';
import { removeRecord, saveRecord } from './save-record.ts';

const done = { done: true } as const;

export const roadShowHandlers: Handlers<typeof roadShowApi> = {
  roadShowRecords: ({ world, actor, query }) => listRecords(world, actor, query),
  beginRoadShowRecord: async ({ world, actor, body }) =>
    readRecord(world, actor, await beginRecord(world, actor, body)),
  roadShowRecord: ({ world, actor, params }) => readRecord(world, actor, params.recordId),
  saveRoadShowRecord: ({ world, actor, params, body }) => saveRecord(world, actor, params.recordId, body),
  async removeRoadShowRecord({ world, actor, params }) {
    await removeRecord(world, actor, params.recordId);
    return done;
  },
  async moveRoadShowRecord({ world, actor, params, body }) {
    await makeRecordMove(world, actor, params.recordId, body);
    return done;
  },
  async answerRoadShowNote({ world, actor, params, body }) {
    await answerNote(world, actor, params.noteId, body.answer);
    return done;
  },
  roadShowUnits: ({ world, actor, query }) => listUnits(world, actor, query),
  publicRoadShowRecords: ({ world, query }) => listPublicRecords(world, query),
  async publicRoadShowRecord({ world, params }) {
    const found = await findPublicRecord(world, params.recordId);
    if (!found) throw refuse('ENTITY_NOT_FOUND');
    return found;
  },
};
