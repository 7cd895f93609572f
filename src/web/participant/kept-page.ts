import type { z } from 'zod';
import type { participantApi } from '#contract/participant/unit.ts';
import { businessDateAt, type Instant, instantOf } from '#domain/instant.ts';

export type ParticipantPageData = z.output<(typeof participantApi)['participantPage']['reply']>;

/**
 * What a participant's own page shows, and nothing else of that person: it is kept on the device so that the code
 * opens at a door without a network.
 */
export type ShownPage = Omit<ParticipantPageData, 'language'>;

export interface KeptPage {
  page: ShownPage;
  /** When the server last said that it is so, by this device's clock. */
  confirmedAt: Instant;
}

const storeName = 'own-pages';
/** Where each link's page lies: nobody reads it who does not have the link. */
const placeOf = (token: string): string => `/event-api/public/participants/${encodeURIComponent(token)}`;
/** Null where the browser keeps nothing for pages that did not come safely; they work with a network only. */
const opened = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(storeName) : null);

export async function keepPage(token: string, data: ParticipantPageData): Promise<KeptPage> {
  const { language: _language, ...page } = data;
  const kept: KeptPage = { page, confirmedAt: instantOf(Date.now()) };
  if (!isOver(page)) {
    // A full or forbidden storage must not hide the page that was just read.
    await opened()
      .then((store) => store?.put(placeOf(token), new Response(JSON.stringify(kept))))
      .catch(() => undefined);
  }
  return kept;
}

export async function keptPage(token: string): Promise<KeptPage | null> {
  const store = await opened().catch(() => null);
  const found = await store?.match(placeOf(token));
  return found ? ((await found.json()) as KeptPage) : null;
}

export async function forgetPage(token: string): Promise<void> {
  const store = await opened().catch(() => null);
  await store?.delete(placeOf(token));
}

/** What was kept goes when its activity is over; the service worker looks at every opening of the portal. */
export async function forgetPagesThatAreOver(): Promise<void> {
  const store = await opened().catch(() => null);
  for (const place of (await store?.keys()) ?? []) {
    const kept = (await (await store?.match(place))?.json()) as KeptPage | undefined;
    if (kept && isOver(kept.page)) await store?.delete(place);
  }
}

const isOver = ({ endDate }: Pick<ShownPage, 'endDate'>): boolean => businessDateAt(instantOf(Date.now())) > endDate;
