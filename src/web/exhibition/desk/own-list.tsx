import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnList } from '#contract/exhibition.ts';
import { answer, api } from '#web/api/client.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
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
  const { run, busy } = useDeed({
    call: async () => {
      const exhibition = await answer(
        api.POST('/admin/activities/{activityId}/own-lists/{list}', { params: { path: { activityId, list } } }),
      );
      showNewest(exhibitionKey(activityId), exhibition);
    },
    done: () => t`This activity now has its own list.`,
  });
  return (
    <div className="mb-4">
      <Status
        tone="info"
        action={
          mayChange && (
            <Button icon="copy" busy={busy} onClick={() => void run()}>
              <Trans>Create its own list</Trans>
            </Button>
          )
        }
      >
        <Trans>This is the general list, used by every activity without its own.</Trans>
      </Status>
    </div>
  );
}
