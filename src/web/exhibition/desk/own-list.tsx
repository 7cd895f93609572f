import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnList } from '#contract/exhibition.ts';
import { answer, api } from '#web/api/client.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { queryClient } from '#web/api/query-client.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { exhibitionKey } from '#web/activity/desk/queries.ts';

/** Says that a list is the general one, and gives the activity a copy that can be changed. */
export function OwnListNote({
  activityId,
  list,
  mayChange,
}: {
  activityId: string;
  list: OwnList;
  mayChange: boolean;
}) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      const exhibition = await answer(
        api.POST('/admin/activities/{activityId}/own-lists/{list}', { params: { path: { activityId, list } } }),
      );
      queryClient.setQueryData(exhibitionKey(activityId), exhibition);
      toast({ text: t`The list belongs to this activity now.` });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mb-4">
      <Status
        tone="info"
        action={
          mayChange && (
            <Button icon="copy" busy={busy} onClick={() => void copy()}>
              <Trans>Make a list of its own</Trans>
            </Button>
          )
        }
      >
        <Trans>This is the general list, which holds for every activity without one of its own.</Trans>
      </Status>
    </div>
  );
}
