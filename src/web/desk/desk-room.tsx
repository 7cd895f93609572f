import type { ReactNode } from 'react';

/** Also kept free until the role is known, so that the page stays where it began. */
export const menuPlace = '-mt-3 mb-2 min-h-touch';

/** A page of the desk with the parts beside it, or above it where there is no room. Also written into index.html. */
export const DeskRoom = ({ parts, children }: { parts: ReactNode; children: ReactNode }) => (
  <div
    data-wide
    data-desk
    className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-start lg:gap-8 pointer-fine:lg:-mt-6 print:block"
  >
    {parts}
    {children}
  </div>
);
