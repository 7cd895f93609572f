import { Trans } from '@lingui/react/macro';
import type { MyList } from '#contract/participant/participant.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Differences } from '../change-view.tsx';
import type { WishInHand } from './wish-store.ts';

/** On somebody's card: what is prepared and not sent, or sent and not decided. */
export function ChangeOfPerson({ list, personId, wish }: { list: MyList; personId: string; wish: WishInHand }) {
  if (list.status === 'CHANGE_REQUESTED') return <Asked list={list} personId={personId} />;
  if (list.status !== 'LOCKED') return null;
  const change = wish.of(personId);
  const isToRepresent = wish.wish.representativeId === personId;
  if (!change && !isToRepresent) return null;
  return (
    <div className="rounded-lg bg-warn-soft px-3 py-2 text-on-warn-soft">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <Badge tone="warn" icon="hourglass">
          <Trans context="change of a list">Not sent yet</Trans>
        </Badge>
        {change?.kind === 'remove' && <Trans>To be removed from the list</Trans>}
        {isToRepresent && <Trans>To be the meeting representative</Trans>}
      </p>
      {change?.kind === 'edit' && <Differences of={change.differences ?? []} />}
    </div>
  );
}

function Asked({ list, personId }: { list: MyList; personId: string }) {
  const isAsked =
    list.change?.state === 'OPEN' && list.change.changes.some(({ participantId }) => participantId === personId);
  return isAsked ? (
    <p>
      <Badge tone="warn" icon="hourglass">
        <Trans>Change waiting for the fund</Trans>
      </Badge>
    </p>
  ) : null;
}
