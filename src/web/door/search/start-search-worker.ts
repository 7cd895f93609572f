import type { SearchAnswer, SearchMessages } from './search-messages.ts';

/** The search in a worker of its own, so that building its index never holds up a scan. */
export function startSearchWorker(): SearchMessages {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    listen: (listener) =>
      worker.addEventListener('message', (event: MessageEvent<SearchAnswer>) => listener(event.data)),
    close: () => worker.terminate(),
  };
}
