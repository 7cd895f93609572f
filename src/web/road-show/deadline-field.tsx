import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { dayAfterPeriod, periodCount, type PeriodUnit, periodUnits } from '#domain/period.ts';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const unitWords: Record<PeriodUnit, MessageDescriptor> = {
  YEAR: msg({ message: 'years', comment: 'What a period is counted in' }),
  MONTH: msg({ message: 'months', comment: 'What a period is counted in' }),
  DAY: msg({ message: 'days', comment: 'What a period is counted in' }),
};

/** A day, or the period from today that ends on it. */
export function DeadlineField(props: ComponentProps<typeof DateField>) {
  const { t } = useLingui();
  const [count, setCount] = useState('');
  const [unit, setUnit] = useState<PeriodUnit>('MONTH');
  const say = (text: string, of: PeriodUnit) => {
    setCount(text);
    setUnit(of);
    const whole = periodCount(text, of);
    if (whole !== null) props.onChange(dayAfterPeriod(businessDateAt(instantOf(Date.now())), whole, of));
  };
  return (
    <div className="flex flex-col gap-3">
      <DateField {...props} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t`Or from today, in`}
          value={count}
          inputMode="numeric"
          onChange={(text) => say(text, unit)}
        />
        <SelectField
          label={t({ message: 'Counted in', comment: 'Years, months or days of a period' })}
          value={unit}
          options={periodUnits.map((value) => ({ value, label: t(unitWords[value]) }))}
          onChange={(next) => say(count, next)}
        />
      </div>
    </div>
  );
}
