import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlaceItem } from '#contract/exhibition.ts';
import { placeCodes } from '#domain/activity/place-codes.ts';
import { chooseText, namesOf } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { ExhibitionPart } from '../exhibition-tab.tsx';
import { refreshExhibition } from './item-dialog.tsx';

const useAreaOptions = ({ areas }: ExhibitionPart['exhibition']) => {
  const { t } = useLingui();
  const locale = useLocale();
  return [
    { value: '', label: t({ message: 'No area', comment: 'A place of the hall that belongs to no area' }) },
    ...areas.map(({ id, fields }) => ({
      value: String(id),
      label: chooseText(namesOf(fields), locale)?.text ?? fields.code,
    })),
  ];
};
const areaOf = (text: string): number | null => (text ? Number(text) : null);

/** Where booths can stand: added by the line, chosen together, moved and removed. */
export function PlacesCard({ activityId, exhibition, mayChange }: ExhibitionPart) {
  const { t } = useLingui();
  const { places } = exhibition;
  const options = useAreaOptions(exhibition);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = places.map(({ id }) => id).filter((id) => chosen.has(id));
  const byArea = options
    .map((option) => ({
      ...option,
      places: places.filter(({ areaId }) => (areaId === null ? '' : String(areaId)) === option.value),
    }))
    .filter((group) => group.places.length > 0);

  const run = async (call: Promise<{ data?: unknown }>, done: string) => {
    try {
      await answer(call);
      setChosen(new Set());
      toast({ text: done });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
    await refreshExhibition(activityId);
  };
  const params = { path: { activityId } };
  const remove = async () => {
    const sure = await ask({
      title: t`Remove ${plural(ids.length, { one: '# place', other: '# places' })}?`,
      action: t({ message: 'Remove', comment: 'A button' }),
      tone: 'danger',
    });
    if (sure) {
      await run(
        api.POST('/admin/activities/{activityId}/places/removal', { params, body: { placeIds: ids } }),
        t`Removed.`,
      );
    }
  };
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
          <Trans>Add them by their codes, as A01-A40.</Trans>
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
                      {place.code}
                    </label>
                  ) : (
                    <span className="inline-flex min-h-touch items-center rounded-lg border border-line px-3">
                      {place.code}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      {ids.length > 0 && (
        <div className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-4">
          <div className="min-w-56">
            <SelectField
              label={t`Move ${plural(ids.length, { one: '# place', other: '# places' })} to`}
              placeholder={t({ message: 'Please choose', comment: 'An area of the hall' })}
              value={'none'}
              options={[{ value: 'none', label: '–' }, ...options]}
              onChange={(area) => {
                if (area === 'none') return;
                void run(
                  api.POST('/admin/activities/{activityId}/places/area', {
                    params,
                    body: { placeIds: ids, areaId: areaOf(area) },
                  }),
                  t`Moved.`,
                );
              }}
            />
          </div>
          <Button icon="trash" onClick={() => void remove()}>
            <Trans comment="A button">Remove</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}

function AddPlaces({ activityId, options }: { activityId: string; options: { value: string; label: string }[] }) {
  const { t } = useLingui();
  const form = useForm({
    initial: { codes: '', area: '' },
    check: ({ codes }) => (placeCodes(codes) ? [] : [{ path: 'codes', problem: 'format' }]),
    submit: async ({ codes, area }) => {
      const { added, kept } = await answer(
        api.POST('/admin/activities/{activityId}/places', {
          params: { path: { activityId } },
          body: { codes, areaId: areaOf(area) },
        }),
      );
      await refreshExhibition(activityId);
      form.reset({ codes: '', area });
      toast({
        text:
          kept > 0
            ? t`${plural(added, { one: '# place is added', other: '# places are added' })}; ${kept} were there already.`
            : t`${plural(added, { one: '# place is added', other: '# places are added' })}.`,
      });
    },
  });
  const count = placeCodes(form.values.codes)?.length ?? 0;
  return (
    <form {...form.props} className="mb-6 grid items-start gap-3 md:grid-cols-[2fr_1fr_auto]">
      <TextField
        {...form.field('codes')}
        label={t`Codes of new places`}
        hint={
          count > 0
            ? t`${plural(count, { one: '# place', other: '# places' })}`
            : t`As A01-A40, or several with commas between.`
        }
        autoCapitalize="characters"
        autoComplete="off"
      />
      <SelectField
        {...form.field('area')}
        label={t({ message: 'Area', comment: 'A column: of a hall' })}
        options={options}
      />
      <div className="md:pt-8">
        <Button type="submit" icon="plus" busy={form.busy}>
          <Trans>Add places</Trans>
        </Button>
      </div>
      <FormError>{form.error}</FormError>
    </form>
  );
}
