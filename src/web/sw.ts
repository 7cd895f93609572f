import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { type Product, withSiteNames } from '#contract/site-names.ts';
import type { KeepAsked } from './offline/keep-on-device.ts';
import { isOfShell, keptParts, type OfflineFile, storeName } from './offline/kept-parts.ts';
import { forgetPagesThatAreOver } from './participant/kept-page.ts';

type RouteHandlerCallbackOptions = Parameters<typeof app>[0];

declare const self: ServiceWorkerGlobalScope;

const files = (self.__WB_MANIFEST as OfflineFile[]).map((file) => ({
  ...file,
  url: new URL(file.url, self.location.href).href,
}));
precacheAndRoute(files.filter(isOfShell).map(({ url, revision }) => ({ url, revision })));
cleanupOutdatedCaches();

/** Beyond the shell a file is kept once it was used, and a part as a whole once somebody opened a page of it. */
const parts = keptParts(files);
const beyondShell = new Set(files.filter((file) => !isOfShell(file)).map(({ url }) => url));
registerRoute(({ url }) => beyondShell.has(url.href), new CacheFirst({ cacheName: storeName }));

const app = createHandlerBoundToURL('/event/index.html');
const productAddress = '/event/config/product.json';

/** The server's own pages are never answered with the app. */
const serverPages = [/^\/event\/idp(\/|$)/, /^\/event\/login(\/|$)/, /^\/event\/config\//, /^\/event-api\//];
registerRoute(new NavigationRoute(namedApp, { denylist: serverPages }));
registerRoute(({ url }) => url.pathname === productAddress, readProduct);

// A new version waits until it has all that this device has taken up.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([readProduct(), parts.complete()])));
self.addEventListener('message', (event) => {
  const asked = event.data as KeepAsked | { type: 'SKIP_WAITING' } | null;
  if (asked?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (asked?.type === 'KEEP') event.waitUntil(keep(asked, event.ports));
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), parts.prune()])));

async function keep(asked: KeepAsked, [answer]: readonly MessagePort[]): Promise<void> {
  const isHere = await parts.take(asked).then(
    () => true,
    () => false,
  );
  answer?.postMessage(isHere);
}

/** The app under the name that staff gave the portal, as it was when the portal was last opened. */
async function namedApp(opening: RouteHandlerCallbackOptions): Promise<Response> {
  const [page, kept] = await Promise.all([app(opening), caches.match(productAddress)]);
  opening.event.waitUntil(Promise.all([readProduct(), forgetPagesThatAreOver()]));
  const { siteNames = null }: Partial<Product> = (await kept?.json()) ?? {};
  if (!siteNames) return page;
  return new Response(withSiteNames(await page.text(), siteNames), page);
}

/** Asks the server, and keeps what it says for the next opening; without a network what was kept. */
async function readProduct(): Promise<Response> {
  try {
    const answer = await fetch(productAddress, { cache: 'no-cache' });
    if (answer.ok) await (await caches.open('product')).put(productAddress, answer.clone());
    return answer;
  } catch {
    return (await caches.match(productAddress)) ?? Response.error();
  }
}

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
