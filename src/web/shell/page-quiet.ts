/** A worker that is asked to go while it answers, or within a second after, stays for half a minute (Chromium). */
const quietMs = 1000;
const longestNoiseMs = 5000;

let lastLoadedAt = 0;

/** From now on it is known when the page last loaded something. */
export function watchLoading(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      lastLoadedAt = Math.max(lastLoadedAt, startTime + duration);
    }
  }).observe({ type: 'resource', buffered: true });
}

/** Resolves when the page has loaded nothing for a moment, or when it does not stop loading. */
export async function pageIsQuiet(): Promise<void> {
  const latest = performance.now() + longestNoiseMs;
  for (;;) {
    const rest = Math.min(lastLoadedAt + quietMs, latest) - performance.now();
    if (rest <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
