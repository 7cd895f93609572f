import { offerVersion, watchVersion } from './new-version.ts';

/** Makes the portal open without a network, and offers a new version once it is on the device. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return watchVersion(() => offerVersion(() => location.reload()));
  const { Workbox } = await import('workbox-window');
  const scope = import.meta.env.BASE_URL;
  const workbox = new Workbox(`${scope}sw.js`, { scope, updateViaCache: 'none' });
  workbox.addEventListener('waiting', () =>
    offerVersion(() => {
      // Workbox tells of the first change of controller only, and that was the first visit's.
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      workbox.messageSkipWaiting();
    }),
  );
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return watchVersion(() => offerVersion(() => location.reload()));
  watchVersion(() => void workbox.update().catch(() => undefined));
}
