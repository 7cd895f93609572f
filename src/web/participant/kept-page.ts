import type { z } from 'zod';
import type { participantApi } from '#contract/participant/unit.ts';
import { businessDateAt, type Instant, instantOf } from '#domain/instant.ts';

export type ParticipantPageData = z.output<(typeof participantApi)['participantPage']['reply']>;

/**
 * What a participant's own page shows, and nothing else of that person: it is kept on the device so that the code
 * opens at a door without a network.
 */
export type ShownPage = Omit<ParticipantPageData, 'language'>;

type Lasting = Pick<ShownPage, 'endDate'>;

export interface Kept<Page> {
  page: Page;
  /** When the server last said that it is so, by this device's clock. */
  confirmedAt: Instant;
}
export type KeptPage = Kept<ShownPage>;

const storeName = 'own-pages';
/** Where each link's page lies: nobody reads it who does not have the link. */
const placeOf = (token: string): string => `/event-api/public/participants/${encodeURIComponent(token)}`;
/** Null where the browser keeps nothing for pages that did not come safely; they work with a network only. */
const opened = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(storeName) : null);

export async function keepPage(token: string, data: ParticipantPageData): Promise<KeptPage> {
  const { language: _language, ...page } = data;
  return keepAt(placeOf(token), page);
}
export const keptPage = (token: string): Promise<KeptPage | null> => keptAt(placeOf(token));
export const forgetPage = (token: string): Promise<void> => forgetAt(placeOf(token));

/** Keeps what somebody's own link shows, until the day after its activity. @param place an address that has the link */
export async function keepAt<Page extends Lasting>(place: string, page: Page): Promise<Kept<Page>> {
  const kept: Kept<Page> = { page, confirmedAt: instantOf(Date.now()) };
  if (!isOver(page)) {
    // A full or forbidden storage must not hide the page that was just read.
    await opened()
      .then((store) => store?.put(place, new Response(JSON.stringify(kept))))
      .catch(() => undefined);
  }
  return kept;
}

export async function keptAt<Page>(place: string): Promise<Kept<Page> | null> {
  const store = await opened().catch(() => null);
  const found = await store?.match(place);
  return found ? ((await found.json()) as Kept<Page>) : null;
}

export async function forgetAt(place: string): Promise<void> {
  const store = await opened().catch(() => null);
  await store?.delete(place);
}

/** What was kept goes when its activity is over; the service worker looks at every opening of the portal. */
export async function forgetPagesThatAreOver(): Promise<void> {
  const store = await opened().catch(() => null);
  for (const place of (await store?.keys()) ?? []) {
    const kept = (await (await store?.match(place))?.json()) as Kept<Lasting> | undefined;
    if (kept && isOver(kept.page)) await store?.delete(place);
  }
}

const isOver = ({ endDate }: Lasting): boolean => businessDateAt(instantOf(Date.now())) > endDate;
