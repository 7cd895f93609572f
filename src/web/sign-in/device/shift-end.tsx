import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Door, Receipt } from '#web/door/door.ts';
import type { DoorState } from '#web/door/door-state.ts';
import type { SupervisorEntry } from '#web/door/station/supervisors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ask } from '#web/ui/overlay-store.ts';
import { clockText } from '../clock-text.ts';
import { QueueLine } from '../scan/queue-line.tsx';
import { SupervisorSheet } from '../scan/supervisor-sheet.tsx';
import { doorSentence } from './door-sentence.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { saveExport } from './save-export.ts';

/** Send, compare, hand over; leaving the station is refused while a scan would be lost by it (decision 6). */
export function ShiftEnd({ door, state }: { door: Door; state: DoorState }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [comparing, setComparing] = useState(false);
  const [problem, setProblem] = useState('');
  const [exported, setExported] = useState(false);
  const [asking, setAsking] = useState(false);
  const [stays, setStays] = useState<{ pending: number; deadLetters: number } | null>(null);
  const { queue, connection, deadLetters } = state;
  const needsCode = state.station?.profile !== 'SUPERVISOR';
  const gate = state.station?.gate ?? '';
  const left = stays ? stays.pending + stays.deadLetters : 0;

  const compare = async () => {
    setComparing(true);
    setProblem('');
    door.sendNow();
    try {
      setReceipt(await door.receipt());
    } catch (error) {
      setProblem(await doorSentence(error));
    } finally {
      setComparing(false);
    }
  };

  const save = async () => {
    const about = [
      t`Scans made at the door “${gate}”, as the phone there keeps them: codes and times, no names.`,
      t`Any supervisor can hand this file in: log in to the portal, open “Stations”, press “Hand in a file”. Doing it twice does no harm.`,
    ];
    if (await saveExport(await door.exportQueue(about))) setExported(true);
  };

  const leave = async (how?: { exported: true; by?: SupervisorEntry }) => {
    const sure = await ask({
      title: <Trans>Give this phone back?</Trans>,
      text: how ? (
        <Trans>A supervisor has the exported file. Unsent scans are deleted from this phone.</Trans>
      ) : (
        <Trans>It stops being a station and the list of people is deleted from it.</Trans>
      ),
      action: <Trans>Give back</Trans>,
      tone: 'danger',
    });
    if (!sure) return;
    const answer = await door.leave(how);
    setAsking(false);
    if (answer.left) await navigate({ to: '/sign-in/pair' });
    else setStays(answer);
  };

  return (
    <div className="flex max-w-reading flex-col gap-5">
      <Card title={<Trans>What waits on this phone</Trans>} aside={<QueueLine queue={queue} />}>
        <p className="mb-4 text-muted">
          {state.unproven ? (
            <Trans>
              The server does not recognise this phone any more. Export a file and let a supervisor hand it in; then
              pair this phone anew.
            </Trans>
          ) : connection.state === 'offline' ? (
            <Trans>Offline. Scans are safe and will be sent automatically.</Trans>
          ) : queue.pending > 0 ? (
            <Trans>The scans are on their way, oldest first.</Trans>
          ) : (
            <Trans>Everything scanned here has been sent.</Trans>
          )}
        </p>
        <div className="flex flex-wrap gap-3 *:grow *:basis-24">
          <Button icon="send" busy={queue.sending} onClick={door.sendNow} disabled={queue.pending === 0}>
            <Trans>Send now</Trans>
          </Button>
          <Button icon="download" onClick={() => void save()}>
            <Trans>Export a file</Trans>
          </Button>
        </div>
        {exported && (
          <p role="status" className="mt-4 flex items-start gap-2">
            <Icon name="info" />
            <span>
              <Trans>
                A supervisor hands the file in: portal, “Stations”, “Hand in a file”. The scans stay on this phone and
                go by themselves when there is a network; they count once.
              </Trans>
            </span>
          </p>
        )}
      </Card>
      <Button tone="primary" size="lg" icon="check-circle" full busy={comparing} onClick={() => void compare()}>
        <Trans>Compare with the server</Trans>
      </Button>
      <FormError>{problem}</FormError>
      {receipt && <ReceiptCard receipt={receipt} />}
      {deadLetters.length > 0 && (
        <Card title={<Trans>Needs attention</Trans>}>
          <p className="mb-2 text-muted">
            <Trans>The server can’t accept these. They stay on this phone and in the exported file.</Trans>
          </p>
          <ul className="divide-y divide-line">
            {deadLetters.map((letter) => (
              <li key={letter.attemptId} className="flex justify-between gap-3 py-2 tabular-nums">
                <span>
                  #{letter.seq} · {clockText(letter.at)}
                </span>
                <span className="text-muted">{letter.reason}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={<Trans>Give the phone back</Trans>}>
        {stays ? (
          <div role="alert" className="mb-4 flex flex-col gap-2">
            <p className="font-semibold">
              <Plural
                value={left}
                one="# scan is only on this phone, so it stays a station."
                other="# scans are only on this phone, so it stays a station."
              />
            </p>
            <ul className="list-disc pl-5 text-muted">
              <li>
                <Trans>Find a network, then send.</Trans>
              </li>
              <li>
                <Trans>Or give this phone to the coordinator as it is. Nothing is lost.</Trans>
              </li>
              <li>
                <Trans>Or export a file, give it to a supervisor and have them press the button here.</Trans>
              </li>
            </ul>
            {exported && needsCode && state.supervisors.length === 0 && (
              <p>
                <Trans>
                  This phone knows no supervisor’s code, so it keeps the scans whatever happens. Leave it with the
                  coordinator, or let a supervisor set a code under “Stations” and give this phone a network once.
                </Trans>
              </p>
            )}
            {exported && (!needsCode || state.supervisors.length > 0) && (
              <Button tone="danger" full onClick={() => (needsCode ? setAsking(true) : void leave({ exported: true }))}>
                <Trans>Supervisor has the file: give back</Trans>
              </Button>
            )}
          </div>
        ) : (
          <p className="mb-4 text-muted">
            <Trans>All personal data is deleted from it, once every scan has arrived.</Trans>
          </p>
        )}
        {asking && (
          <SupervisorSheet
            supervisors={state.supervisors}
            action={<Trans>Give back</Trans>}
            onEntered={(by) => leave({ exported: true, by })}
            onClose={() => setAsking(false)}
          >
            <Trans>A supervisor has the exported file. Unsent scans are deleted from this phone.</Trans>
          </SupervisorSheet>
        )}
        <Button icon="log-out" full onClick={() => void leave()}>
          <Trans>Leave the station</Trans>
        </Button>
      </Card>
    </div>
  );
}
