import { Trans, useLingui } from '@lingui/react/macro';
import type { MyList, PersonCard as Card } from '#contract/participant/participant.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ask } from '#web/ui/overlay-store.ts';
import { BackLink } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { PersonName, plainName } from '../person-name.tsx';
import { PersonPhoto } from '../person-photo.tsx';
import { listCalls } from '../queries.ts';
import { ListStanding } from './list-standing.tsx';
import { moveState, reasonOf } from './move-reason.ts';
import { ParticipantsHeader } from './participants-header.tsx';
import { PersonCard } from './person-card.tsx';
import { PhotoButton } from './photo-button.tsx';
import { ChangeOfPerson } from './prepared-change.tsx';
import { useListCall } from './use-list-call.ts';
import { type WishInHand, useWish } from './wish-store.ts';
import { Newcomers } from './newcomers.tsx';
import { WishBar } from './wish-panel.tsx';

/** A unit's list: where it stands, who is on it, and what can be done now. */
export function MyListView({ list, onOpen }: { list: MyList; onOpen: (personId: string) => void }) {
  const { t } = useLingui();
  const { busy, make } = useListCall(list.activityId);
  const calls = listCalls(list.activityId);
  const wish = useWish(list.activityId);
  const add = moveState(list, 'add', { count: list.facts.count + 1, isSubmitted: false });
  const submit = moveState(list, 'submit');
  const withdraw = moveState(list, 'withdraw');
  const edit = moveState(list, 'edit', { isSubmitted: false });
  const mayEdit = edit.shown && edit.reason === null;
  const isLocked = list.status === 'LOCKED';
  const addReason = reasonOf(add);
  const submitReason = reasonOf(submit);

  const send = async () => {
    const sure = await ask({
      title: <Trans>Send the list?</Trans>,
      text: <Trans>The fund gets it now. You can still change it until it's locked.</Trans>,
      action: <Trans>Send</Trans>,
    });
    if (sure) await make(() => calls.submit(list.version), t`The list was sent.`);
  };
  const takeBack = async () => {
    const sure = await ask({
      title: <Trans>Take the list back?</Trans>,
      text: <Trans>You'll need to send it again before the deadline.</Trans>,
      action: <Trans>Take back</Trans>,
    });
    if (sure) await make(() => calls.withdraw(list.version), t`You can edit the list again.`);
  };

  return (
    <>
      <ParticipantsHeader back={<BackLink to="/home" />} />
      <h2 className="mb-3 text-lg font-semibold">
        <LocalizedName of={list.activityNames} />
      </h2>
      <ListStanding list={list} busy={busy} make={make} />
      <Count list={list} />
      {list.people.length === 0 ? (
        <EmptyState icon="users" title={<Trans>No participants yet</Trans>} />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2" aria-label={t`Participants`}>
          {list.people.map((person) => (
            <li key={person.id}>
              <PersonCard
                person={person}
                isRepresentative={person.id === list.representativeId}
                photo={
                  mayEdit && person.cancelledAt === null ? (
                    <PhotoButton activityId={list.activityId} person={person} />
                  ) : (
                    <PersonPhoto person={person} />
                  )
                }
                change={<ChangeOfPerson list={list} personId={person.id} wish={wish} />}
                actions={
                  person.cancelledAt === null && (
                    <PersonActions list={list} person={person} wish={wish} busy={busy} make={make} onOpen={onOpen} />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {isLocked && <Newcomers wish={wish} onOpen={onOpen} />}
      {isLocked && <WishBar list={list} wish={wish} onOpen={onOpen} />}
      {(add.shown || submit.shown || withdraw.shown) && (
        <StickyActions>
          {add.shown && (
            <Button icon="plus" disabledReason={addReason && t(addReason)} onClick={() => onOpen('new')}>
              <Trans>Add participant</Trans>
            </Button>
          )}
          {withdraw.shown && withdraw.reason === null && (
            <Button busy={busy} onClick={() => void takeBack()}>
              <Trans>Take back</Trans>
            </Button>
          )}
          {submit.shown && (
            <Button
              tone="primary"
              icon="send"
              busy={busy}
              disabledReason={submitReason && t(submitReason)}
              onClick={() => void send()}
            >
              <Trans>Send the list</Trans>
            </Button>
          )}
        </StickyActions>
      )}
    </>
  );
}

function Count({ list }: { list: MyList }) {
  const { count, limit } = list.facts;
  return (
    <p className="mt-6 mb-3 text-lg font-semibold tabular-nums">
      <Trans comment="As in: 3 of 12 participants">
        {count} of {limit} participants
      </Trans>
    </p>
  );
}

interface ActionsProps {
  list: MyList;
  person: Card;
  wish: WishInHand;
  busy: boolean;
  make: ReturnType<typeof useListCall>['make'];
  onOpen: (personId: string) => void;
}

/** On a locked list the same buttons gather a wish instead of changing anything. */
function PersonActions({ list, person, wish, busy, make, onOpen }: ActionsProps) {
  const { t } = useLingui();
  const calls = listCalls(list.activityId);
  const isLocked = list.status === 'LOCKED';
  const edit = moveState(list, 'edit', { isSubmitted: false });
  const mayEdit = isLocked || (edit.shown && edit.reason === null);
  if (!mayEdit) return null;
  const name = plainName(person);
  const isRepresentative = person.id === (wish.wish.representativeId ?? list.representativeId);

  /** Which of the many equal buttons this is, for those who hear it. */
  const whom = <span className="sr-only"> {name}</span>;

  const represent = () =>
    isLocked
      ? wish.represent(person.id)
      : void make(() => calls.represent(list.version, person.id), t`${name} is now your representative.`);
  const remove = async () => {
    if (isLocked) return wish.remove(person.id, person.version);
    const sure = await ask({
      title: <Trans>Remove from the list?</Trans>,
      text: <PersonName of={person} both />,
      action: <Trans>Remove</Trans>,
      tone: 'danger',
    });
    if (sure) await make(() => calls.remove(person.id, person.version), t`${name} removed from the list.`);
  };
  return (
    <>
      {wish.of(person.id) && (
        <Button tone="quiet" icon="undo" onClick={() => wish.leave(person.id)}>
          <Trans>Undo this change</Trans>
          {whom}
        </Button>
      )}
      <Button icon="edit" onClick={() => onOpen(person.id)}>
        <Trans>Edit</Trans>
        {whom}
      </Button>
      {!isRepresentative && (
        <Button tone="quiet" icon="flag" busy={busy} onClick={represent}>
          <Trans comment="A button: this person shall represent the unit at meetings">Make representative</Trans>
          {whom}
        </Button>
      )}
      <Button tone="quiet" icon="trash" onClick={() => void remove()}>
        <Trans>Remove</Trans>
        {whom}
      </Button>
    </>
  );
}
