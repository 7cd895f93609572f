import { Trans, useLingui } from '@lingui/react/macro';
import type { AreaCategoryFields, AreaCategoryItem, ExhibitorTypeItem } from '#contract/exhibition.ts';
import type { FieldError } from '#domain/errors.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { chooseText, namesOf } from '#domain/locale.ts';
import { usualBoardCountLimit } from '#domain/reference/booths.ts';
import { answer, api } from '#web/api/client.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import type { Versioned } from '#web/ui/use-versioned-form.ts';
import { readExhibition } from '../queries.ts';
import { emptyNames, isLimit, ItemDialog, limitOrNull, type NamedForm } from './item-dialog.tsx';
import { fieldsOfTexts, type TextFields, textsOfFields } from './text-triple.ts';
import { TextTripleFields } from './text-triple-fields.tsx';

type CategoryText = 'boothsDescription' | 'boardSpecDescription' | 'boothsInstruction';

interface CategoryForm extends NamedForm, TextFields<CategoryText> {
  boardCountLimit: string;
  enabledChildSelect: boolean;
  shortTitle: boolean;
  typeIds: number[];
  periods: { beginDate: string; endDate: string }[];
}

const textLimit = 2000;
const noTexts = { tc: '', en: '', pt: '' };

const emptyForm: CategoryForm = {
  ...emptyNames,
  boardCountLimit: '',
  enabledChildSelect: false,
  shortTitle: false,
  ...fieldsOfTexts('boothsDescription', noTexts),
  ...fieldsOfTexts('boardSpecDescription', noTexts),
  ...fieldsOfTexts('boothsInstruction', noTexts),
  typeIds: [],
  periods: [],
};

function formOf({ fields, version }: AreaCategoryItem): Versioned<CategoryForm> {
  const { code, nameTc, nameEn, namePt, active, enabledChildSelect, shortTitle, typeIds } = fields;
  return {
    version,
    values: {
      code,
      nameTc,
      nameEn,
      namePt,
      active,
      enabledChildSelect,
      shortTitle,
      typeIds,
      boardCountLimit: fields.boardCountLimit === null ? '' : String(fields.boardCountLimit),
      ...fieldsOfTexts('boothsDescription', fields.boothsDescription),
      ...fieldsOfTexts('boardSpecDescription', fields.boardSpecDescription),
      ...fieldsOfTexts('boothsInstruction', fields.boothsInstruction),
      periods: fields.enrollmentPeriods,
    },
  };
}

const fieldsOf = (form: CategoryForm): AreaCategoryFields => ({
  code: form.code,
  nameTc: form.nameTc,
  nameEn: form.nameEn,
  namePt: form.namePt,
  active: form.active,
  boardCountLimit: limitOrNull(form.boardCountLimit),
  enabledChildSelect: form.enabledChildSelect,
  shortTitle: form.shortTitle,
  boothsDescription: textsOfFields('boothsDescription', form),
  boardSpecDescription: textsOfFields('boardSpecDescription', form),
  boothsInstruction: textsOfFields('boothsInstruction', form),
  typeIds: form.typeIds,
  enrollmentPeriods: form.periods.map(({ beginDate, endDate }) => ({
    beginDate: beginDate as BusinessDate,
    endDate: endDate as BusinessDate,
  })),
});

const problemsOf = ({ boardCountLimit, periods }: CategoryForm): FieldError[] => [
  ...(isLimit(boardCountLimit) ? [] : [{ path: 'boardCountLimit', problem: 'format' } as const]),
  ...periods.flatMap(({ beginDate, endDate }, at): FieldError[] => {
    if (!beginDate) return [{ path: `periods.${at}.beginDate`, problem: 'required' }];
    if (!endDate) return [{ path: `periods.${at}.endDate`, problem: 'required' }];
    return endDate < beginDate ? [{ path: `periods.${at}.endDate`, problem: 'endBeforeStart' }] : [];
  }),
];

export function CategoryDialog({
  activityId,
  item,
  types,
  onClose,
}: {
  activityId: string;
  item: AreaCategoryItem | null;
  types: readonly ExhibitorTypeItem[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const typeName = (id: number) =>
    chooseText(namesOf(types.find((type) => type.id === id)?.fields ?? {}), locale)?.text ?? '';
  const texts: Record<CategoryText, string> = {
    boothsDescription: t`About the booths`,
    boardSpecDescription: t`About the boards`,
    boothsInstruction: t`What applicants should know`,
  };
  const labels: Partial<Record<keyof CategoryForm, string>> = {
    code: t({ message: 'Code', comment: 'Of an item in a list' }),
    nameTc: '繁體中文',
    nameEn: 'English',
    namePt: 'Português',
    active: t`Offered to applicants`,
    boardCountLimit: t`Boards of an application, at most`,
    enabledChildSelect: t`Applicants choose one of its areas`,
    shortTitle: t`Short fascia name, 13 characters at most`,
    typeIds: t`For these exhibitor types`,
    periods: t`Periods to choose from`,
  };
  const labelOf = (field: string) =>
    labels[field as keyof CategoryForm] ?? `${texts[field.slice(0, -2) as CategoryText]} · ${field.slice(-2)}`;
  return (
    <ItemDialog<CategoryForm>
      activityId={activityId}
      draftKey={`area-category:${activityId}:${item?.id ?? 'new'}`}
      title={item ? <Trans>Edit the category</Trans> : <Trans>New category of booth areas</Trans>}
      loaded={item ? formOf(item) : { version: 0, values: emptyForm }}
      check={problemsOf}
      save={async ({ values, version }) => {
        const fields = fieldsOf(values);
        const saved = item
          ? api.PUT('/admin/activities/{activityId}/area-categories/{itemId}', {
              params: { path: { activityId, itemId: item.id } },
              body: { version, fields },
            })
          : api.POST('/admin/activities/{activityId}/area-categories', {
              params: { path: { activityId } },
              body: { fields },
            });
        return formOf((await answer(saved)) as AreaCategoryItem);
      }}
      fetchNewest={async () => {
        const newest = (await readExhibition(activityId)).categories.find(({ id }) => id === item?.id);
        return newest ? formOf(newest) : { version: 0, values: emptyForm };
      }}
      labelOf={labelOf}
      show={(field, values) => {
        if (field === 'typeIds') return values.typeIds.map(typeName).join(', ');
        if (field === 'periods') return values.periods.map((one) => `${one.beginDate} – ${one.endDate}`).join('\n');
        return String(values[field]);
      }}
      onClose={onClose}
    >
      {(form) => {
        const { periods, typeIds } = form.values;
        const setPeriod = (at: number, part: Partial<(typeof periods)[number]>) =>
          form.set(
            'periods',
            periods.map((period, place) => (place === at ? { ...period, ...part } : period)),
          );
        return (
          <>
            <TextField
              {...form.field('boardCountLimit')}
              label={labelOf('boardCountLimit')}
              hint={t`Empty stands for ${usualBoardCountLimit}.`}
              inputMode="numeric"
              autoComplete="off"
            />
            <CheckboxField
              name="enabledChildSelect"
              label={labelOf('enabledChildSelect')}
              checked={form.values.enabledChildSelect}
              onChange={(checked) => form.set('enabledChildSelect', checked)}
            />
            <CheckboxField
              name="shortTitle"
              label={labelOf('shortTitle')}
              checked={form.values.shortTitle}
              onChange={(checked) => form.set('shortTitle', checked)}
            />
            <fieldset>
              <legend className="font-medium">{labelOf('typeIds')}</legend>
              <p className="text-sm text-muted">
                <Trans>None chosen: for every type.</Trans>
              </p>
              <div className="grid md:grid-cols-2">
                {types.map(({ id }) => (
                  <CheckboxField
                    key={id}
                    name={`type-${id}`}
                    label={typeName(id)}
                    checked={typeIds.includes(id)}
                    onChange={(checked) =>
                      form.set('typeIds', checked ? [...typeIds, id] : typeIds.filter((one) => one !== id))
                    }
                  />
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend className="mb-2 font-medium">{labelOf('periods')}</legend>
              <ul className="flex flex-col gap-3">
                {periods.map((period, at) => (
                  // The rows have no identity but their place.
                  // eslint-disable-next-line react/no-array-index-key
                  <li key={at} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
                    <DateField
                      label={t({ message: 'First day', comment: 'Of an activity' })}
                      value={period.beginDate}
                      error={form.errorAt(`periods.${at}.beginDate`)}
                      onChange={(beginDate) => setPeriod(at, { beginDate })}
                    />
                    <DateField
                      label={t({ message: 'Last day', comment: 'Of an activity' })}
                      min={period.beginDate}
                      value={period.endDate}
                      error={form.errorAt(`periods.${at}.endDate`)}
                      onChange={(endDate) => setPeriod(at, { endDate })}
                    />
                    <IconButton
                      icon="trash"
                      label={t`Remove this period`}
                      onClick={() =>
                        form.set(
                          'periods',
                          periods.filter((_, place) => place !== at),
                        )
                      }
                    />
                  </li>
                ))}
              </ul>
              <div className="mt-2">
                <Button icon="plus" onClick={() => form.set('periods', [...periods, { beginDate: '', endDate: '' }])}>
                  <Trans>Add a period</Trans>
                </Button>
              </div>
            </fieldset>
            {(Object.keys(texts) as CategoryText[]).map((text) => (
              <TextTripleFields
                key={text}
                label={texts[text]}
                limit={textLimit}
                field={(language) => form.field(`${text}${language}`)}
              />
            ))}
          </>
        );
      }}
    </ItemDialog>
  );
}
