import { useSyncExternalStore } from 'react';
import { askVersion } from '#web/api/ask-version.ts';
import { Listeners } from '#web/listeners.ts';
import { reloadIsHeld } from './busy-work.ts';
import { ownVersion } from './own-version.ts';
import { pageIsQuiet } from './page-quiet.ts';

const lookEveryMs = 5 * 60 * 1000;
/** A page opened a moment ago can be replaced before anyone has begun with it. */
const justOpenedMs = 10_000;
const opened = Date.now();
const reloadedForKey = 'reloaded-for-version';

let apply: (() => void) | null = null;
const listeners = new Listeners();

async function servedVersion(): Promise<string | null> {
  const response = await askVersion();
  const body: { version?: string } | null = response?.ok ? await response.json().catch(() => null) : null;
  return body?.version ?? null;
}

/** Tells when /event/config/version.json names another version than this page's (D1 §7). */
export function watchVersion(onOther: (served: string) => void): void {
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    const served = await servedVersion();
    if (served && served !== ownVersion()) onOther(served);
  };
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), lookEveryMs);
  void look();
}

/**
 * Where no service worker brings the new version, a reload should. It is tried once for each version: what stands
 * between, as a cache or a release that is still under way, may give the old page again and again.
 */
export function offerReload(served: string): void {
  if (sessionStorage.getItem(reloadedForKey) === served) return;
  offerVersion(() => {
    sessionStorage.setItem(reloadedForKey, served);
    location.reload();
  });
}

/** A new version is here: it is offered, and taken at the next moment when nobody is in the middle of something. */
export function offerVersion(take: () => void): void {
  apply = take;
  listeners.tell();
  if (Date.now() - opened < justOpenedMs) void takeVersionIfFree();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void takeVersionIfFree();
  });
}

/** At a pause, as between two pages: takes the new version unless some tab is busy. */
export async function takeVersionIfFree(): Promise<void> {
  if (!apply) return;
  await pageIsQuiet();
  if (!(await reloadIsHeld())) apply();
}

/** For who presses: whatever is held. */
async function takeVersion(): Promise<void> {
  await pageIsQuiet();
  apply?.();
}

/** What the person may press to have the new version at once. */
export const useOfferedVersion = (): (() => Promise<void>) | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => apply && takeVersion,
    () => null,
  );
