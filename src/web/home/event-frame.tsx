import type { ReactNode } from 'react';

/**
 * An event's page: picture and name, then when, where and the one button in a card beside it, then what is told. On a
 * phone they stand below each other in that order.
 */
export const EventFrame = ({ head, card, children }: { head: ReactNode; card: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
    <div className="min-w-0">{head}</div>
    <div className="flex flex-col gap-6 self-start lg:sticky lg:top-24 lg:row-span-2 lg:mt-11">{card}</div>
    <div className="flex min-w-0 flex-col gap-6">{children}</div>
  </div>
);

/** A fact of it with its sign. */
export const EventFact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="flex gap-3">
    <span className="mt-0.5 text-brand">{icon}</span>
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
