import type { Locale } from '#domain/locale.ts';

/** What a page asks of the service worker; answered with whether it is all on the device. */
export interface KeepAsked {
  type: 'KEEP';
  part?: string | undefined;
  locale: Locale;
}

/** The worker that has this page; on a first visit that comes a little later than the page. */
function ownWorker(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve(serviceWorker.controller);
  return new Promise((resolve) => {
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        if (serviceWorker.controller) resolve(serviceWorker.controller);
      },
      { once: true },
    );
  });
}

/**
 * Has a part of the portal, or the words of a language, kept on this device from now on, also in later versions.
 * @param part a folder with pages; none for the language alone
 * @returns whether all of it is here; where the browser has no service worker that answer never comes
 */
export async function keepOnDevice(locale: Locale, part?: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const worker = await ownWorker();
  const asked: KeepAsked = { type: 'KEEP', part, locale };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data), { once: true });
    port1.start();
    worker.postMessage(asked, [port2]);
  });
}
