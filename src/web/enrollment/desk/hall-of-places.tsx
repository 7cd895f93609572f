import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeskPlaces } from '#contract/enrollment/places.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { ListOfPlaces } from './list-of-places.tsx';
import { PlanOfPlaces } from './plan-of-places.tsx';

type Area = DeskPlaces['areas'][number];

export interface HallProps {
  enrollmentId: string;
  chosen: ReadonlySet<string>;
  onToggle: (placeId: string) => void;
}

const keyOf = ({ id }: Area): string => String(id ?? 'none');

/** The places of an activity by area, as a plan or as a list, with how many are free and taken. */
export function HallOfPlaces({ areas, ...props }: HallProps & { areas: readonly Area[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [only, setOnly] = useState('');
  const [look, setLook] = useState<'plan' | 'list'>('plan');
  const noArea = t({ message: 'No area', comment: 'A place of the hall that belongs to no area' });
  const Places = look === 'plan' ? PlanOfPlaces : ListOfPlaces;
  return (
    <>
      <div className="grid grid-cols-2 gap-3" data-no-print>
        <SelectField
          label={t({ message: 'Area', comment: 'Of the hall, where booths stand' })}
          value={only}
          options={[
            { value: '', label: t({ message: 'All', comment: 'No filter' }) },
            ...areas.map((area) => ({
              value: keyOf(area),
              label: nameIn(area.names ?? {}, locale) || noArea,
            })),
          ]}
          onChange={setOnly}
        />
        <SelectField
          label={t({ message: 'Shown as', comment: 'Places of a hall' })}
          value={look}
          options={[
            { value: 'plan', label: t({ message: 'Plan', comment: 'Places of a hall as they lie side by side' }) },
            { value: 'list', label: t({ message: 'List', comment: 'Places of a hall, one a line' }) },
          ]}
          onChange={setLook}
        />
      </div>
      {areas
        .filter((area) => only === '' || keyOf(area) === only)
        .map((area) => (
          <section key={keyOf(area)} className="flex flex-col gap-2">
            <h3 className="font-medium">{area.names ? <LocalizedName of={namesOf(area.names)} /> : noArea}</h3>
            <p className="text-sm text-muted">
              <Counts area={area} />
              {area.contractor && (
                <>
                  {' · '}
                  <LocalizedName of={namesOf(area.contractor)} />
                </>
              )}
            </p>
            <Places {...props} places={area.places} />
          </section>
        ))}
    </>
  );
}

function Counts({ area: { places } }: { area: Area }) {
  const free = places.filter(({ occupant }) => !occupant).length;
  const taken = places.length - free;
  return (
    <Trans>
      Free: {free} · taken: {taken}
    </Trans>
  );
}
