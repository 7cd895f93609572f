import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MeetingOfDay } from '#contract/meeting-day.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import type { Absent, MeetingButton } from '#domain/schedule/meeting-moves.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { meetingChanges } from '../meeting/queries.ts';
import { reasonLimit } from '../meeting/words.ts';
import { clockOf } from '../slot-times.tsx';
import { markMeeting } from './queries.ts';
import { deedWords, markWords } from './words.ts';

interface MarkProps {
  activityId: string;
  meeting: MeetingOfDay;
  onClose: () => void;
}

/** What is recorded of a meeting, who recorded it, and what staff may say instead. */
export function MarkDialog({ activityId, meeting, onClose }: MarkProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [absent, setAbsent] = useState<Absent>('');
  const [note, setNote] = useState('');
  const { id: meetingId, begin, version } = meeting;
  const mark = useDeed({
    call: async (move: MeetingButton) => {
      const who = move === 'markMissed' ? absent : '';
      await markMeeting(activityId, { meetingId, begin, version, move, absent: who, note: note.trim() });
      onClose();
    },
    changes: meetingChanges,
  });
  const [unitA, unitB] = [nameIn(meeting.unitA, locale), nameIn(meeting.unitB, locale)];
  const maysMiss = meeting.buttons.includes('markMissed');
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          {clockOf(begin)} · <LocalizedName of={namesOf(meeting.unitA)} /> –{' '}
          <LocalizedName of={namesOf(meeting.unitB)} />
        </>
      }
      actions={meeting.buttons.map((move) => (
        <Button
          key={move}
          busy={mark.doing === move}
          disabledReason={move === 'markMissed' && absent === '' ? t`Choose who didn’t come` : undefined}
          onClick={() => void mark.run(move)}
        >
          {t(markWords[move])}
        </Button>
      ))}
    >
      <div className="flex flex-col gap-4">
        {meeting.history.length > 0 && (
          <ol className="flex flex-col gap-1">
            {meeting.history.map((line) => (
              <li key={`${line.at} ${line.action}`} className="text-sm">
                <span className="text-muted tabular-nums">{clockOf(line.at)}</span> {t(deedWords[line.action])} ·{' '}
                {line.by ? (
                  <LocalizedName of={line.by} />
                ) : (
                  <Trans comment="Who recorded it: the sign-in at the door">the door</Trans>
                )}
                {line.reason && <span className="block text-muted">{line.reason}</span>}
              </li>
            ))}
          </ol>
        )}
        {meeting.buttons.length === 0 && (
          <p className="text-muted">
            <Trans>There is nothing to record now.</Trans>
          </p>
        )}
        {maysMiss && (
          <RadioGroup
            label={t`Who didn’t come?`}
            value={absent}
            onChange={setAbsent}
            choices={[
              { value: 'A', label: unitA },
              { value: 'B', label: unitB },
              { value: 'AB', label: t({ message: 'Neither came', comment: 'Of the two sides of a meeting' }) },
            ]}
          />
        )}
        {meeting.buttons.length > 0 && (
          <TextArea
            label={t({ message: 'Note', comment: 'Of staff, about a meeting' })}
            value={note}
            onChange={setNote}
            limit={reasonLimit}
            rows={2}
          />
        )}
      </div>
    </Dialog>
  );
}
