import type { ReactNode } from 'react';
import { OfficeHours } from './office-hours.tsx';

/**
 * The header, the place of the page and the footer, with no router about it: it is also written into index.html at
 * build, so that it is on the screen before any script runs. A page that says `data-wide` gets more of a wide screen.
 */
export const Frame = ({
  logo,
  controls,
  banners,
  children,
  tabs,
}: {
  logo: ReactNode;
  controls: ReactNode;
  banners?: ReactNode;
  children: ReactNode;
  tabs?: ReactNode;
}) => (
  <div className="flex min-h-dvh flex-col lg:has-[[data-wide]:not([data-first]_*)]:[--page-width:96rem]">
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-x-2 px-4 flex-wrap md:flex-nowrap">
        <div className="grow max-md:min-w-0 max-md:basis-12">{logo}</div>
        <div className="ml-auto flex items-center flex-wrap md:flex-nowrap">{controls}</div>
      </div>
    </header>
    {banners}
    {/* The footer is below the screen of a phone, and of any while a part of a page is still read: it never jumps. */}
    <main
      id="main"
      className="mx-auto w-full max-w-page flex-1 px-4 py-6 max-md:min-h-dvh md:has-[div[aria-busy=true],.pulse-soft]:min-h-dvh md:py-10"
    >
      {children}
    </main>
    <footer className="border-t border-line bg-surface pb-(--bottom-bar)">
      <div className="mx-auto max-w-page px-4 py-6 text-sm text-muted">
        <OfficeHours />
      </div>
    </footer>
    {tabs}
  </div>
);
