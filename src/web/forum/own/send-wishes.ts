import { t } from '@lingui/core/macro';
import { hasCode } from '#web/api/api-error.ts';
import { answer, api } from '#web/api/client.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ownLinkHeaders } from '#web/own-link/own-link-headers.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { ownProgrammeQuery } from './own-programme-query.ts';
import { forgetWish, store, stored, type Wish } from './wishes.ts';

const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('own-programme', work) : work();

/**
 * Sends what was pressed on this device, one tab at a time; without a network it stays for later. A wish goes only when
 * the server's own answer has it: nothing on the screen goes back for a moment.
 */
export const sendWishes = (): Promise<void> =>
  inTurn(async () => {
    const sent = new Map<string, Wish>();
    const nextOne = () => Object.entries(stored().wishes).find(([id, { wanted }]) => sent.get(id)?.wanted !== wanted);
    try {
      for (let next = nextOne(); next; next = nextOne()) {
        const [id, one] = next;
        if (await isSent(id, one)) sent.set(id, one);
      }
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    if (sent.size === 0) return;
    const { link } = stored();
    if (link) await queryClient.fetchQuery({ ...ownProgrammeQuery(link), staleTime: 0 }).catch(() => null);
    for (const [id, one] of sent) forgetWish(id, one);
  });

/** False where it is to be tried at once anew, or was refused and is gone. */
async function isSent(sessionId: string, one: Wish): Promise<boolean> {
  const { link } = stored();
  try {
    if (link) await change(link, sessionId, one.wanted);
    else if (one.wanted) {
      const begun = await answer(api.POST('/public/api/v1/own-programmes', { body: { sessionIds: [sessionId] } }));
      store({ ...stored(), link: begun.link });
    }
    return true;
  } catch (error) {
    if (isPassing(error)) throw error;
    // The programme was erased because nobody opened it for long: the next try begins another one.
    if (link && hasCode(error, 'LINK_HAS_EXPIRED')) store({ ...stored(), link: null });
    else {
      forgetWish(sessionId, one);
      toast({
        tone: 'bad',
        text: hasCode(error, 'CAPACITY_EXCEEDED')
          ? t`Your programme is full. Remove a session first.`
          : t`This session has been cancelled.`,
      });
    }
    return false;
  }
}

const change = (link: string, sessionId: string, wanted: boolean) => {
  const asked = { params: { path: { sessionId } }, headers: ownLinkHeaders(link) };
  return wanted
    ? answer(api.PUT('/public/api/v1/own/programme/sessions/{sessionId}', asked))
    : answer(api.DELETE('/public/api/v1/own/programme/sessions/{sessionId}', asked));
};
