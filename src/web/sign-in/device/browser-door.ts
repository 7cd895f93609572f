import { useSyncExternalStore } from 'react';
import type { Door } from '#web/door/door.ts';
import type { DoorState } from '#web/door/door-state.ts';
import { browserEnvironment } from '#web/door/environment.ts';
import { openDoor } from '#web/door/open-door.ts';
import { startSearchWorker } from '#web/door/search/start-search-worker.ts';
import { ownVersion } from '#web/shell/own-version.ts';

let opened: Door | null = null;

/** This browser's door: one for all pages, opened by the first that needs it. */
export function browserDoor(): Door {
  opened ??= openDoor(browserEnvironment({ appVersion: ownVersion(), startSearchWorker }));
  return opened;
}

export function useDoor(): { door: Door; state: DoorState } {
  const door = browserDoor();
  return { door, state: useSyncExternalStore(door.subscribe, door.getState) };
}
