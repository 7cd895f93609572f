import { Trans } from '@lingui/react/macro';
import type { ListItem } from '#contract/lists/desk.ts';
import type { PlainList } from '#domain/lists/lists.ts';
import { answer, api } from '#web/api/client.ts';
import type { Versioned } from '#web/ui/use-versioned-form.ts';
import { emptyNames, ItemDialog, type NamedForm } from '#web/exhibition/desk/item-dialog.tsx';
import { useItemLabels } from '#web/exhibition/desk/use-item-labels.ts';
import { readList, refreshList, saveListItem } from './queries.ts';

const formOf = ({ code, fields, version }: ListItem): Versioned<NamedForm> => ({
  version,
  values: { code, ...fields },
});
const empty: Versioned<NamedForm> = { version: 0, values: emptyNames };

/** A new item of a plain list, or one that is renamed, withdrawn or offered again. */
export function ListItemDialog({
  list,
  item,
  onClose,
}: {
  list: PlainList;
  item: ListItem | null;
  onClose: () => void;
}) {
  const labels = useItemLabels();
  return (
    <ItemDialog<NamedForm>
      refresh={() => refreshList(list)}
      draftKey={`list-item:${list}:${item?.id ?? 'new'}`}
      title={item ? <Trans>Edit the item</Trans> : <Trans>New item</Trans>}
      loaded={item ? formOf(item) : empty}
      check={({ code }) => (item || /^[A-Z0-9_]*$/.test(code) ? [] : [{ path: 'code', problem: 'format' }])}
      codeIs={item ? 'fixed' : 'upper case'}
      save={async ({ values: { code, ...fields }, version }, once) =>
        formOf(
          item
            ? await saveListItem(list, { id: item.id, version, fields })
            : await answer(
                api.POST('/admin/lists/{list}', { params: { path: { list } }, body: { code, fields }, ...once }),
              ),
        )
      }
      fetchNewest={async () => {
        const newest = (await readList(list)).find(({ id }) => id === item?.id);
        return newest ? formOf(newest) : empty;
      }}
      labelOf={(field) => labels[field]}
      show={(field, values) => String(values[field])}
      onClose={onClose}
    />
  );
}
