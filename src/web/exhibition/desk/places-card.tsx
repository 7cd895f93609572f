import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlaceItem } from '#contract/exhibition.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ActivityPart } from './exhibition-tab.tsx';
import { AddPlaces } from './add-places.tsx';
import { ChosenPlaces } from './chosen-places.tsx';

const useAreaOptions = ({ areas }: ActivityPart['exhibition']) => {
  const { t } = useLingui();
  const locale = useLocale();
  return [
    { value: '', label: t({ message: 'No area', comment: 'A place of the hall that belongs to no area' }) },
    ...areas.map(({ id, fields }) => ({
      value: String(id),
      label: nameIn(fields, locale) || fields.code,
    })),
  ];
};
/** Where booths can stand: added by the line, chosen together, moved and removed. */
export function PlacesCard({ activityId, exhibition, mayChange }: ActivityPart) {
  const { t } = useLingui();
  const { places } = exhibition;
  const options = useAreaOptions(exhibition);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenPlaces = places.filter(({ id }) => chosen.has(id));
  const byArea = options
    .map((option) => ({
      ...option,
      places: places.filter(({ areaId }) => (areaId === null ? '' : String(areaId)) === option.value),
    }))
    .filter((group) => group.places.length > 0);

  const toggle = (some: readonly PlaceItem[], on: boolean) => {
    const next = new Set(chosen);
    for (const { id } of some) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };

  return (
    <Card title={<Trans>Places</Trans>}>
      {mayChange && <AddPlaces activityId={activityId} options={options} />}
      {places.length === 0 && (
        <EmptyState icon="place" title={<Trans>No places yet</Trans>}>
          <Trans>Add them by code, for example A01-A40.</Trans>
        </EmptyState>
      )}
      <div className="flex flex-col gap-5">
        {byArea.map((group) => (
          <fieldset key={group.value}>
            <legend className="mb-2 flex flex-wrap items-center gap-3 font-medium">
              {group.label}
              <span className="text-sm font-normal text-muted tabular-nums">
                {t`${plural(group.places.length, { one: '# place', other: '# places' })}`}
              </span>
              {mayChange && (
                <Button
                  tone="quiet"
                  onClick={() => toggle(group.places, !group.places.every(({ id }) => chosen.has(id)))}
                >
                  {group.places.every(({ id }) => chosen.has(id)) ? t`Choose none` : t`Choose all`}
                </Button>
              )}
            </legend>
            <ul className="flex flex-wrap gap-2">
              {group.places.map((place) => (
                <li key={place.id}>
                  {mayChange ? (
                    <label
                      htmlFor={`place-${place.id}`}
                      className="flex min-h-touch cursor-pointer items-center gap-2 rounded-lg border border-line px-3 tabular-nums has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft"
                    >
                      <input
                        id={`place-${place.id}`}
                        type="checkbox"
                        checked={chosen.has(place.id)}
                        onChange={(event) => toggle([place], event.target.checked)}
                        className="size-5 accent-brand"
                      />
                      <PlaceName place={place} />
                    </label>
                  ) : (
                    <span className="inline-flex min-h-touch items-center rounded-lg border border-line px-3">
                      <PlaceName place={place} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      {chosenPlaces.length > 0 && (
        <ChosenPlaces
          activityId={activityId}
          chosen={chosenPlaces}
          byArea={byArea.map((group) => group.places)}
          options={options}
          onDone={() => setChosen(new Set())}
        />
      )}
    </Card>
  );
}

/** A place's code, and whose booth stands there. */
const PlaceName = ({ place: { code, occupant } }: { place: PlaceItem }) => (
  <span>
    {code}{' '}
    {occupant && (
      <span className="ml-1 text-sm text-muted">
        <LocalizedName of={namesOf(occupant)} />
      </span>
    )}
  </span>
);
