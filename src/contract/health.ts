import { z } from 'zod';
import type { Api } from './api.ts';

export const healthApi = {
  health: {
    method: 'get',
    path: '/health',
    access: 'public',
    summary: 'The process answers',
    reply: z.object({ status: z.literal('live') }),
    errors: [],
  },
  ready: {
    method: 'get',
    path: '/ready',
    access: 'public',
    summary: 'The database can be reached and every migration is applied',
    reply: z.object({ status: z.literal('ready') }),
    errors: [],
  },
} as const satisfies Api;
