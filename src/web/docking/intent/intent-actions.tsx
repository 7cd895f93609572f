import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Intent } from '#contract/docking/intent.ts';
import type { IntentButton } from '#domain/docking/intent-moves.ts';
import { businessDateTime, type Instant } from '#domain/instant.ts';
import { Moves } from '#web/moves/moves.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { dockingChanges, moveIntent } from '../queries.ts';
import { intentMoveWords } from '../words.ts';
import { ProposeDialog } from './propose-dialog.tsx';

const beforeClock = 'YYYY-'.length;
const afterClock = 'YYYY-MM-DD HH:mm'.length;
const short = (at: Instant): string => businessDateTime(at).slice(beforeClock, afterClock);

const isPlain = (move: IntentButton): move is keyof typeof intentMoveWords => Object.hasOwn(intentMoveWords, move);

/** What one side can do about a meeting: say yes, with one of the times that the other side proposed, or no. */
export function IntentActions({ of }: { of: Intent }) {
  const { t } = useLingui();
  const [proposing, propose] = useState(false);
  const { id, version, isOwnProposal } = of;
  const offered = (move: IntentButton) => of.offers.find((offer) => offer.move === move && offer.missing === null);
  const times = isOwnProposal ? [] : of.proposed;
  const deed = useDeed<{ move: 'accept' | 'agreeTime'; at: Instant | null }>({
    sure: ({ at }) => {
      const time = at && short(at);
      return {
        title: time ? t`Meet at ${time}?` : t`Accept this meeting?`,
        text: t`We’ll tell the other side. You’ll find the table in the fund’s timetable.`,
        action: t({ message: 'Accept meeting', comment: 'To a meeting that the other side asked for' }),
      };
    },
    call: ({ move, at }) => moveIntent(id, { move, version, at }),
    done: () => t`We’ve told the other side.`,
    changes: dockingChanges,
  });
  const yes = offered('accept') ? ('accept' as const) : offered('agreeTime') ? ('agreeTime' as const) : null;
  return (
    <div className="flex min-w-0 flex-wrap justify-end gap-2 max-md:*:flex-auto">
      {yes &&
        times.map((at) => {
          const time = short(at);
          return (
            <Button
              key={at}
              tone="primary"
              icon="clock"
              busy={deed.doing?.at === at}
              onClick={() => void deed.run({ move: yes, at })}
            >
              <Trans comment="Agree to a meeting at that time">Yes, {time}</Trans>
            </Button>
          );
        })}
      {yes === 'accept' && (
        <Button
          tone={times.length > 0 ? 'secondary' : 'primary'}
          icon="check"
          busy={deed.doing?.at === null}
          onClick={() => void deed.run({ move: 'accept', at: null })}
        >
          {times.length > 0 ? (
            <Trans comment="Agree to a meeting; when is still open">Yes, another time</Trans>
          ) : (
            <Trans comment="To a meeting that the other side asked for">Accept meeting</Trans>
          )}
        </Button>
      )}
      {offered('propose') && (
        <Button icon="calendar" onClick={() => propose(true)}>
          <Trans comment="For a meeting">Propose times</Trans>
        </Button>
      )}
      <Moves
        offers={of.offers.flatMap(({ move, ...offer }) => (isPlain(move) ? [{ ...offer, move }] : []))}
        words={intentMoveWords}
        caseId={id}
        make={(move, { note }) => moveIntent(id, { move, version, note })}
        changes={dockingChanges}
      />
      {proposing && <ProposeDialog of={of} onClose={() => propose(false)} />}
    </div>
  );
}
