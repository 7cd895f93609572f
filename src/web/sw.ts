import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** The server's own pages are never answered with the app. */
const serverPages = [/^\/event\/idp(\/|$)/, /^\/event\/login(\/|$)/, /^\/event\/config\//, /^\/event-api\//];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/event/index.html'), { denylist: serverPages }));

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Background Sync only wakes the door's own sender; it never sends itself (`src/web/door`). */
self.addEventListener('sync', (event: Event & { tag?: string; waitUntil?: (work: Promise<unknown>) => void }) => {
  if (event.tag === 'door') event.waitUntil?.(wakeDoors());
});

async function wakeDoors(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage('door:wake');
}
