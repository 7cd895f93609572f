import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { showsPhotos } from '#domain/sign-in/words.ts';
import type { Door } from '#web/door/door.ts';
import type { DoorNotice, DoorState } from '#web/door/door-state.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { clockText } from '../clock-text.ts';
import { ConflictActions } from '../conflict-actions.tsx';
import { ConflictCard } from '../conflict-card.tsx';
import { decisionsFor } from '../conflict-decisions.ts';
import { doorSentence } from '../device/door-sentence.ts';

export const alertCount = (state: DoorState): number =>
  state.conflicts.length + state.notices.length + state.deadLetters.filter((letter) => !letter.seen).length;

const isUrgent = (state: DoorState): boolean =>
  state.notices.length > 0 || state.conflicts.some(({ severity }) => severity === 'high');

/** One line that says that something came back from the server. It waits, however long. */
export function AlertStrip({ state, onOpen }: { state: DoorState; onOpen: () => void }) {
  const count = alertCount(state);
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`flex min-h-touch w-full items-center gap-3 rounded-card px-4 py-2 text-left font-semibold shadow-raised ${
        isUrgent(state) ? 'bg-bad text-on-bad' : 'bg-warn text-on-warn'
      }`}
    >
      <Icon name="bell" />
      <span className="min-w-0 flex-1">
        <Plural value={count} one="# thing to look at" other="# things to look at" />
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}

function NoticeCard({ notice, onDone }: { notice: DoorNotice; onDone: () => void }) {
  const time = clockText(notice.at);
  return (
    <article className="flex flex-col gap-3 rounded-card border-l-8 border-info bg-info-soft p-4 text-on-info-soft shadow-card">
      <div className="flex items-start gap-3">
        <Icon name={notice.notice === 'RESCAN' ? 'scan' : 'info'} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug font-bold">
            {notice.notice === 'LATE_POSITIVE' ? (
              <Trans>The code was valid: please let this person in</Trans>
            ) : (
              <Trans>Please scan this person once more</Trans>
            )}
          </h3>
          <p className="text-lg font-semibold text-ink">
            <LocalizedName of={{ tc: notice.nameTc, en: notice.nameEn }} />
          </p>
          <p>
            <Trans>Scanned here at {time}</Trans>
          </p>
        </div>
      </div>
      <Button tone="primary" full onClick={onDone}>
        <Trans comment="A notice was dealt with">Done</Trans>
      </Button>
    </article>
  );
}

async function settle(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    toast({ tone: 'bad', text: await doorSentence(error) });
  }
}

/** Everything that came back, with what one can do about each; settled ones leave. */
export function AlertCards({ state, door, atMost }: { state: DoorState; door: Door; atMost?: number }): ReactNode {
  const cards = [
    ...state.notices.map((notice) => (
      <NoticeCard key={notice.id} notice={notice} onDone={() => void settle(door.dismissNotice(notice.id))} />
    )),
    ...state.conflicts.map((conflict) => (
      <ConflictCard
        key={conflict.id}
        conflict={conflict}
        {...(showsPhotos(state.station?.profile ?? 'KIOSK') ? { loadPhoto: door.photo } : {})}
        actions={
          <ConflictActions
            primary
            decisions={decisionsFor[conflict.reason].filter((decision) => !decision.staffOnly)}
            onDecide={({ resolution }, note) => void settle(door.settle(conflict.id, resolution, note))}
          />
        }
      />
    )),
    ...state.deadLetters
      .filter((letter) => !letter.seen)
      .map((letter) => {
        const time = clockText(letter.at);
        const { seq } = letter;
        return (
          <article
            key={letter.attemptId}
            className="flex flex-col gap-3 rounded-card bg-warn-soft p-4 text-on-warn-soft"
          >
            <p className="font-medium">
              <Trans>
                The server cannot take scan {seq} of {time}. It stays on this phone and in the exported file.
              </Trans>
            </p>
            <Button full onClick={() => void settle(door.seenDeadLetter(letter.attemptId))}>
              <Trans comment="A notice was read">Seen</Trans>
            </Button>
          </article>
        );
      }),
  ];
  return <>{cards.slice(0, atMost)}</>;
}

export const AlertSheet = ({ state, door, onClose }: { state: DoorState; door: Door; onClose: () => void }) => (
  <Dialog open width="wide" title={<Trans>To review</Trans>} onClose={onClose}>
    <div className="flex flex-col gap-4">
      {alertCount(state) === 0 ? (
        <p className="py-6 text-center text-muted">
          <Trans>Everything is settled.</Trans>
        </p>
      ) : (
        <AlertCards state={state} door={door} />
      )}
    </div>
  </Dialog>
);
