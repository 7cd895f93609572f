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

/** What the server pushes (server/notice/push-notice.ts). */
interface Pushed {
  id: string;
  title: string;
  text: string;
  lang: string;
  /** Below /event. */
  path: string;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { id, title, text, lang, path } = event.data.json() as Pushed;
  const icon = '/event/icons/icon-192.png';
  // The same notice pushed again takes the place of the first.
  event.waitUntil(self.registration.showNotification(title, { body: text, lang, tag: id, icon, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as Pick<Pushed, 'path'>;
  event.waitUntil(openPage(new URL(`/event${path}`, self.location.origin).href));
});

/** In a window that is open already, else in a new one. */
async function openPage(url: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(url));
  await open.focus();
  await open.navigate(url);
}
