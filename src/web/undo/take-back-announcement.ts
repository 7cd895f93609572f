import { t } from '@lingui/core/macro';
import type { QueryKey } from '@tanstack/react-query';
import { activityKeys, changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { returnDraft } from '#web/ui/use-draft.ts';
import { type Announcement, forgetAnnouncement } from './announcements.ts';

type Kind = Announcement['kind'];
type Of<K extends Kind> = Extract<Announcement, { kind: K }>;

const undo: { [K in Kind]: (one: Of<K>) => Promise<unknown> } = {
  ACTIVITY_CANCELLED: ({ activityId, version }) =>
    answer(
      api.POST('/admin/activities/{activityId}/cancellation/undo', {
        params: { path: { activityId } },
        body: { version },
      }),
    ),
  SUPPLEMENT_PUBLISHED: ({ supplementId, version, groupId }) =>
    answer(
      api.POST('/admin/supplements/{supplementId}/undo', {
        params: { path: { supplementId } },
        body: { version, groupId },
      }),
    ),
  NOTICE_SENT: async ({ groupId, draftKey, written }) => {
    await answer(api.POST('/admin/notices/{groupId}/take-back', { params: { path: { groupId } } }));
    returnDraft(draftKey, written);
  },
};

/** What is shown of these is old once it is taken back. */
const changedBy: Record<Kind, readonly QueryKey[]> = {
  ACTIVITY_CANCELLED: activityKeys,
  SUPPLEMENT_PUBLISHED: [['supplements']],
  NOTICE_SENT: [['messages']],
};

/** Says how it went; one that was too late, or whose activity changed meanwhile, stays as it is. */
export async function takeBackAnnouncement(one: Announcement): Promise<void> {
  try {
    await (undo[one.kind] as (one: Announcement) => Promise<unknown>)(one);
    toast({ text: t`Undone. No one has been told.` });
  } catch (error) {
    toast({ tone: 'bad', text: await errorSentence(error) });
  } finally {
    forgetAnnouncement(one);
    await changed(...changedBy[one.kind]);
  }
}
