import { offerVersion, watchVersion } from './new-version.ts';

/** Makes the portal open without a network, and hears of new versions. */
export async function startServiceWorker(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  const registration = await navigator.serviceWorker
    ?.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return watchVersion(() => offerVersion(() => location.reload()));

  const offerIfWaiting = () => {
    // Without a controller this is the first visit, and what waits is what the page already runs.
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) offerVersion(() => takeOver(waiting));
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerIfWaiting);
  });
  offerIfWaiting();
  watchVersion(() => void registration.update().catch(() => undefined));
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}
