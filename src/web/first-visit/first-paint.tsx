import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { bcp47, locales } from '#domain/locale.ts';
import { FirstActivity } from '#web/home/first-activity.tsx';
import { FirstHome } from '#web/home/first-home.tsx';
import { loadWords } from '#web/i18n/catalogs.ts';
import { FirstTicket } from '#web/participant/first-ticket.tsx';
import { ListSkeleton } from '#web/participant/unit/list-skeleton.tsx';
import { ParticipantsHeader } from '#web/participant/unit/participants-header.tsx';
import { ScannerSplash } from '#web/sign-in/scan/scanner-splash.tsx';
import { BackAnchor } from '#web/ui/page-header.tsx';
import { Frame } from '#web/shell/frame.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { SiteName } from '#web/shell/site-name.tsx';
import { ForumHead, forumPictureShape } from '#web/forum/forum-head.tsx';
import { TakePartHeader } from '#web/take-part/take-part-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FirstArticle } from './first-article.tsx';
import { FirstInbox, FirstPeople } from './first-desk.tsx';
import { FirstPositions, FirstProjects } from './first-lists.tsx';

const features = [
  'shell',
  'ui',
  'i18n',
  'home',
  'sign-in',
  'participant',
  'recruitment',
  'closing',
  'forum',
  'take-part',
  'inbox',
];

/** The beginnings of pages, by the names that boot.ts, the server and the stylesheet have for them. */
const framed = {
  home: <FirstHome />,
  participants: (
    <>
      <ParticipantsHeader back={<BackAnchor href="/event/home" />} />
      <ListSkeleton />
    </>
  ),
  activity: <FirstActivity />,
  article: <FirstArticle />,
  positions: <FirstPositions />,
  projects: <FirstProjects />,
  forum: (
    <div className="mx-auto max-w-reading">
      <ForumHead
        name={<span data-place="forum-heading" />}
        picture={
          <img data-picture="forum" alt="" fetchPriority="high" className={`${forumPictureShape} not-[[src]]:hidden`} />
        }
      />
      <Skeleton className="h-80" />
    </div>
  ),
  'take-part': (
    <div className="mx-auto max-w-reading">
      <TakePartHeader back={<BackAnchor href="/event/home" />} name={<span data-place="take-part-name" />} />
      <Skeleton className="mb-4 h-20" />
      <Skeleton className="h-96" />
    </div>
  ),
  ticket: <FirstTicket />,
  'desk-inbox': <FirstInbox />,
  'desk-participants': <FirstPeople />,
  other: <PageSkeleton />,
};

/**
 * The frame and the beginning of home in the four languages, for index.html: on the screen before any script. The
 * stylesheet shows the one that boot.ts names.
 */
export async function firstPaint(): Promise<string> {
  const painted = [];
  for (const locale of locales) {
    const words = await Promise.all(features.map((feature) => loadWords(feature, locale)));
    i18n.loadAndActivate({ locale, locales: [bcp47[locale]], messages: Object.assign({}, ...words) });
    painted.push(
      renderToStaticMarkup(
        <div data-first={locale} lang={bcp47[locale]}>
          <I18nProvider i18n={i18n}>
            <div data-first-page="framed">
              <Frame
                logo={
                  <a href="/event/home" className="flex min-h-touch items-center gap-2.5 text-ink no-underline">
                    <SiteName />
                  </a>
                }
                controls={null}
              >
                {Object.entries(framed).map(([name, first]) => (
                  <div key={name} data-first-page={name} className="min-h-dvh">
                    {first}
                  </div>
                ))}
              </Frame>
            </div>
            <div data-first-page="bare">
              <main>
                <ScannerSplash />
              </main>
            </div>
          </I18nProvider>
        </div>,
      ),
    );
  }
  return painted.join('');
}
