import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ScheduleRunDetail } from '#contract/schedule.ts';
import type { Instant } from '#domain/instant.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { clockOf, useDayName } from '../slot-times.tsx';
import type { NameOf } from '../unit-names.ts';
import { meetingChanges, repairSchedule } from './queries.ts';

interface RepairProps {
  activityId: string;
  /** The schedule that holds now. */
  run: ScheduleRunDetail;
  nameOf: NameOf;
  onDraft: (runId: string) => void;
}

const forGood = 'gone';

/** A unit that comes late or not at all: a draft with the fewest meetings moved, to be read before it is released. */
export function RepairCard({ activityId, run, nameOf, onDraft }: RepairProps) {
  const { t } = useLingui();
  const dayName = useDayName();
  const [unit, setUnit] = useState('');
  const [until, setUntil] = useState('');
  const once = useOnce();
  const repair = useDeed({
    call: async () => {
      const from: Instant | undefined = run.slots[0]?.begin;
      const back = run.slots.find(({ begin }) => begin === until)?.begin ?? null;
      if (!from) return;
      const absences = [{ unitId: unit, from, until: back }];
      onDraft((await once((key) => repairSchedule(activityId, absences, key))).runId);
    },
    changes: meetingChanges,
  });
  return (
    <Card title={<Trans>A unit is late or cancels</Trans>}>
      <p className="mb-3 max-w-reading text-muted">
        <Trans>
          Its meetings move to other times with as few changes as possible, and free slots go to those waiting. You see
          everything before release.
        </Trans>
      </p>
      <div className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
        <SelectField
          label={t({ message: 'Unit', context: 'organisation', comment: 'Whose meetings are shown' })}
          value={unit}
          onChange={setUnit}
          options={run.parties
            .map(({ unitId }) => ({ value: unitId, label: nameOf(unitId) }))
            .toSorted((x, y) => x.label.localeCompare(y.label))}
        />
        <SelectField
          label={t({ message: 'Is here', comment: 'From when on a late unit is there' })}
          value={until}
          onChange={setUntil}
          options={[
            { value: forGood, label: t`Not at all` },
            ...run.slots.slice(1).map(({ begin }) => {
              const time = `${dayName(begin)} ${clockOf(begin)}`;
              return {
                value: begin,
                label: t({ message: `From ${time}`, comment: 'A late unit is there from a time on' }),
              };
            }),
          ]}
        />
        <Button
          icon="exchange"
          busy={repair.busy}
          disabledReason={unit && until ? undefined : t`Choose both first`}
          onClick={() => void repair.run()}
        >
          <Trans comment="The schedule, when somebody falls out">Show the repair</Trans>
        </Button>
      </div>
    </Card>
  );
}
