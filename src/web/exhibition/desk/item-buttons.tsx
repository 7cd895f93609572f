import { useLingui } from '@lingui/react/macro';
import type { Uses } from '#contract/exhibition.ts';
import { namesOf } from '#domain/locale.ts';
import { MoveButtons } from '#web/desk/move-buttons.tsx';
import { movedTo } from '#web/desk/order.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useRemoveItem } from './use-remove-item.ts';
import { useUsesText } from './uses.ts';

interface Item {
  id: number;
  fields: { nameTc: string; nameEn: string; namePt: string };
  uses: Uses;
}

/** Order, change and remove; an item in use cannot be removed, and says what uses it. */
export function ItemButtons({
  item,
  among,
  refresh,
  onOrder,
  onEdit,
  remove,
}: {
  item: Item;
  /** Those that it stands in order with. */
  among: readonly Item[];
  refresh: () => Promise<unknown>;
  onOrder: (ids: number[]) => void;
  onEdit: () => void;
  remove: (itemId: number) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const { text: name } = useName(namesOf(item.fields));
  const used = useUsesText()(item.uses);
  const removeItem = useRemoveItem(refresh);
  const ids = among.map(({ id }) => id);
  const at = ids.indexOf(item.id);
  return (
    <span className="flex items-center justify-end gap-1 max-md:flex-wrap">
      {used && <span className="text-sm text-muted">{t`In use: ${used}`}</span>}
      <MoveButtons name={name} at={at} count={ids.length} onMove={(to) => onOrder(movedTo(ids, at, to))} />
      <IconButton icon="edit" label={t`Edit ${name}`} onClick={onEdit} />
      {!used && (
        <IconButton
          icon="trash"
          label={t`Remove ${name}`}
          onClick={() => void removeItem(t`Remove ${name}?`, () => remove(item.id))}
        />
      )}
    </span>
  );
}
