import { Trans } from '@lingui/react/macro';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useLoggedIn } from '#web/api/session-token.ts';
import { Overlays } from '#web/ui/overlays.tsx';
import { Banners } from './banners.tsx';
import { Frame } from './frame.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SiteName } from './site-name.tsx';
import { slots } from './slots.ts';
import { ThemeButton } from './theme-button.tsx';
import { usePageChanges } from './use-page-changes.ts';

/** The frame of every page but those that fill the whole screen (`staticData: { bare: true }`), as the scanner does. */
export function Shell() {
  usePageChanges();
  const bare = useRouterState({ select: (state) => state.matches.some((match) => match.staticData.bare) });
  return (
    <>
      {bare ? <Outlet /> : <FramedPage />}
      <Overlays />
    </>
  );
}

function FramedPage() {
  const { account: Account, areas: Areas, bell: Bell, undo: Undo, tabs: Tabs } = slots();
  const loggedIn = useLoggedIn();
  return (
    <>
      <a
        href="#main"
        onClick={(event) => {
          // A hash would be a route of its own here.
          event.preventDefault();
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
        className="sr-only rounded-lg bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        <Trans>Skip to content</Trans>
      </a>
      <Frame
        logo={
          <Link to="/home" className="flex min-h-touch items-center gap-2.5 text-ink no-underline">
            <SiteName />
          </Link>
        }
        controls={
          <>
            {loggedIn && <Areas />}
            <LanguageMenu />
            <ThemeButton />
            {loggedIn && <Bell />}
            <Account />
          </>
        }
        banners={
          <>
            <Banners />
            {loggedIn && <Undo />}
          </>
        }
        tabs={loggedIn && <Tabs />}
      >
        <Outlet />
      </Frame>
    </>
  );
}
