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

/** What every page of whoever is logged in has beside its own, each fetched when the page stands. */
export const ownParts = [
  'navigation/own-tabs.tsx',
  'navigation/own-areas.tsx',
  'account/own-menu.tsx',
  'notice/bell.tsx',
  'undo/staff-undo.tsx',
] as const;

/** What a login needs before that. */
export const sessionParts = ['account/start-session.ts', 'navigation/room-for-tabs.ts'] as const;

/** For whoever seems to be logged in, whatever the page: what the login and then the page begin with. */
export const withLogin: Landing = {
  modules: ['routes.ts', 'i18n/other-catalogs.ts', 'api/with-queries.tsx', ...sessionParts],
  words: ['api'],
};

/** What they need after that. */
export const own: Landing = { modules: ownParts, words: ['navigation', 'account', 'notice', 'undo'] };

/** The same at the desk, where every page is a list or a record. */
export const atDesk: Landing = {
  modules: ['desk/desk-frame.tsx', 'desk/list-page.tsx', 'case/case-body.tsx'],
  words: ['desk', 'domain/account'],
};

/** The pages that people come to from outside, by a link, a mail or an icon; by address below /event. */
export const landings: Record<string, Landing> = {
  '': { modules: ['home/home-page.tsx'], words: [] },
  '/home': { modules: ['home/home-page.tsx'], words: [] },
  '/detail': detail,
  '/event/detail': detail,
  '/talk/party-person/apply': {
    modules: ['participant/unit/apply-page.tsx'],
    words: ['participant'],
  },
  '/sign-in/scan': { modules: ['routes.ts', 'sign-in/scan-page.tsx'], words: ['sign-in', 'scanner'] },
};
