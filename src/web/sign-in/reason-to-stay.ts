import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Door } from '#web/door/door.ts';
import { loadWordsOf } from '#web/i18n/language.ts';
import { browserDoor } from './device/browser-door.ts';

/** Why nobody should log out on this phone now: it is a station with scans that the server does not have yet. */
export async function stationsReasonToStay(): Promise<string | null> {
  const pending = await pendingOf(browserDoor());
  if (pending === 0) return null;
  await loadWordsOf(['sign-in']);
  return i18n._(
    msg`${plural(pending, {
      one: '# scan waits on this phone. Send it or export it first: open “Scan”, then “End of shift”.',
      other: '# scans wait on this phone. Send them or export them first: open “Scan”, then “End of shift”.',
    })}`,
  );
}

function pendingOf(door: Door): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const { phase, queue } = door.getState();
      if (phase === 'opening') return;
      stopped();
      resolve(queue.pending);
    };
    const stopped = door.subscribe(look);
    look();
  });
}
