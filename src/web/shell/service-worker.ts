import { offerReload, offerVersion, watchVersion } from './new-version.ts';
import { watchLoading } from './page-quiet.ts';

const longestChangeMs = 8000;

/** Makes the portal open without a network, and offers a new version once it is on the device. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return watchVersion(offerReload);
  watchLoading();
  const { Workbox } = await import('workbox-window');
  const scope = import.meta.env.BASE_URL;
  const workbox = new Workbox(`${scope}sw.js`, { scope, updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    // Firefox also tells of the first worker of all, when the page is reloaded while that one is still installing.
    if (!navigator.serviceWorker.controller) return;
    offerVersion(() => {
      // Workbox tells of the first change of controller only, and that was the first visit's.
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      workbox.messageSkipWaiting();
      // The old one may be held by something it still answers; a reload lets go of that too.
      setTimeout(() => location.reload(), longestChangeMs);
    });
  });
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return watchVersion(offerReload);
  watchVersion(() => void workbox.update().catch(() => undefined));
}
