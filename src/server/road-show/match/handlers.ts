import type { roadShowMatchApi } from '#contract/road-show/match.ts';
import type { roadShowSuggestionApi } from '#contract/road-show/suggestion.ts';
import type { Handlers } from '#server/serve.ts';
import { askMatch } from './ask-match.ts';
import { listMatches } from './list-matches.ts';
import { moveMatch } from './move-match.ts';
import { readSuggestions } from './suggest.ts';

export const roadShowMatchHandlers: Handlers<typeof roadShowMatchApi> = {
  roadShowMatches: ({ world, actor, query }) => listMatches(world, actor, query),
  askRoadShowMatch: async ({ world, actor, body }) => ({ id: await askMatch(world, actor, body) }),
  async moveRoadShowMatch({ world, actor, params, body }) {
    await moveMatch(world, actor, params.matchId, body);
    return { done: true } as const;
  },
};

export const roadShowSuggestionHandlers: Handlers<typeof roadShowSuggestionApi> = {
  roadShowSuggestions: ({ world, actor, params }) => readSuggestions(world, actor, params.recordId),
};
