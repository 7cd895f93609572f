import { answer, api } from '#web/api/client.ts';

/** Whether this browser can show notices while the portal is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

/**
 * Asks the person, as a browser only lets a tap do, and tells the server where to send. @returns whether they agreed
 */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const [registration, { key }] = await Promise.all([navigator.serviceWorker.ready, answer(api.GET('/push/key'))]);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
  await answer(api.PUT('/push/subscription', { body }));
  return true;
}

/** No more on this browser, whether or not the server can be reached: it forgets a subscription that is gone. */
export async function endPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
