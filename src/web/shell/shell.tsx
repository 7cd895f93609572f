import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { BottomTabs } from '#web/ui/bottom-tabs.tsx';
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
  const { t } = useLingui();
  const { account: Account, useTabs } = slots();
  const tabs = useTabs();
  return (
    <>
      <a
        href="#main"
        onClick={(event) => {
          // A hash would be a route of its own here.
          event.preventDefault();
          document.querySelector<HTMLElement>('main h1, main')?.focus();
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
            <LanguageMenu />
            <ThemeButton />
            <Account />
          </>
        }
        banners={<Banners />}
        tabs={tabs.length > 0 && <BottomTabs label={t`Main`} tabs={tabs} />}
      >
        <Outlet />
      </Frame>
    </>
  );
}
