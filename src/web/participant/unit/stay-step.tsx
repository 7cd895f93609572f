import { Trans, useLingui } from '@lingui/react/macro';
import { type BusinessDate, businessDatePlus } from '#domain/instant.ts';
import { textLimits } from '#domain/participant/person.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import { fieldWords } from '../words.ts';
import type { Offering } from './entry-steps.ts';
import type { PersonFormState } from './person-form.tsx';

const dayOrNothing = (day: string): BusinessDate | null => (day ? (day as BusinessDate) : null);

export function StayStep({ form, offering }: { form: PersonFormState; offering: Offering }) {
  const { t } = useLingui();
  const { dinner, hotel, checkIn, checkOut } = form.values;
  return (
    <>
      {offering.dinner && (
        <>
          <CheckboxField
            label={<Trans>Attending the welcome dinner</Trans>}
            hint={<DateTime at={offering.dinner.at} short />}
            checked={dinner}
            onChange={(next) => form.set('dinner', next)}
            error={form.errorAt('dinner')}
          />
          {dinner && (
            <TextField
              {...form.field('diet')}
              label={t(fieldWords.diet)}
              limit={textLimits.diet}
              hint={<Trans>For example vegetarian, no seafood, allergies.</Trans>}
            />
          )}
        </>
      )}
      {offering.hotel && (
        <>
          <CheckboxField
            label={<Trans>Staying at the hotel</Trans>}
            hint={<Nights hotel={offering.hotel} />}
            checked={hotel}
            onChange={(next) => form.set('hotel', next)}
            error={form.errorAt('hotel')}
          />
          {hotel && (
            <div className="grid gap-5 md:grid-cols-2">
              <DateField
                {...form.field('checkIn')}
                value={checkIn ?? ''}
                onChange={(day) => form.set('checkIn', dayOrNothing(day))}
                label={t(fieldWords.checkIn)}
                required
                min={offering.hotel.firstNight}
                max={offering.hotel.lastNight}
              />
              <DateField
                {...form.field('checkOut')}
                value={checkOut ?? ''}
                onChange={(day) => form.set('checkOut', dayOrNothing(day))}
                label={t(fieldWords.checkOut)}
                required
                min={businessDatePlus(offering.hotel.firstNight, 1)}
                max={businessDatePlus(offering.hotel.lastNight, 1)}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}

function Nights({ hotel }: { hotel: NonNullable<Offering['hotel']> }) {
  const { firstNight, lastNight } = hotel;
  return (
    <Trans>
      Nights from {firstNight} to {lastNight}
    </Trans>
  );
}
