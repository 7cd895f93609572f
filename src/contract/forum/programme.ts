import { z } from 'zod';
import { mostChosen } from '#domain/forum/session.ts';
import { locales } from '#domain/locale.ts';
import { type Api, Done, Id } from '#contract/api.ts';
import { ownLinkErrors } from '#contract/own-link.ts';
import { Named } from '#contract/texts.ts';
import { ForumSession } from './session.ts';

export const programmeMaxAgeSeconds = 60;

/** What somebody chose of all forums, by time. */
export const OwnProgramme = z.object({
  content: z.array(
    ForumSession.extend({
      forum: Named,
      /** It was taken off the programme, or its forum is no longer published. */
      isWithdrawn: z.boolean(),
    }),
  ),
  /** Where its calendar is on this server, without its language. */
  calendar: z.string(),
});
export type OwnProgramme = z.infer<typeof OwnProgramme>;
export type ChosenSession = OwnProgramme['content'][number];

const ofSession = z.object({ sessionId: Id });

export const forumApi = {
  programme: {
    method: 'get',
    path: '/public/api/v1/forums/{forumId}/programme',
    access: 'public',
    summary: 'The sessions of a published forum by time; asked for again it may be a minute old',
    params: z.object({ forumId: Id }),
    reply: z.object({ content: z.array(ForumSession) }),
    errors: ['ENTITY_NOT_FOUND'],
  },
  beginOwnProgramme: {
    method: 'post',
    path: '/public/api/v1/own-programmes',
    access: 'public',
    summary: 'One’s own programme, without an account and without anything personal; those gone meanwhile are left out',
    body: z.object({ sessionIds: z.array(Id).min(1).max(mostChosen) }),
    /** Opens it, in the header `own-link`. */
    reply: z.object({ link: z.string() }),
    errors: ['ENTITY_NOT_FOUND'],
    perMinute: 30,
  },
  ownProgramme: {
    method: 'get',
    path: '/public/api/v1/own/programme',
    access: 'public',
    summary: 'One’s own programme, by the link in the header `own-link`',
    reply: OwnProgramme,
    errors: ownLinkErrors,
    perMinute: 120,
  },
  chooseSession: {
    method: 'put',
    path: '/public/api/v1/own/programme/sessions/{sessionId}',
    access: 'public',
    summary: 'Put a session into one’s own programme, by the link in the header `own-link`; again changes nothing',
    params: ofSession,
    reply: Done,
    errors: [...ownLinkErrors, 'CAPACITY_EXCEEDED'],
    perMinute: 120,
  },
  leaveSession: {
    method: 'delete',
    path: '/public/api/v1/own/programme/sessions/{sessionId}',
    access: 'public',
    summary: 'Take a session out of one’s own programme, by the link in the header `own-link`; again changes nothing',
    params: ofSession,
    reply: Done,
    errors: ownLinkErrors,
    perMinute: 120,
  },
  ownProgrammeCalendar: {
    method: 'get',
    path: '/public/api/v1/own-programmes/{feed}/calendar',
    access: 'public',
    summary:
      'One’s own programme as iCalendar, for a calendar that follows it; the address reads it and changes nothing',
    params: z.object({ feed: z.string().min(10).max(200) }),
    query: z.object({ language: z.enum(locales).default('zh') }),
    reply: 'file',
    errors: ownLinkErrors,
    perMinute: 120,
  },
} as const satisfies Api;
