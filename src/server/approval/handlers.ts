import type { approvalApi } from '#contract/approval.ts';
import type { daySheetApi } from '#contract/day-sheet.ts';
import type { Handlers } from '#server/serve.ts';
import { daySheet } from './day-sheet.ts';
import { openFilePack, sendFilePack } from '#server/file-pack/file-pack.ts';
import { liftNotApplicable } from './lift-not-applicable.ts';
import { listCases } from './list-cases.ts';
import { listFiles } from './list-files.ts';
import { doDeed, makeDesignMove } from './make-design-move.ts';
import { addNote, answerNote, removeNote } from './notes.ts';
import { addPin, setPin } from './pins.ts';
import { readApproval } from './read-approval.ts';
import { sendVersionPicture } from './version-picture.ts';
import { replyTo } from './reply.ts';
import { readStory } from './story-of.ts';

const done = { done: true } as const;

export const approvalHandlers: Handlers<typeof approvalApi> = {
  approval: ({ world, actor, params }) => readApproval(world, actor, params.enrollmentId),
  approvalFiles: ({ world, actor, params, query }) => listFiles(world, actor, params.enrollmentId, query),
  approvalStory: ({ world, actor, params, query }) => readStory(world, actor, params.enrollmentId, query.before),
  async makeDesignMove({ world, actor, params, body: { move, ...wish } }) {
    await makeDesignMove(world, actor, params.enrollmentId, move, wish);
    return done;
  },
  async confirm({ world, actor, params: { party }, body: { enrollmentId, version } }) {
    await doDeed(world, actor, enrollmentId, { party, deed: 'confirm' }, { version, note: '' });
    return done;
  },
  async return({ world, actor, params: { party }, body: { enrollmentId, ...wish } }) {
    await doDeed(world, actor, enrollmentId, { party, deed: 'return' }, wish);
    return done;
  },
  async submit({ world, actor, body: { enrollmentId, version } }) {
    await doDeed(world, actor, enrollmentId, { party: 'contractor', deed: 'submit' }, { version, note: '' });
    return done;
  },
  async replyPass({ world, actor, params: { party }, body: { attachmentId: fileId, ...reply } }) {
    await replyTo(world, actor, party, 'ACCEPT', { fileId, ...reply });
    return done;
  },
  async replyNotPass({ world, actor, params: { party }, body: { attachmentId: fileId, ...reply } }) {
    await replyTo(world, actor, party, 'REJECT', { fileId, ...reply });
    return done;
  },
  async replyNotApplicable({ world, actor, params: { party }, body: { attachmentId: fileId, ...reply } }) {
    await replyTo(world, actor, party, 'CANCEL', { fileId, ...reply });
    return done;
  },
  async liftNotApplicable({ world, actor, body: { attachmentId: fileId, ...reply } }) {
    await liftNotApplicable(world, actor, { fileId, ...reply });
    return done;
  },
  versionPicture: ({ world, actor, params, query, request, reply }) =>
    sendVersionPicture(world, actor, { ...params, ...query }, { request, reply }),
  addPin: ({ world, actor, params, body }) => addPin(world, actor, params.fileId, body),
  async setPin({ world, actor, params, body }) {
    await setPin(world, actor, params.pinId, body.isClosed);
    return done;
  },
  addNote: ({ world, actor, params, body }) => addNote(world, actor, params.enrollmentId, body),
  async removeNote({ world, actor, params }) {
    await removeNote(world, actor, params.noteId);
    return done;
  },
  async answerNote({ world, actor, params, body }) {
    await answerNote(world, actor, params.noteId, body.answer);
    return done;
  },
};

export const daySheetHandlers: Handlers<typeof daySheetApi> = {
  contractorCases: ({ world, actor, query }) => listCases(world, actor, query),
  daySheet: ({ world, actor, query }) => daySheet(world, actor, query.activityId),
  openFilePack: ({ world, actor, body }) => openFilePack(world, actor, body.activityId),
  filePack: ({ world, query, reply }) => sendFilePack(world, query.link, reply),
};
