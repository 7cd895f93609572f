export interface Landing {
  /** What it shows, by path below src/web. */
  modules: readonly string[];
  /** Folders of its words that do not come with its modules. */
  words: readonly string[];
}

const detail: Landing = {
  modules: ['home/event-detail-page.tsx', 'api/with-queries.tsx'],
  words: ['account/role', 'api'],
};

const announcement = 'public-event/announce/announce-page.tsx';

/**
 * Shared by a link, most of them found by search engines too, and made of what many pages need: fetched early, in no
 * file of their own. By address below /event, with a parameter where that makes it another page, the page's path below
 * src/web.
 */
export const foundPages: Record<string, string> = {
  '/public-recruit-list': 'recruitment/public/public-list.tsx',
  '/public-recruit-list?positionId': 'recruitment/public/public-position-page.tsx',
  '/public-event': announcement,
  '/public-event-announce': announcement,
  '/public-projects': 'closing/public/public-list.tsx',
  '/public-projects?projectId': 'closing/public/public-project-page.tsx',
  '/forum-sign?id': 'forum/forum-page.tsx',
  '/take-part?activityId': 'take-part/take-part-page.tsx',
  '/p': 'participant/participant-page.tsx',
  '/public-talk2/list': 'road-show/public-list.tsx',
  '/public-talk2/list?projectId': 'road-show/public-record-page.tsx',
  '/public-talk2/list?demandRecordId': 'road-show/public-record-page.tsx',
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
