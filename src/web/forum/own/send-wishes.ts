import { t } from '@lingui/core/macro';
import { hasCode, Unreachable, ApiError } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { ownLinkHeaders } from '#web/own-link/own-link-headers.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { forgetWish, store, stored, type Wish } from './wishes.ts';

export const ownProgrammeKey = ['own-programme'] as const;

const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('own-programme', work) : work();

/** Worth trying again later; anything else the server has decided. */
const isLost = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** Sends what was pressed on this device, one tab at a time; without a network it stays for later. */
export const sendWishes = (): Promise<void> =>
  inTurn(async () => {
    const before = stored().wishes;
    if (Object.keys(before).length === 0) return;
    try {
      for (let [next] = Object.entries(stored().wishes); next; [next] = Object.entries(stored().wishes))
        await sendOne(next[0], next[1]);
    } catch (error) {
      if (!isLost(error)) throw error;
    } finally {
      if (stored().wishes !== before) await changed(ownProgrammeKey);
    }
  });

async function sendOne(sessionId: string, one: Wish): Promise<void> {
  const { link } = stored();
  try {
    if (link) await change(link, sessionId, one.wanted);
    else if (one.wanted) {
      const begun = await answer(api.POST('/public/api/v1/own-programmes', { body: { sessionIds: [sessionId] } }));
      store({ ...stored(), link: begun.link });
    }
  } catch (error) {
    if (isLost(error)) throw error;
    // The programme was erased because nobody opened it for long: the next try begins another one.
    if (link && hasCode(error, 'LINK_HAS_EXPIRED')) return store({ ...stored(), link: null });
    toast({
      tone: 'bad',
      text: hasCode(error, 'CAPACITY_EXCEEDED')
        ? t`Your programme is full. Remove a session first.`
        : t`This session no longer takes place.`,
    });
  }
  forgetWish(sessionId, one);
}

const change = (link: string, sessionId: string, wanted: boolean) => {
  const asked = { params: { path: { sessionId } }, headers: ownLinkHeaders(link) };
  return wanted
    ? answer(api.PUT('/public/api/v1/own/programme/sessions/{sessionId}', asked))
    : answer(api.DELETE('/public/api/v1/own/programme/sessions/{sessionId}', asked));
};
