import { z } from 'zod';
import { type Api, Id } from '#contract/api.ts';
import { ForumSession } from './session.ts';

export const programmeMaxAgeSeconds = 60;

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
} as const satisfies Api;
