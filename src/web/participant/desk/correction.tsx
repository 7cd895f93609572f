import { Trans } from '@lingui/react/macro';
import type { ReplyOf } from '#web/api/endpoint-types.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** The way to the form that corrects somebody, or why there is none now. */
export function Correction({
  of: { person, offers },
  onCorrect,
  onChanges,
}: {
  of: ReplyOf<'participant'>;
  onCorrect: () => void;
  onChanges: () => void;
}) {
  if (offers.length > 0) {
    return (
      <div>
        <Button icon="edit" onClick={onCorrect}>
          <Trans>Correct the details</Trans>
        </Button>
      </div>
    );
  }
  if (person.listStatus !== 'CHANGE_REQUESTED' || person.cancelledAt) return null;
  return (
    <Status tone="info">
      <Trans>The unit has asked for a change to this list. Answer it first, then correct people here.</Trans>{' '}
      <Button tone="quiet" onClick={onChanges}>
        <Trans>See the change</Trans>
      </Button>
    </Status>
  );
}
