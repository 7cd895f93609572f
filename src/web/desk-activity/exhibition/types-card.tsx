import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExhibitorTypeFields, ExhibitorTypeItem } from '#contract/exhibition.ts';
import { namesOf } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Versioned } from '#web/ui/use-versioned-form.ts';
import type { ExhibitionPart } from '../exhibition-tab.tsx';
import { readExhibition } from '../queries.ts';
import { ItemButtons } from './item-buttons.tsx';
import { emptyNames, isLimit, ItemDialog, limitOrNull, type NamedForm, removeItem } from './item-dialog.tsx';
import { OwnListNote } from './own-list.tsx';

interface TypeForm extends NamedForm {
  needsLicence: boolean;
  maxBooths: string;
}

const formOf = ({ fields, version }: ExhibitorTypeItem): Versioned<TypeForm> => ({
  version,
  values: { ...fields, maxBooths: fields.maxBooths === null ? '' : String(fields.maxBooths) },
});
const fieldsOf = (form: TypeForm): ExhibitorTypeFields => ({ ...form, maxBooths: limitOrNull(form.maxBooths) });

const nameCell = ({ fields }: ExhibitorTypeItem) => (
  <>
    <LocalizedName of={namesOf(fields)} /> <span className="text-sm font-normal text-muted">{fields.code}</span>
    {!fields.active && (
      <Badge>
        <Trans comment="An item that applicants cannot choose any more">Not offered</Trans>
      </Badge>
    )}
  </>
);
const licenceCell = ({ fields }: ExhibitorTypeItem) => (fields.needsLicence ? <Trans>Business licence</Trans> : '–');
const boothsCell = ({ fields }: ExhibitorTypeItem) => fields.maxBooths ?? '–';

export function TypesCard({ activityId, exhibition, mayChange }: ExhibitionPart) {
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
    <TypeButtons activityId={activityId} item={item} onEdit={() => setOpen(item)} />
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
      {!isOwn && <OwnListNote activityId={activityId} list="exhibitorTypes" mayChange={mayChange} />}
      <DataTable
        label={t`Exhibitor types`}
        columns={columns}
        rows={exhibition.exhibitorTypes}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState icon="users" title={<Trans>No exhibitor types</Trans>} />}
        {...(mayChange && isOwn ? { actions } : {})}
      />
      {open && <TypeDialog activityId={activityId} item={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function TypeButtons({
  activityId,
  item,
  onEdit,
}: {
  activityId: string;
  item: ExhibitorTypeItem;
  onEdit: () => void;
}) {
  const { t } = useLingui();
  const { text: name } = useName(namesOf(item.fields));
  return (
    <ItemButtons
      name={name}
      uses={item.uses}
      onEdit={onEdit}
      onRemove={() =>
        void removeItem(
          activityId,
          { title: t`Remove ${name}?`, action: t({ message: 'Remove', comment: 'A button' }), done: t`Removed.` },
          () =>
            api.DELETE('/admin/activities/{activityId}/exhibitor-types/{itemId}', {
              params: { path: { activityId, itemId: item.id } },
            }),
        )
      }
    />
  );
}

function TypeDialog({
  activityId,
  item,
  onClose,
}: {
  activityId: string;
  item: ExhibitorTypeItem | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const labels: Record<keyof TypeForm, string> = {
    code: t({ message: 'Code', comment: 'Of an item in a list' }),
    nameTc: '繁體中文',
    nameEn: 'English',
    namePt: 'Português',
    active: t`Offered to applicants`,
    needsLicence: t`Must show a copy of the business licence`,
    maxBooths: t`Booths, at most`,
  };
  return (
    <ItemDialog<TypeForm>
      activityId={activityId}
      draftKey={`exhibitor-type:${activityId}:${item?.id ?? 'new'}`}
      title={item ? <Trans>Edit the exhibitor type</Trans> : <Trans>New exhibitor type</Trans>}
      loaded={item ? formOf(item) : { version: 0, values: { ...emptyNames, needsLicence: false, maxBooths: '' } }}
      check={({ maxBooths }) => (isLimit(maxBooths) ? [] : [{ path: 'maxBooths', problem: 'format' }])}
      save={async ({ values, version }) => {
        const fields = fieldsOf(values);
        const saved = item
          ? api.PUT('/admin/activities/{activityId}/exhibitor-types/{itemId}', {
              params: { path: { activityId, itemId: item.id } },
              body: { version, fields },
            })
          : api.POST('/admin/activities/{activityId}/exhibitor-types', {
              params: { path: { activityId } },
              body: { fields },
            });
        return formOf(await answer(saved));
      }}
      fetchNewest={async () => {
        const { exhibitorTypes } = await readExhibition(activityId);
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
            hint={t`Empty: only the category limits them.`}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
    </ItemDialog>
  );
}
