import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { KeepAsked } from '#web/offline/keep-on-device.ts';

/** Waits until the service worker of a page holds all of a part, the shell too; after that it opens without a network. */
export async function isOnDevice(page: Page, part?: string): Promise<void> {
  const asked: KeepAsked = { type: 'KEEP', part, locale: 'en' };
  const isHere = await page.evaluate(async (question) => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    const worker = navigator.serviceWorker.controller;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
      port1.start();
      worker.postMessage(question, [port2]);
    });
  }, asked);
  expect(isHere).toBe(true);
}
