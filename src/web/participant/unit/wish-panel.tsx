import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MyList } from '#contract/participant/participant.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Differences } from '../change-view.tsx';
import { PersonName, plainName } from '../person-name.tsx';
import { listCalls } from '../queries.ts';
import { useListCall } from './use-list-call.ts';
import { useStayToSend } from './use-stay-to-send.ts';
import type { PreparedChange, WishInHand } from './wish-store.ts';

interface Props {
  list: MyList;
  wish: WishInHand;
  onOpen: (personId: string) => void;
}

/** On a locked list, always in sight: how much is prepared, and the button that sends it. */
export function WishBar({ list, wish, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { count } = wish;
  useStayToSend(count);
  return (
    <>
      <StickyActions>
        {count > 0 && (
          <p className="font-medium max-md:basis-full! md:self-center">
            <Plural value={count} one="# change prepared, not sent yet" other="# changes prepared, not sent yet" />
          </p>
        )}
        <Button icon="plus" onClick={() => onOpen('new')}>
          <Trans>Add person</Trans>
        </Button>
        {count > 0 && (
          <Button tone="primary" icon="send" onClick={() => setOpen(true)}>
            <Trans>Add a reason and send</Trans>
          </Button>
        )}
      </StickyActions>
      <WishDialog open={isOpen && count > 0} onClose={() => setOpen(false)} list={list} wish={wish} onOpen={onOpen} />
    </>
  );
}

/** What is to be changed, why, and the button that asks for it. */
function WishDialog({ list, wish, onOpen, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { busy, make } = useListCall(list.activityId);
  const { changes, reason, representativeId } = wish.wish;
  const nameOf = (id: string) => list.people.find((person) => person.id === id) ?? { nameTc: '', nameEn: '' };
  const send = async () => {
    const asked = changes.map(({ differences: _differences, ...change }) => change);
    const made = await make(
      () => listCalls(list.activityId).askChange({ version: list.version, reason, changes: asked, representativeId }),
      t`Request sent to the fund.`,
    );
    if (!made) return;
    wish.forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Change of the list</Trans>}
      actions={
        <Button
          tone="primary"
          icon="send"
          busy={busy}
          disabledReason={reason.trim() ? undefined : t`Say why first.`}
          onClick={() => void send()}
        >
          <Trans>Send to the fund</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          <Trans>The list stays as it is until the fund decides.</Trans>
        </p>
        <ul className="flex flex-col gap-2" aria-label={t`Changes to request`}>
          {changes.map((change, place) => (
            <li
              key={change.kind === 'add' ? `new:${place}` : change.participantId}
              className="rounded-lg border border-line px-3 py-1"
            >
              <div className="flex items-center gap-3">
                <Prepared change={change} nameOf={nameOf} />
                {change.kind !== 'remove' && (
                  <IconButton
                    icon="edit"
                    label={t`Edit ${plainName(change.person)}`}
                    onClick={() => onOpen(change.kind === 'add' ? `new:${place}` : change.participantId)}
                  />
                )}
                <IconButton icon="undo" label={t`Undo this change`} onClick={() => wish.drop(place)} />
              </div>
              {change.kind === 'edit' && <Differences of={change.differences ?? []} />}
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
              <IconButton icon="undo" label={t`Undo this change`} onClick={() => wish.represent(null)} />
            </li>
          )}
        </ul>
        <TextArea label={t`Reason`} required limit={500} value={reason} onChange={wish.setReason} />
      </div>
    </Dialog>
  );
}

function Prepared({
  change,
  nameOf,
}: {
  change: PreparedChange;
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
          <Trans comment="A person is taken off a list">Removed</Trans>
        </Badge>
      )}{' '}
      <PersonName of={change.kind === 'add' ? change.person : nameOf(change.participantId)} />
    </span>
  );
}
