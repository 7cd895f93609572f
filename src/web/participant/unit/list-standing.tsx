import { Trans, useLingui } from '@lingui/react/macro';
import type { MyList } from '#contract/participant/participant.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ask } from '#web/ui/overlay-store.ts';
import { ChangeView } from '../change-view.tsx';
import { listCalls } from '../queries.ts';
import type { useListCall } from './use-list-call.ts';

/** Where the list stands and whose turn it is; below it, the change that was asked for. */
export function ListStanding({
  list,
  busy,
  make,
}: {
  list: MyList;
  busy: boolean;
  make: ReturnType<typeof useListCall>['make'];
}) {
  const { t } = useLingui();
  const giveUp = async () => {
    const sure = await ask({
      title: <Trans>Withdraw the request?</Trans>,
      text: <Trans>The list stays as it is.</Trans>,
      action: <Trans>Withdraw request</Trans>,
    });
    if (sure) await make(() => listCalls(list.activityId).withdrawChange(list.version), t`Change request withdrawn.`);
  };
  return (
    <div className="flex flex-col gap-4">
      <Standing list={list} />
      {list.change?.state === 'OPEN' && (
        <Card
          title={<Trans>Your request</Trans>}
          aside={
            <Button busy={busy} onClick={() => void giveUp()}>
              <Trans>Withdraw request</Trans>
            </Button>
          }
        >
          <ChangeView change={list.change} />
        </Card>
      )}
      {list.change && list.change.state !== 'OPEN' && <Decided change={list.change} />}
    </div>
  );
}

function Standing({ list }: { list: MyList }) {
  const { status, facts, window } = list;
  const end = window.end ?? '';
  if (status === 'DRAFT' && facts.window === 'NOT_STARTED') {
    const begin = window.begin ?? '';
    return (
      <Status tone="info">
        <Trans>You can add participants from {begin}.</Trans>
      </Status>
    );
  }
  if (status === 'DRAFT' && facts.window === 'ENDED') {
    return (
      <Status tone="warn">
        <Trans>The deadline for adding participants was {end}. Please contact the organiser.</Trans>
      </Status>
    );
  }
  if (status === 'DRAFT') {
    return (
      <Status tone="info">
        {end ? (
          <Trans>Your turn: add your participants and send the list by {end}.</Trans>
        ) : (
          <Trans>Your turn: add your participants and send the list.</Trans>
        )}
      </Status>
    );
  }
  if (status === 'SUBMITTED') {
    return (
      <Status tone="good">
        <Trans>
          Sent on {list.submittedAt && <DateTime at={list.submittedAt} short />}. The fund will lock it; until then you
          can still change it.
        </Trans>
      </Status>
    );
  }
  if (status === 'LOCKED') {
    return (
      <Status tone="good">
        <Trans>
          Locked on {list.lockedAt && <DateTime at={list.lockedAt} short />}. Everyone has their code. To change
          something, edit it here and send a request.
        </Trans>
      </Status>
    );
  }
  if (status === 'CHANGE_REQUESTED') {
    return (
      <Status tone="warn">
        <Trans>
          Your change request has been with the fund since {list.change && <DateTime at={list.change.askedAt} short />}.
        </Trans>
      </Status>
    );
  }
  return (
    <Status tone="info">
      <Trans>The activity is over and the personal data on this list has been deleted.</Trans>
    </Status>
  );
}

function Decided({ change }: { change: NonNullable<MyList['change']> }) {
  return (
    <Status tone={change.state === 'ACCEPTED' ? 'good' : 'bad'}>
      {change.state === 'ACCEPTED' ? (
        <Trans>Your last change was accepted.</Trans>
      ) : (
        <Trans>Your last change was not accepted.</Trans>
      )}{' '}
      {change.answer}
    </Status>
  );
}
