import type { SearchMessages } from './search/search-messages.ts';

/** Everything the door reaches the outside through, so that the same code runs in a tab and in a Node worker. */
export interface DoorEnvironment {
  indexedDB: IDBFactory;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>;
  /** Null where the browser has none: then a lease in the database decides which tab sends. */
  locks: LockManager | null;
  /** Messages between tabs of one browser; null where there is only one. */
  openChannel: (name: string) => DoorChannel | null;
  wallNow: () => number;
  /** Milliseconds that no change of the wall clock moves. */
  monotonicNow: () => number;
  setTimer: (run: () => void, ms: number) => () => void;
  /** From 0 to 1, for the jitter of retries. */
  random: () => number;
  /** Where `/event-api` is, without a slash at the end. */
  apiUrl: string;
  appVersion: string;
  /** A search worker; null where there is none to be had, then searching runs in this thread. */
  startSearchWorker: (() => SearchMessages) | null;
  storage: Pick<StorageManager, 'persist' | 'persisted' | 'estimate'> | null;
  /** The page came back to the front, or the service worker says that the network may be there again. */
  onWake: (listener: () => void) => () => void;
  /** Asks the browser to wake this page when there is a network again, where it can; a hint and nothing more. */
  askToBeWoken: () => void;
  isHidden: () => boolean;
  /** Called at the points where a crash would hurt most; whoever opens the door may stop the world there. */
  milestone?: (point: Milestone) => void | Promise<void>;
}

export interface DoorChannel {
  post: (message: unknown) => void;
  listen: (listener: (message: unknown) => void) => void;
  close: () => void;
}

export type Milestone =
  | 'beforeStore'
  | 'afterStore'
  | 'afterVerdictShown'
  | 'beforeSend'
  | 'afterSend'
  | 'beforeAcknowledge'
  | 'afterAcknowledge'
  | 'midSnapshot'
  | 'beforeSnapshotSwap'
  | 'midMigration'
  | 'midKeyChange';

const isBrowserChannel = typeof BroadcastChannel === 'function';

function openBrowserChannel(name: string): DoorChannel | null {
  if (!isBrowserChannel) return null;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
    close: () => channel.close(),
  };
}

function onBrowserWake(listener: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const whenTold = (event: MessageEvent<unknown>) => {
    if (event.data === 'door:wake') listener();
  };
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('pageshow', listener);
  window.addEventListener('online', listener);
  navigator.serviceWorker?.addEventListener('message', whenTold);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('pageshow', listener);
    window.removeEventListener('online', listener);
    navigator.serviceWorker?.removeEventListener('message', whenTold);
  };
}

interface BackgroundSync {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Chromium only; refused by others and without a service worker, which changes nothing. */
function askBackgroundSync(): void {
  void navigator.serviceWorker?.ready
    .then((registration: ServiceWorkerRegistration & BackgroundSync) => registration.sync?.register('door'))
    .catch(() => undefined);
}

/** Time and chance as the page has them. */
export const browserPace: Pick<DoorEnvironment, 'monotonicNow' | 'random' | 'setTimer'> = {
  monotonicNow: () => performance.now(),
  random: () => Math.random(),
  setTimer: (run, ms) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
};

/** A browser tab. `online` only wakes the sender: whether there is a network is told by our own requests alone. */
export function browserEnvironment(given: {
  appVersion: string;
  startSearchWorker: () => SearchMessages;
}): DoorEnvironment {
  return {
    indexedDB: window.indexedDB,
    fetch: (url, init) => window.fetch(url, init),
    crypto: window.crypto,
    locks: navigator.locks ?? null,
    openChannel: openBrowserChannel,
    wallNow: () => Date.now(),
    ...browserPace,
    apiUrl: new URL('/event-api', window.location.origin).href,
    appVersion: given.appVersion,
    startSearchWorker: given.startSearchWorker,
    storage: navigator.storage ?? null,
    onWake: onBrowserWake,
    askToBeWoken: askBackgroundSync,
    isHidden: () => document.visibilityState === 'hidden',
  };
}
