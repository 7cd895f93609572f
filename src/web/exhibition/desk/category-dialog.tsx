import { Trans, useLingui } from '@lingui/react/macro';
import type { AreaCategoryFields, AreaCategoryItem, ExhibitorTypeItem } from '#contract/exhibition.ts';
import type { FieldError } from '#domain/errors.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { ownerIdOfNumber } from '#domain/file/numbered-owner.ts';
import { nameIn } from '#domain/locale.ts';
import { usualBoardCountLimit } from '#domain/exhibition/booths.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { RepeatingList } from '#web/ui/repeating-list.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import type { Versioned } from '#web/ui/use-versioned-form.ts';
import { emptyNames, isLimit, ItemDialog, limitOrNull, type NamedForm } from './item-dialog.tsx';
import type { ExhibitionLists } from './lists.ts';
import { fieldsOfTexts, type TextFields, textsOfFields } from './text-triple.ts';
import { TextTripleFields } from './text-triple-fields.tsx';
import { useItemLabels } from './use-item-labels.ts';

type CategoryText = 'boothsDescription' | 'boardSpecDescription' | 'boothsInstruction';

interface CategoryForm extends NamedForm, TextFields<CategoryText> {
  boardCountLimit: string;
  enabledChildSelect: boolean;
  shortTitle: boolean;
  boardWidthMm: string;
  boardHeightMm: string;
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
  boardWidthMm: '',
  boardHeightMm: '',
  ...fieldsOfTexts('boothsDescription', noTexts),
  ...fieldsOfTexts('boardSpecDescription', noTexts),
  ...fieldsOfTexts('boothsInstruction', noTexts),
  typeIds: [],
  periods: [],
};

const textOfNumber = (number: number | null): string => (number === null ? '' : String(number));

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
      boardCountLimit: textOfNumber(fields.boardCountLimit),
      boardWidthMm: textOfNumber(fields.boardWidthMm),
      boardHeightMm: textOfNumber(fields.boardHeightMm),
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
  boardWidthMm: limitOrNull(form.boardWidthMm),
  boardHeightMm: limitOrNull(form.boardHeightMm),
  boothsDescription: textsOfFields('boothsDescription', form),
  boardSpecDescription: textsOfFields('boardSpecDescription', form),
  boothsInstruction: textsOfFields('boothsInstruction', form),
  typeIds: form.typeIds,
  enrollmentPeriods: form.periods.map(({ beginDate, endDate }) => ({
    beginDate: beginDate as BusinessDate,
    endDate: endDate as BusinessDate,
  })),
});

const isMillimetres = (text: string): boolean =>
  !text.trim() || (/^[1-9]\d{2,4}$/.test(text.trim()) && Number(text) <= 20_000);

/** One without the other says nothing. */
const sizeProblems = ({ boardWidthMm, boardHeightMm }: CategoryForm): FieldError[] =>
  (['boardWidthMm', 'boardHeightMm'] as const).flatMap((path): FieldError[] => {
    const own = path === 'boardWidthMm' ? boardWidthMm : boardHeightMm;
    if (!isMillimetres(own)) return [{ path, problem: 'format' }];
    return !own.trim() && (boardWidthMm + boardHeightMm).trim() ? [{ path, problem: 'required' }] : [];
  });

const problemsOf = (form: CategoryForm): FieldError[] => [
  ...(isLimit(form.boardCountLimit) ? [] : [{ path: 'boardCountLimit', problem: 'format' } as const]),
  ...sizeProblems(form),
  ...periodProblems(form),
];

const periodProblems = ({ periods }: CategoryForm): FieldError[] =>
  periods.flatMap(({ beginDate, endDate }, at): FieldError[] => {
    if (!beginDate) return [{ path: `periods.${at}.beginDate`, problem: 'required' }];
    if (!endDate) return [{ path: `periods.${at}.endDate`, problem: 'required' }];
    return endDate < beginDate ? [{ path: `periods.${at}.endDate`, problem: 'endBeforeStart' }] : [];
  });

export function CategoryDialog({
  lists,
  item,
  types,
  onClose,
}: {
  lists: ExhibitionLists;
  item: AreaCategoryItem | null;
  types: readonly ExhibitorTypeItem[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const typeName = (id: number) => nameIn(types.find((type) => type.id === id)?.fields ?? {}, locale);
  const texts: Record<CategoryText, string> = {
    boothsDescription: t`About the booths`,
    boardSpecDescription: t`About the boards`,
    boothsInstruction: t`What applicants should know`,
  };
  const labels: Partial<Record<keyof CategoryForm, string>> = {
    ...useItemLabels(),
    boardCountLimit: t`Boards of an application, at most`,
    enabledChildSelect: t`Applicants choose one of its areas`,
    shortTitle: t`Short fascia name, 13 characters at most`,
    boardWidthMm: t`Printed width of a board, mm`,
    boardHeightMm: t`Printed height of a board, mm`,
    typeIds: t`For these exhibitor types`,
    periods: t`Periods to choose from`,
  };
  const labelOf = (field: string) =>
    labels[field as keyof CategoryForm] ?? `${texts[field.slice(0, -2) as CategoryText]} · ${field.slice(-2)}`;
  return (
    <ItemDialog<CategoryForm>
      refresh={lists.refresh}
      draftKey={`area-category:${lists.owner}:${item?.id ?? 'new'}`}
      title={item ? <Trans>Edit the category</Trans> : <Trans>New category of booth areas</Trans>}
      loaded={item ? formOf(item) : { version: 0, values: emptyForm }}
      check={problemsOf}
      save={async ({ values, version }, once) => {
        const fields = fieldsOf(values);
        return formOf(
          await (item ? lists.categories.save(item.id, { version, fields }) : lists.categories.create(fields, once)),
        );
      }}
      fetchNewest={async () => {
        const newest = (await lists.read()).categories.find(({ id }) => id === item?.id);
        return newest ? formOf(newest) : { version: 0, values: emptyForm };
      }}
      labelOf={labelOf}
      show={(field, values) => {
        if (field === 'typeIds') return values.typeIds.map(typeName).join(', ');
        if (field === 'periods') return values.periods.map((one) => `${one.beginDate} – ${one.endDate}`).join('\n');
        return String(values[field]);
      }}
      after={
        item && (
          <div className="mt-6 border-t border-line pt-4">
            <UploadField
              owner={{ kind: 'BOOTHS_AREA_CATEGORY', id: ownerIdOfNumber(item.id) }}
              group="BOARD_IMAGE"
              label={t`Picture of a board`}
              hint={t`Uploaded straight away. Applicants see it where they describe their boards.`}
            />
          </div>
        )
      }
      onClose={onClose}
    >
      {(form) => {
        const { typeIds } = form.values;
        return (
          <>
            <TextField
              {...form.field('boardCountLimit')}
              label={labelOf('boardCountLimit')}
              hint={t`If empty: ${usualBoardCountLimit}.`}
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
            <div className="grid gap-4 md:grid-cols-2">
              {(['boardWidthMm', 'boardHeightMm'] as const).map((field) => (
                <TextField
                  key={field}
                  {...form.field(field)}
                  label={labelOf(field)}
                  hint={t`Design files are checked against it.`}
                  inputMode="numeric"
                  autoComplete="off"
                />
              ))}
            </div>
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
              <RepeatingList
                rows={form.values.periods}
                onChange={(periods) => form.set('periods', periods)}
                newRow={() => ({ beginDate: '', endDate: '' })}
                add={<Trans>Add a period</Trans>}
                removeLabel={t`Remove this period`}
                className="grid-cols-[1fr_1fr_auto]"
              >
                {(period, change, at) => (
                  <>
                    <DateField
                      label={t({ message: 'First day', comment: 'Of an activity' })}
                      value={period.beginDate}
                      error={form.errorAt(`periods.${at}.beginDate`)}
                      onChange={(beginDate) => change({ beginDate })}
                    />
                    <DateField
                      label={t({ message: 'Last day', comment: 'Of an activity' })}
                      min={period.beginDate}
                      value={period.endDate}
                      error={form.errorAt(`periods.${at}.endDate`)}
                      onChange={(endDate) => change({ endDate })}
                    />
                  </>
                )}
              </RepeatingList>
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
