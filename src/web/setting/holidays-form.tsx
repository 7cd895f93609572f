import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isBusinessDate } from '#domain/instant.ts';
import { namesOf } from '#domain/locale.ts';
import type { Holiday } from '#domain/office/calendar.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { GroupForm, type GroupShape } from './group-form.tsx';
import type { SettingFormProps } from './setting-form-props.ts';

interface Values {
  days: Holiday[];
}

const sorted = (days: readonly Holiday[]): Holiday[] => days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
const yearsOf = (days: readonly Holiday[]): string[] => [...new Set(days.map(({ date }) => date.slice(0, 4)))];

export function HolidaysForm(props: SettingFormProps) {
  const { t } = useLingui();
  const [year, setYear] = useState(() => String(new Date().getFullYear()));
  const shape: GroupShape<Values> = {
    group: 'holidays',
    title: <Trans>Holidays</Trans>,
    toForm: ({ holidays }) => ({ days: sorted(holidays.value.days) }),
    toChange: ({ days }, version) => ({ group: 'holidays', version, value: { days } }),
    labelOf: () => <Trans>Holidays</Trans>,
    show: (_field, { days }) =>
      days.map(({ date, nameTc, nameEn }) => (
        <span key={date} className="block">
          {date} {nameEn || nameTc}
        </span>
      )),
  };
  return (
    <GroupForm {...props} shape={shape}>
      {(form) => {
        const { days } = form.values;
        const years = yearsOf(days);
        const shown = years.includes(year) ? year : (years.at(-1) ?? year);
        return (
          <>
            <p className="max-w-reading text-sm text-muted">
              <Trans>Public holidays are already included. Add days in lieu once the government announces them.</Trans>
            </p>
            {years.length > 1 && (
              <SelectField
                label={t({ message: 'Year', comment: 'A filter' })}
                value={shown}
                options={years.map((value) => ({ value, label: value }))}
                onChange={setYear}
              />
            )}
            <ul className="divide-y divide-line">
              {days
                .filter(({ date }) => date.startsWith(shown))
                .map((day) => (
                  <li key={day.date} className="flex flex-wrap items-center gap-x-3 py-1">
                    <time dateTime={day.date} className="tabular-nums">
                      {day.date}
                    </time>
                    <LocalizedName of={namesOf(day)} className="min-w-0 flex-1 basis-28" />
                    {props.mayChange && (
                      <IconButton
                        icon="trash"
                        label={t`Remove ${day.date}`}
                        onClick={() =>
                          form.set(
                            'days',
                            days.filter(({ date }) => date !== day.date),
                          )
                        }
                      />
                    )}
                  </li>
                ))}
            </ul>
            {props.mayChange && (
              <AddHoliday
                taken={new Set(days.map(({ date }) => date))}
                onAdd={(day) => {
                  form.set('days', sorted([...days, day]));
                  setYear(day.date.slice(0, 4));
                }}
              />
            )}
          </>
        );
      }}
    </GroupForm>
  );
}

function AddHoliday({ taken, onAdd }: { taken: ReadonlySet<string>; onAdd: (day: Holiday) => void }) {
  const { t } = useLingui();
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const missing = !isBusinessDate(date)
    ? t`Choose a day first.`
    : taken.has(date)
      ? t`This day is already a holiday.`
      : !name.trim()
        ? t`Enter a name first.`
        : undefined;
  const add = () => {
    if (!isBusinessDate(date)) return;
    const text = name.trim();
    onAdd({ date, nameTc: text, nameEn: '', namePt: '' });
    setDate('');
    setName('');
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4 md:grid-cols-[12rem_1fr_auto] md:items-end">
      <DateField label={t`Day off`} value={date} onChange={setDate} />
      <TextField
        label={t({ message: 'Name', context: 'activity', comment: 'Of a holiday' })}
        value={name}
        onChange={setName}
      />
      <Button icon="plus" disabledReason={missing} onClick={add}>
        <Trans comment="A button: a holiday">Add</Trans>
      </Button>
    </div>
  );
}
