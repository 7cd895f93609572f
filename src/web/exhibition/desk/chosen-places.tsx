import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Exhibition, PlaceItem } from '#contract/exhibition.ts';
import { answer, api } from '#web/api/client.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { inOrder, stepped } from '#web/desk/order.ts';
import { storeOrder } from '#web/desk/store-order.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { exhibitionKey, refreshExhibition } from '#web/activity/desk/queries.ts';
import { useRemoveItem } from './use-remove-item.ts';

export const areaOf = (text: string): number | null => (text ? Number(text) : null);

/** What can be done with the places that are chosen together. */
export function ChosenPlaces({
  activityId,
  chosen,
  byArea,
  options,
  onDone,
}: {
  activityId: string;
  chosen: readonly PlaceItem[];
  /** The places of each area, in their order. */
  byArea: readonly (readonly PlaceItem[])[];
  options: { value: string; label: string }[];
  onDone: () => void;
}) {
  const { t } = useLingui();
  const refresh = () => refreshExhibition(activityId);
  const removeItem = useRemoveItem(refresh);
  const params = { path: { activityId } };
  const placeIds = chosen.map(({ id }) => id);
  const occupied = chosen
    .filter(({ occupant }) => occupant)
    .map(({ code }) => code)
    .join(', ');

  const toArea = async (area: string) => {
    try {
      await answer(
        api.POST('/admin/activities/{activityId}/places/area', { params, body: { placeIds, areaId: areaOf(area) } }),
      );
      onDone();
      toast({ text: t`Moved.` });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
    await refresh();
  };
  const remove = async () => {
    await answer(api.POST('/admin/activities/{activityId}/places/removal', { params, body: { placeIds } }));
    onDone();
  };
  const step = (direction: 'up' | 'down') => {
    for (const places of byArea.filter((some) => some.some(({ id }) => placeIds.includes(id)))) {
      const ids = stepped(places, ({ id }) => placeIds.includes(id), direction).map(({ id }) => id);
      void storeOrder<Exhibition>(exhibitionKey(activityId), {
        show: (before) => ({ ...before, places: inOrder(before.places, ids) }),
        store: () =>
          answer(api.PUT('/admin/activities/{activityId}/places/order', { params, body: { placeIds: ids } })),
      });
    }
  };

  return (
    <div className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <div className="min-w-56">
        <SelectField
          label={t`Move ${plural(placeIds.length, { one: '# place', other: '# places' })} to`}
          placeholder={t({ message: 'Please choose', comment: 'An area of the hall' })}
          value={'none'}
          options={[{ value: 'none', label: '–' }, ...options]}
          onChange={(area) => {
            if (area !== 'none') void toArea(area);
          }}
        />
      </div>
      <span className="flex">
        <IconButton
          icon="chevron-left"
          label={t({ message: 'Move up', comment: 'In the order of the places of an area' })}
          onClick={() => step('up')}
        />
        <IconButton
          icon="chevron-right"
          label={t({ message: 'Move down', comment: 'In the order of the places of an area' })}
          onClick={() => step('down')}
        />
      </span>
      <Button
        icon="trash"
        disabledReason={occupied && t`Booths stand on ${occupied}.`}
        onClick={() =>
          void removeItem(t`Remove ${plural(placeIds.length, { one: '# place', other: '# places' })}?`, remove)
        }
      >
        <Trans comment="A button">Remove</Trans>
      </Button>
    </div>
  );
}
