import type { ReactNode } from 'react';

/** What stands above a list: its heading, a line about it, and what it is for besides reading; one line where lists are compact. */
export const ListHead = ({
  heading,
  beside,
  about,
  children,
}: {
  heading: ReactNode;
  /** A few words that belong to the heading. */
  beside?: ReactNode;
  about?: ReactNode;
  children?: ReactNode;
}) => (
  <div className="mb-4 flex flex-wrap items-end justify-between gap-3 compact:mb-2 compact:flex-nowrap compact:items-center">
    <div className="min-w-0 compact:flex compact:items-baseline compact:gap-3 compact:[&>:first-child]:shrink-0">
      {heading}
      {beside}
      {about && <p className="max-w-reading min-w-0 text-muted compact:truncate compact:text-sm">{about}</p>}
    </div>
    <div data-no-print className="flex min-w-0 flex-wrap gap-2 compact:shrink-0">
      {children}
    </div>
  </div>
);
