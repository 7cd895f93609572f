import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListItem } from '#contract/lists/desk.ts';
import { administrators } from '#domain/account/roles.ts';
import { type LanguageSuffix, languageSuffixes } from '#domain/activity/activity-fields.ts';
import { type Locale, namesOf } from '#domain/locale.ts';
import type { PlainList } from '#domain/lists/lists.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useMay } from '#web/api/use-may.ts';
import { MoveButtons } from '#web/desk/move-buttons.tsx';
import { movedTo } from '#web/desk/order.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { ItemName } from '#web/exhibition/desk/item-name.tsx';
import { languageNames } from '#web/activity/desk/words.ts';
import { ListItemDialog } from './list-item-dialog.tsx';
import { listQuery, orderList, refreshList, saveListItem } from './queries.ts';
import { listWords } from './words.ts';

const nameCell = ({ code, fields }: ListItem) => <ItemName of={{ code, ...fields }} />;

/** The language in which a reader sees the names anyway. */
const readIn = { zh: 'Tc', sc: 'Tc', en: 'En', pt: 'Pt' } as const satisfies Record<Locale, LanguageSuffix>;

const columnIn = (language: LanguageSuffix): Column<ListItem> => ({
  id: language,
  header: languageNames[language].name,
  cell: ({ fields }) => <span lang={languageNames[language].lang}>{fields[`name${language}`] || '–'}</span>,
});

/** One plain list in its order, with what can be done to it. */
export function PlainItems({ list }: { list: PlainList }) {
  const { t } = useLingui();
  const locale = useLocale();
  const mayChange = useMay('saveListItem', administrators);
  const { data: items, error, refetch } = useQuery(listQuery(list));
  const [open, setOpen] = useState<ListItem | 'new' | null>(null);
  const columns: Column<ListItem>[] = [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'list', comment: 'Of an item' }),
      primary: true,
      cell: nameCell,
    },
    ...languageSuffixes.filter((language) => language !== readIn[locale]).map(columnIn),
  ];
  const actions = (item: ListItem) => (
    <ListItemButtons list={list} item={item} among={items ?? []} onEdit={() => setOpen(item)} />
  );
  return (
    <Card
      title={t(listWords[list])}
      aside={
        mayChange && (
          <Button icon="plus" onClick={() => setOpen('new')}>
            <Trans>Add an item</Trans>
          </Button>
        )
      }
    >
      <DataTable
        label={t(listWords[list])}
        columns={columns}
        rows={items}
        rowKey={({ id }) => String(id)}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="list" title={<Trans>Nothing to choose from</Trans>} />}
        {...(mayChange ? { actions } : {})}
      />
      {open && <ListItemDialog list={list} item={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function ListItemButtons({
  list,
  item,
  among,
  onEdit,
}: {
  list: PlainList;
  item: ListItem;
  among: readonly ListItem[];
  onEdit: () => void;
}) {
  const { t } = useLingui();
  const { text: name } = useName(namesOf(item.fields));
  const ids = among.map(({ id }) => id);
  const at = ids.indexOf(item.id);
  const offer = async (active: boolean) => {
    try {
      await saveListItem(list, { ...item, fields: { ...item.fields, active } });
      toast({ text: active ? t`${name} is offered again.` : t`${name} is no longer offered.` });
    } catch (failure) {
      toast({ tone: 'bad', text: await errorSentence(failure) });
    }
    await refreshList(list);
  };
  return (
    <span className="flex items-center justify-end gap-1 max-md:flex-wrap">
      <MoveButtons name={name} at={at} count={ids.length} onMove={(to) => void orderList(list, movedTo(ids, at, to))} />
      <IconButton icon="edit" label={t`Edit ${name}`} onClick={onEdit} />
      {item.fields.active ? (
        <IconButton icon="eye-off" label={t`Withdraw ${name}`} onClick={() => void offer(false)} />
      ) : (
        <IconButton icon="eye" label={t`Offer ${name} again`} onClick={() => void offer(true)} />
      )}
    </span>
  );
}
