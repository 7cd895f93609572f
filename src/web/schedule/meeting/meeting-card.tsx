import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMeeting } from '#contract/meeting.ts';
import type { ChangeButton } from '#domain/schedule/change-moves.ts';
import { namesOf } from '#domain/locale.ts';
import { type Outcome, outcomes } from '#domain/schedule/outcome.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Attendance } from '../day/own-attendance.tsx';
import { tableName } from '#domain/schedule/table-name.ts';
import { clockOf, useDayName } from '../slot-times.tsx';
import { meetingChanges, moveChange, saveOutcome } from './queries.ts';
import { changeButtonWords, outcomeWords, standingOf } from './words.ts';

/** One meeting: when, where, with whom, what was asked about it, and what can be done. */
export function MeetingCard({ meeting, onAsk }: { meeting: OwnMeeting; onAsk: () => void }) {
  const { t } = useLingui();
  const tell = useDeed({
    call: (outcome: Outcome) => saveOutcome(meeting.id, outcome),
    done: () => t`Saved. The other side can’t see it.`,
    changes: meetingChanges,
  });
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 break-inside-avoid md:flex-row md:items-start">
      <p className="flex shrink-0 items-baseline gap-3 md:w-40 md:flex-col md:gap-0">
        <span className="text-lg font-semibold tabular-nums">
          {clockOf(meeting.begin)}–{clockOf(meeting.end)}
        </span>
        <span className="text-muted">
          <Trans>Table {tableName(meeting)}</Trans>
        </span>
      </p>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h3 className="font-semibold">
          <LocalizedName of={namesOf(meeting.with)} />
        </h3>
        <p className="text-sm text-muted">
          <LocalizedName of={namesOf(meeting.activity)} />
        </p>
        {meeting.attendance && <Attendance of={meeting.attendance} />}
        {meeting.change && <Change change={meeting.change} />}
      </div>
      <div data-no-print className="flex flex-wrap gap-2 md:max-w-72 md:justify-end">
        {meeting.mayAsk && (
          <Button icon="clock" onClick={onAsk}>
            <Trans>Request another time</Trans>
          </Button>
        )}
        {meeting.mayTell && (
          <div className="w-full">
            <SelectField
              label={t`Outcome`}
              value={meeting.outcome ?? ''}
              disabled={tell.busy}
              onChange={(outcome) => void tell.run(outcome)}
              options={outcomes.map((value) => ({ value, label: t(outcomeWords[value]) }))}
            />
          </div>
        )}
      </div>
    </li>
  );
}

function Change({ change }: { change: NonNullable<OwnMeeting['change']> }) {
  const { t } = useLingui();
  const dayName = useDayName();
  const move = useDeed({
    call: (name: ChangeButton) => moveChange(change.id, { move: name, version: change.version, note: '' }),
    changes: meetingChanges,
  });
  const { label, tone } = standingOf(change.status);
  const times = change.wished.map((begin) => `${dayName(begin)} ${clockOf(begin)}`).join(', ');
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone={tone}>{t(label)}</Badge>
      <p>
        {change.isOwn ? (
          <Trans comment="Times that one’s own side would like for a meeting">You asked for: {times}</Trans>
        ) : (
          <Trans comment="Times that the other side would like for a meeting">They ask for: {times}</Trans>
        )}
      </p>
      {change.reason && <p className="text-muted">{change.reason}</p>}
      {change.answer && <p className="text-muted">{change.answer}</p>}
      {change.buttons.length > 0 && (
        <div data-no-print className="flex flex-wrap gap-2">
          {change.buttons.map((name) => (
            <Button
              key={name}
              tone={name === 'agree' ? 'primary' : 'secondary'}
              busy={move.doing === name}
              onClick={() => void move.run(name)}
            >
              {t(changeButtonWords[name])}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
