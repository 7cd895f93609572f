import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** CSS pixels, at least. */
export const ticketCodeWidth = 300;

/**
 * From edge to edge on a phone, and white in dark mode too: what reads it needs black on white. Also part of what stands
 * in index.html before any script.
 */
export const TicketCode = ({ spaced, children }: { spaced: ReactNode; children: ReactNode }) => (
  <section className="-mx-4 flex flex-col items-center gap-4 bg-[#fff] px-4 py-10 text-center text-[#000] shadow-card md:mx-0 md:rounded-card">
    {children}
    <p className="font-mono text-lg font-semibold tracking-wider text-balance">{spaced}</p>
    <p>
      <Trans>Show this code at the entrance. It's yours only, so please don't share it.</Trans>
    </p>
  </section>
);
