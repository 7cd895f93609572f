import { z } from 'zod';
import { administrators, fundStaff } from '#domain/account/roles.ts';
import { type Api, Id, Version } from '#contract/api.ts';
import { WireNames } from '#contract/texts.ts';
import { SessionFields } from './session.ts';

export const DeskSession = SessionFields.extend({ id: Id, forumId: Id, version: Version });
export type DeskSession = z.infer<typeof DeskSession>;

export const DeskProgramme = z.object({
  forum: z.object({ id: Id, activityId: Id, ...WireNames, isPublished: z.boolean() }),
  content: z.array(DeskSession),
});
export type DeskProgramme = z.infer<typeof DeskProgramme>;

const ofForum = z.object({ forumId: Id });
const ofSession = z.object({ sessionId: Id });

export const forumDeskApi = {
  deskProgramme: {
    method: 'get',
    path: '/admin/forums/{forumId}/sessions',
    access: fundStaff,
    summary: 'The programme of a forum, published or not, by time',
    params: ofForum,
    reply: DeskProgramme,
    errors: ['ENTITY_NOT_FOUND'],
  },
  addSession: {
    method: 'post',
    path: '/admin/forums/{forumId}/sessions',
    access: administrators,
    summary: 'A new session; PARAMS_ERROR at `hall.tc` where another one of this forum is in the hall at that time',
    params: ofForum,
    body: SessionFields,
    reply: DeskSession,
    once: true,
    errors: ['ENTITY_NOT_FOUND', 'CAPACITY_EXCEEDED'],
  },
  deskSession: {
    method: 'get',
    path: '/admin/forum-sessions/{sessionId}',
    access: fundStaff,
    summary: 'One session',
    params: ofSession,
    reply: DeskSession,
    errors: ['ENTITY_NOT_FOUND'],
  },
  saveSession: {
    method: 'put',
    path: '/admin/forum-sessions/{sessionId}',
    access: administrators,
    summary: 'Save a session over the version that was read',
    params: ofSession,
    body: SessionFields.extend({ version: Version }),
    reply: DeskSession,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  withdrawSession: {
    method: 'delete',
    path: '/admin/forum-sessions/{sessionId}',
    access: administrators,
    summary: 'Take a session off the programme; whoever chose it is shown that it does not take place',
    params: ofSession,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    reply: DeskSession,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  restoreSession: {
    method: 'post',
    path: '/admin/forum-sessions/{sessionId}/restoration',
    access: administrators,
    summary: 'Put a session that was taken off back on the programme',
    params: ofSession,
    body: z.object({ version: Version }),
    reply: DeskSession,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;
