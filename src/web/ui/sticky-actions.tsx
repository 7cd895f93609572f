import type { ReactNode } from 'react';

/** The primary action within reach of the thumb on a phone, at the end of the page on a desk. */
export const StickyActions = ({ children }: { children: ReactNode }) => (
  <div
    data-no-print
    className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-6 flex flex-wrap gap-3 border-t border-line bg-surface px-4 py-3 *:flex-1 md:static md:mx-0 md:justify-end md:border-0 md:bg-transparent md:px-0 md:*:flex-none"
  >
    {children}
  </div>
);
