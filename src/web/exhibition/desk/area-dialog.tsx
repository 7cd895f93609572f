import { Trans, useLingui } from '@lingui/react/macro';
import type { AreaCategoryItem, AreaFields, AreaItem } from '#contract/exhibition.ts';
import { nameIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Versioned } from '#web/ui/use-versioned-form.ts';
import { emptyNames, ItemDialog, type NamedForm } from './item-dialog.tsx';
import type { ExhibitionLists } from './lists.ts';
import { fieldsOfTexts, type TextFields, textsOfFields } from './text-triple.ts';
import { TextTripleFields } from './text-triple-fields.tsx';
import { useItemLabels } from './use-item-labels.ts';

interface AreaForm extends NamedForm, TextFields<'afterDescription'> {
  /** Number of its category. */
  category: string;
}

const textLimit = 500;

const formOf = ({ fields, version }: AreaItem): Versioned<AreaForm> => {
  const { code, nameTc, nameEn, namePt, active, categoryId, afterDescription } = fields;
  return {
    version,
    values: {
      code,
      nameTc,
      nameEn,
      namePt,
      active,
      category: String(categoryId),
      ...fieldsOfTexts('afterDescription', afterDescription),
    },
  };
};

const fieldsOf = (form: AreaForm): AreaFields => ({
  code: form.code,
  nameTc: form.nameTc,
  nameEn: form.nameEn,
  namePt: form.namePt,
  active: form.active,
  categoryId: Number(form.category),
  afterDescription: textsOfFields('afterDescription', form),
});

export function AreaDialog({
  lists,
  item,
  categories,
  onClose,
}: {
  lists: ExhibitionLists;
  item: AreaItem | null;
  categories: readonly AreaCategoryItem[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const options = categories.map(({ id, fields }) => ({
    value: String(id),
    label: nameIn(fields, locale) || fields.code,
  }));
  const empty: AreaForm = {
    ...emptyNames,
    category: options[0]?.value ?? '',
    ...fieldsOfTexts('afterDescription', { tc: '', en: '', pt: '' }),
  };
  const after = t`Shown behind the name`;
  const labels: Partial<Record<keyof AreaForm, string>> = {
    ...useItemLabels(),
    category: t({ message: 'Category', comment: 'Of booth areas' }),
  };
  return (
    <ItemDialog<AreaForm>
      refresh={lists.refresh}
      draftKey={`area:${lists.owner}:${item?.id ?? 'new'}`}
      title={item ? <Trans>Edit the area</Trans> : <Trans>New area</Trans>}
      loaded={item ? formOf(item) : { version: 0, values: empty }}
      check={({ category }) => (category ? [] : [{ path: 'category', problem: 'required' }])}
      save={async ({ values, version }, once) => {
        const fields = fieldsOf(values);
        return formOf(await (item ? lists.areas.save(item.id, { version, fields }) : lists.areas.create(fields, once)));
      }}
      fetchNewest={async () => {
        const newest = (await lists.read()).areas.find(({ id }) => id === item?.id);
        return newest ? formOf(newest) : { version: 0, values: empty };
      }}
      labelOf={(field) => labels[field] ?? `${after} · ${field.slice(-2)}`}
      show={(field, values) =>
        field === 'category' ? options.find(({ value }) => value === values.category)?.label : String(values[field])
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField {...form.field('category')} label={labels.category} options={options} required />
          <TextTripleFields
            label={after}
            limit={textLimit}
            field={(language) => form.field(`afterDescription${language}`)}
          />
        </>
      )}
    </ItemDialog>
  );
}
