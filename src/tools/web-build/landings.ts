interface Landing {
  /** What it shows, by path below src/web. */
  modules: readonly string[];
  /** Folders of its words that do not come with its modules. */
  words: readonly string[];
}

const detail: Landing = {
  modules: ['home/event-detail-page.tsx', 'api/with-queries.tsx'],
  words: ['account/role', 'api'],
};

/** The pages that people come to from outside, by a link, a mail or an icon; by address below /event. */
export const landings: Record<string, Landing> = {
  '': { modules: ['home/home-page.tsx'], words: [] },
  '/home': { modules: ['home/home-page.tsx'], words: [] },
  '/detail': detail,
  '/event/detail': detail,
  '/talk/party-person/apply': {
    modules: ['routes.ts', 'account/start-session.ts', 'participant/unit/apply-page.tsx', 'api/with-queries.tsx'],
    words: ['participant', 'api'],
  },
  '/sign-in/scan': { modules: ['routes.ts', 'sign-in/scan-page.tsx'], words: ['sign-in', 'scanner'] },
};
