import { offerReload, offerVersion, watchVersion } from './new-version.ts';
import { watchLoading } from './page-quiet.ts';

const longestChangeMs = 8000;

/** Makes the portal open without a network, and offers a new version once it is on the device. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return watchVersion(offerReload);
  watchLoading();
  const scope = import.meta.env.BASE_URL;
  const registration = await navigator.serviceWorker
    .register(`${scope}sw.js`, { scope, updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return watchVersion(offerReload);
  const offerInstalled = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offerWaiting(registration));
  // Another tab may have found the new version before this one listens.
  if (registration.waiting) offerWaiting(registration);
  offerInstalled(registration.installing);
  registration.addEventListener('updatefound', () => offerInstalled(registration.installing));
  watchVersion(() => void registration.update().catch(() => undefined));
}

function offerWaiting(registration: ServiceWorkerRegistration): void {
  // The first worker of all waits for a moment too, and is no new version.
  if (!navigator.serviceWorker.controller) return;
  offerVersion(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    // The old one may be held by something it still answers; a reload lets go of that too.
    setTimeout(() => location.reload(), longestChangeMs);
  });
}
