import type { OwnRegistration } from '#contract/public-event/public-event.ts';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { forgetAt, keepAt, keptAt } from '#web/participant/kept-page.ts';

export interface ShownRegistration {
  own: OwnRegistration;
  /** When the server gave it; null: just now. */
  keptAt: Instant | null;
}

interface KeptRegistration {
  own: OwnRegistration;
  endDate: BusinessDate;
}

/** Where each link's registration lies: nobody reads it who does not have the link. */
const placeOf = (link: string): string => `/event-api/public/registrations/${encodeURIComponent(link)}`;

/** What the server says, kept so that the codes open at a door without a network; then what was kept last. */
export async function ownOrKept(link: string, ask: () => Promise<OwnRegistration>): Promise<ShownRegistration> {
  try {
    const own = await ask();
    // How to write to them is not needed at a door.
    const shown = { ...own, email: '', newEmail: '' };
    await keepAt<KeptRegistration>(placeOf(link), {
      own: shown,
      endDate: own.event.endDate.slice(0, 10) as BusinessDate,
    });
    return { own, keptAt: null };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) await forgetAt(placeOf(link));
    const kept = isPassing(error) ? await keptAt<KeptRegistration>(placeOf(link)) : null;
    if (!kept) throw error;
    return { own: kept.page.own, keptAt: kept.confirmedAt };
  }
}
