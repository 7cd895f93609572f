import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExhibitorTypeFields, ExhibitorTypeItem } from '#contract/exhibition.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Versioned } from '#web/ui/use-versioned-form.ts';
import type { ExhibitionPart } from './exhibition-tab.tsx';
import { ItemButtons } from './item-buttons.tsx';
import { emptyNames, isLimit, ItemDialog, limitOrNull, type NamedForm } from './item-dialog.tsx';
import { ItemName } from './item-name.tsx';
import type { ExhibitionLists } from './lists.ts';
import { useItemLabels } from './use-item-labels.ts';

interface TypeForm extends NamedForm {
  needsLicence: boolean;
  maxBooths: string;
}

const formOf = ({ fields, version }: ExhibitorTypeItem): Versioned<TypeForm> => ({
  version,
  values: { ...fields, maxBooths: fields.maxBooths === null ? '' : String(fields.maxBooths) },
});
const fieldsOf = (form: TypeForm): ExhibitorTypeFields => ({ ...form, maxBooths: limitOrNull(form.maxBooths) });

const nameCell = ({ fields }: ExhibitorTypeItem) => <ItemName of={fields} />;
const licenceCell = ({ fields }: ExhibitorTypeItem) => (fields.needsLicence ? <Trans>Business licence</Trans> : '–');
const boothsCell = ({ fields }: ExhibitorTypeItem) => fields.maxBooths ?? '–';

export function TypesCard({ lists, exhibition, note, mayChange }: ExhibitionPart) {
  const { t } = useLingui();
  const [open, setOpen] = useState<ExhibitorTypeItem | 'new' | null>(null);
  const isOwn = exhibition.own.exhibitorTypes;
  const columns: Column<ExhibitorTypeItem>[] = [
    {
      id: 'name',
      header: t({ message: 'Type', context: 'exhibitor', comment: 'A column: of exhibitor' }),
      primary: true,
      cell: nameCell,
    },
    {
      id: 'licence',
      header: t({ message: 'Must show', comment: 'A column: what a type must hand in' }),
      cell: licenceCell,
    },
    { id: 'booths', header: t({ message: 'Booths, at most', comment: 'A column' }), align: 'end', cell: boothsCell },
  ];
  const actions = (item: ExhibitorTypeItem) => (
    <ItemButtons
      item={item}
      among={exhibition.exhibitorTypes}
      refresh={lists.refresh}
      onOrder={(ids) => lists.order('exhibitorTypes', ids)}
      onEdit={() => setOpen(item)}
      remove={lists.types.remove}
    />
  );
  return (
    <Card
      title={<Trans>Exhibitor types</Trans>}
      aside={
        mayChange &&
        isOwn && (
          <Button icon="plus" onClick={() => setOpen('new')}>
            <Trans>Add a type</Trans>
          </Button>
        )
      }
    >
      {!isOwn && note?.('exhibitorTypes')}
      <DataTable
        label={t`Exhibitor types`}
        columns={columns}
        rows={exhibition.exhibitorTypes}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState icon="users" title={<Trans>No exhibitor types</Trans>} />}
        {...(mayChange && isOwn ? { actions } : {})}
      />
      {open && <TypeDialog lists={lists} item={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function TypeDialog({
  lists,
  item,
  onClose,
}: {
  lists: ExhibitionLists;
  item: ExhibitorTypeItem | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const labels: Record<keyof TypeForm, string> = {
    ...useItemLabels(),
    needsLicence: t`Must show a copy of the business licence`,
    maxBooths: t`Booths, at most`,
  };
  return (
    <ItemDialog<TypeForm>
      refresh={lists.refresh}
      draftKey={`exhibitor-type:${lists.owner}:${item?.id ?? 'new'}`}
      title={item ? <Trans>Edit the exhibitor type</Trans> : <Trans>New exhibitor type</Trans>}
      loaded={item ? formOf(item) : { version: 0, values: { ...emptyNames, needsLicence: false, maxBooths: '' } }}
      check={({ maxBooths }) => (isLimit(maxBooths) ? [] : [{ path: 'maxBooths', problem: 'format' }])}
      save={async ({ values, version }, once) => {
        const fields = fieldsOf(values);
        return formOf(await (item ? lists.types.save(item.id, { version, fields }) : lists.types.create(fields, once)));
      }}
      fetchNewest={async () => {
        const { exhibitorTypes } = await lists.read();
        const newest = exhibitorTypes.find(({ id }) => id === item?.id);
        return newest ? formOf(newest) : { version: 0, values: { ...emptyNames, needsLicence: false, maxBooths: '' } };
      }}
      labelOf={(field) => labels[field]}
      show={(field, values) => String(values[field])}
      onClose={onClose}
    >
      {(form) => (
        <>
          <CheckboxField
            name="needsLicence"
            label={labels.needsLicence}
            checked={form.values.needsLicence}
            onChange={(needsLicence) => form.set('needsLicence', needsLicence)}
          />
          <TextField
            {...form.field('maxBooths')}
            label={labels.maxBooths}
            hint={t`If empty, only the category’s limit applies.`}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
    </ItemDialog>
  );
}
