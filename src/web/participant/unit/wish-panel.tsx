import { Trans, useLingui } from '@lingui/react/macro';
import type { MyList, WishedChangeInput } from '#contract/participant.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ask } from '#web/ui/overlay-store.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { PersonName, plainName } from '../person-name.tsx';
import { listCalls } from '../queries.ts';
import { useListCall } from './use-list-call.ts';
import type { WishInHand } from './wish-store.ts';

/** On a locked list: what is to be changed, why, and the button that asks for it. */
export function WishPanel({
  list,
  wish,
  onOpen,
}: {
  list: MyList;
  wish: WishInHand;
  onOpen: (personId: string) => void;
}) {
  const { t } = useLingui();
  const { busy, make } = useListCall(list.activityId);
  const { changes, reason, representativeId } = wish.wish;
  const nameOf = (id: string) => list.people.find((person) => person.id === id) ?? { nameTc: '', nameEn: '' };
  const send = async () => {
    const sure = await ask({
      title: <Trans>Ask for this change?</Trans>,
      text: <Trans>The list stays as it is until the fund has decided.</Trans>,
      action: <Trans>Ask</Trans>,
    });
    if (!sure) return;
    const made = await make(
      () => listCalls(list.activityId).askChange({ version: list.version, reason, changes, representativeId }),
      t`The fund has your request.`,
    );
    if (made) wish.forget();
  };
  return (
    <div className="mt-8">
      <Card title={<Trans>Change of the list</Trans>}>
        <div className="flex flex-col gap-4">
          {wish.isEmpty ? (
            <p className="text-muted">
              <Trans>
                Edit or take off somebody above, or name somebody new. Nothing changes until the fund agrees.
              </Trans>
            </p>
          ) : (
            <ul className="flex flex-col gap-2" aria-label={t`Prepared changes`}>
              {changes.map((change, place) => (
                <li
                  key={change.kind === 'add' ? `new:${place}` : change.participantId}
                  className="flex items-center gap-3 rounded-lg border border-line px-3 py-1"
                >
                  <Prepared change={change} nameOf={nameOf} />
                  {change.kind !== 'remove' && (
                    <IconButton
                      icon="edit"
                      label={t`Edit ${plainName(change.person)}`}
                      onClick={() => onOpen(change.kind === 'add' ? `new:${place}` : change.participantId)}
                    />
                  )}
                  <IconButton icon="undo" label={t`Leave as it was`} onClick={() => wish.drop(place)} />
                </li>
              ))}
              {representativeId && (
                <li className="flex items-center gap-3 rounded-lg border border-line px-3 py-1">
                  <span className="flex-1">
                    <Badge tone="brand" icon="flag">
                      <Trans>Meeting representative</Trans>
                    </Badge>{' '}
                    <PersonName of={nameOf(representativeId)} />
                  </span>
                  <IconButton icon="undo" label={t`Leave as it was`} onClick={() => wish.represent(null)} />
                </li>
              )}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            <Button icon="plus" onClick={() => onOpen('new')}>
              <Trans>Somebody new</Trans>
            </Button>
          </div>
          {!wish.isEmpty && (
            <>
              <TextArea label={t`Why?`} required limit={500} value={reason} onChange={wish.setReason} />
              <Button
                tone="primary"
                icon="send"
                busy={busy}
                disabledReason={reason.trim() ? undefined : t`Say why first.`}
                onClick={() => void send()}
              >
                <Trans>Ask for this change</Trans>
              </Button>
            </>
          )}
        </div>
      </Card>
    </div>
  );
}

function Prepared({
  change,
  nameOf,
}: {
  change: WishedChangeInput;
  nameOf: (id: string) => { nameTc: string; nameEn: string };
}) {
  return (
    <span className="flex-1">
      {change.kind === 'add' && (
        <Badge tone="good" icon="plus">
          <Trans comment="A person is added to a list">New</Trans>
        </Badge>
      )}
      {change.kind === 'edit' && (
        <Badge tone="info" icon="edit">
          <Trans comment="Something about a person is changed">Changed</Trans>
        </Badge>
      )}
      {change.kind === 'remove' && (
        <Badge tone="bad" icon="minus">
          <Trans comment="A person is taken off a list">Taken off</Trans>
        </Badge>
      )}{' '}
      <PersonName of={change.kind === 'add' ? change.person : nameOf(change.participantId)} />
    </span>
  );
}
