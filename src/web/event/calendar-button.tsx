import { Trans } from '@lingui/react/macro';
import { calendarFile } from '#domain/calendar-file.ts';
import { type BusinessDate, instantOf } from '#domain/instant.ts';
import { Button } from '#web/ui/button.tsx';
import { saveHere } from '#web/ui/share-or-save.ts';

/** Saves whole days for the calendar. @param days.from, days.to begin with `YYYY-MM-DD` */
export function CalendarButton({
  id,
  title,
  place,
  days,
}: {
  /** The same for the same event, so that a calendar replaces what it has. */
  id: string;
  title: string;
  place: string;
  days: { from: string; to: string };
}) {
  const save = () => {
    const first = days.from.slice(0, 10) as BusinessDate;
    const last = days.to.slice(0, 10) as BusinessDate;
    const text = calendarFile({ id, title, place, first, last, writtenAt: instantOf(Date.now()) });
    saveHere(new File([text], `${first}.ics`, { type: 'text/calendar' }));
  };
  return (
    <Button tone="quiet" icon="calendar" onClick={save}>
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
