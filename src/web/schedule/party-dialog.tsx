import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Schedule } from '#contract/schedule.ts';
import type { FieldError } from '#domain/errors.ts';
import {
  businessDateAt,
  businessDateTime,
  type Instant,
  isBusinessDate,
  minuteMs,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';
import { mostAtOnce } from '#domain/schedule/states.ts';
import { changed } from '#web/api/changed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { RepeatingList } from '#web/ui/repeating-list.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { saveParty, scheduleChanges } from './queries.ts';
import { clockOf } from './slot-times.tsx';

interface Values {
  atOnce: string;
  least: string;
  away: { day: string; from: string; until: string }[];
}

const mostLeast = 400;
const isCount = (text: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** @returns null for what is no time of a day */
function instantAt(day: string, clock: string): Instant | null {
  if (!isBusinessDate(day) || !/^\d\d:\d\d$/.test(clock)) return null;
  return plusMs(startOfBusinessDate(day), (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * minuteMs);
}

function problemsOf({ atOnce, least, away }: Values): FieldError[] {
  const problems: FieldError[] = [];
  if (!isCount(atOnce, 1, mostAtOnce)) problems.push({ path: 'atOnce', problem: 'format' });
  if (!isCount(least, 0, mostLeast)) problems.push({ path: 'least', problem: 'format' });
  for (const [at, { day, from, until }] of away.entries()) {
    const [begin, end] = [instantAt(day, from), instantAt(day, until)];
    if (!begin) problems.push({ path: `away.${at}.from`, problem: 'required' });
    if (!end) problems.push({ path: `away.${at}.until`, problem: 'required' });
    if (begin && end && begin >= end) problems.push({ path: `away.${at}.until`, problem: 'endBeforeStart' });
  }
  return problems;
}

interface PartyDialogProps {
  activityId: string;
  party: Schedule['parties'][number];
  name: string;
  firstDay: Instant | undefined;
  onClose: () => void;
}

/** What holds for one unit: how many meetings at once, how many it was promised, when it cannot be met. */
export function PartyDialog({ activityId, party, name, firstDay, onClose }: PartyDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const form = useForm<Values>({
    initial: {
      atOnce: String(party.atOnce),
      least: String(party.least),
      away: party.away.map(({ from, until }) => ({
        day: businessDateTime(from).slice(0, 10),
        from: clockOf(from),
        until: clockOf(until),
      })),
    },
    check: problemsOf,
    submit: async ({ atOnce, least, away }) => {
      await saveParty(activityId, party.unitId, {
        version: party.version,
        atOnce: Number(atOnce),
        least: Number(least),
        away: away.flatMap(({ day, from, until }) => {
          const [begin, end] = [instantAt(day, from), instantAt(day, until)];
          return begin && end ? [{ from: begin, until: end }] : [];
        }),
      });
      await changed(...scheduleChanges);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={name}
      actions={
        <Button tone="primary" type="submit" form={id} busy={form.busy}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <form {...form.props} id={id} className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...form.field('atOnce')}
            label={t`Meetings at once`}
            hint={t`Its people or tables of its own, from 1 to ${mostAtOnce}`}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...form.field('least')}
            label={t`Meetings promised`}
            hint={t`It gets at least this many if possible; 0 for none`}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <h3 className="font-semibold">
          <Trans>When they’re not available</Trans>
        </h3>
        <RepeatingList
          rows={form.values.away}
          onChange={(away) => form.set('away', away)}
          newRow={() => ({ day: firstDay ? businessDateAt(firstDay) : '', from: '', until: '' })}
          add={<Trans>Add a time</Trans>}
          removeLabel={t`Remove this time`}
          className="grid-cols-2 md:grid-cols-[1fr_1fr_1fr_auto]"
        >
          {(away, change, at) => (
            <>
              <DateField
                label={t({ message: 'Day', comment: 'Of meetings' })}
                value={away.day}
                onChange={(day) => change({ day })}
              />
              <TextField
                type="time"
                label={t({ message: 'From', context: 'time', comment: 'A time of day' })}
                value={away.from}
                error={form.errorAt(`away.${at}.from`)}
                onChange={(from) => change({ from })}
              />
              <TextField
                type="time"
                label={t({ message: 'To', context: 'time', comment: 'A time of day' })}
                value={away.until}
                error={form.errorAt(`away.${at}.until`)}
                onChange={(until) => change({ until })}
              />
            </>
          )}
        </RepeatingList>
        <FormProblems of={{ problems: form.problems, error: form.errorAt('away') ?? form.error }} />
      </form>
    </Dialog>
  );
}
