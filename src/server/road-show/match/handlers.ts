import type { roadShowMatchApi } from '#contract/road-show/match.ts';
import type { Handlers } from '#server/serve.ts';
import { askMatch } from './ask-match.ts';
import { listMatches } from './list-matches.ts';
import { moveMatch } from './move-match.ts';

export const roadShowMatchHandlers: Handlers<typeof roadShowMatchApi> = {
  roadShowMatches: ({ world, actor, query }) => listMatches(world, actor, query),
  askRoadShowMatch: async ({ world, actor, body }) => ({ id: await askMatch(world, actor, body) }),
  async moveRoadShowMatch({ world, actor, params, body }) {
    await moveMatch(world, actor, params.matchId, body);
    return { done: true } as const;
  },
};
