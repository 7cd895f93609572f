import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { BoothsAreaCategory } from '#contract/lists/lists.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import type { Period } from '#domain/application/application.ts';
import { summaryLimit } from '#domain/application/check-bulletin.ts';
import { isPeriod, periodOf } from '#domain/application/period.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Boards } from './boards.tsx';
import { ChoiceList } from './choice-list.tsx';
import { fieldNames } from './field-words.ts';
import { categoriesQuery } from './queries.ts';
import type { ApplicationSearch } from './routes.ts';
import { NextButton, StepFrame, useGo } from './step-frame.tsx';
import { useDraftState, useDraftStore, useFormField } from './use-draft-of.ts';
import { textOfId, useOptions } from './use-options.ts';

/** Booths, their boards, and the key product (rows 124 to 131). */
export function BulletinPage() {
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const typeId = useDraftState(({ form }) => form.exhibitor.typeId);
  // What the fund says of such booths may be long: below it nothing is shown that would move.
  const { isLoading } = useQuery(categoriesQuery(activityId, typeId));
  const go = useGo();
  return (
    <StepFrame step="bulletin" next={<NextButton onClick={() => void go('upload')} />}>
      {isLoading ? (
        <Skeleton className="h-screen" />
      ) : (
        <>
          <Card title={<Trans>Where and when</Trans>} level={3}>
            <div className="flex flex-col gap-5">
              <Section />
            </div>
          </Card>
          <WhoDesigns />
          <Boards />
          <KeyProduct />
        </>
      )}
    </StepFrame>
  );
}

function Section() {
  const { t } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const typeId = useDraftState(({ form }) => form.exhibitor.typeId);
  const { value, onChange, error } = useFormField('boothsAreaCategoryId');
  const areas = useFormField('areas');
  const first = useFormField('preferredEnrollmentDate');
  const second = useFormField('secondaryEnrollmentDate');
  const { data: categories } = useQuery(categoriesQuery(activityId, typeId));
  const options = useOptions();
  const category = categories?.content.find(({ id }) => id === value);
  return (
    <>
      <SelectField
        label={t(fieldNames.boothsAreaCategoryId)}
        required
        name="boothsAreaCategoryId"
        hint={typeId === null ? t`The choice depends on the type of exhibitor.` : undefined}
        options={options(categories?.content)}
        value={category ? textOfId(value) : ''}
        error={error}
        onChange={(chosen) => {
          onChange(Number(chosen));
          if (areas.value.length > 0) areas.onChange([]);
          if (first.value) first.onChange(null);
          if (second.value) second.onChange(null);
        }}
      />
      {category && (
        <>
          <About category={category} />
          {category.enabledChildSelect && category.areas.length > 0 && (
            <ChoiceList
              label={t(fieldNames.areas)}
              required
              options={options(category.areas)}
              value={areas.value}
              onChange={areas.onChange}
              error={areas.error}
            />
          )}
          <Dates category={category} first={first} second={second} />
        </>
      )}
    </>
  );
}

/** What the fund says of such booths, and what their boards look like. */
function About({ category }: { category: BoothsAreaCategory }) {
  const { t } = useLingui();
  const texts = [category.boothsDescription, category.boardSpecDescription, category.boothsInstruction];
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      {texts
        .filter((text) => Object.values(text).some(Boolean))
        .map((text) => (
          <p key={text.tc + text.en} className="whitespace-pre-line">
            <LocalizedName of={text} />
          </p>
        ))}
      {category.areas
        .filter(({ afterDescription }) => Object.values(afterDescription).some(Boolean))
        .map((area) => (
          <p key={area.id} className="text-sm text-muted">
            <LocalizedName of={{ tc: area.nameTc, en: area.nameEn, pt: area.namePt }} />
            {': '}
            <LocalizedName of={area.afterDescription} />
          </p>
        ))}
      {category.boardImage && (
        <img
          className="aspect-3/2 w-full max-w-xl rounded-lg border border-line object-contain"
          src={pictureAddress(`base/boothsAreaCategory/${category.id}/image`, category.boardImage, 960)}
          alt={t`What a board for this booth looks like`}
          loading="lazy"
        />
      )}
    </div>
  );
}

interface DateChoice {
  value: Period | null;
  error: string | undefined;
  onChange: (period: Period | null) => void;
}

function Dates({ category, first, second }: { category: BoothsAreaCategory; first: DateChoice; second: DateChoice }) {
  const { t } = useLingui();
  const periods = (category.enrollmentPeriods ?? []).map(periodOf);
  if (periods.length === 0) return null;
  const options = periods.map((period) => ({ value: period as string, label: period.replace('/', ' – ') }));
  const choose =
    ({ onChange }: DateChoice) =>
    (chosen: string) =>
      onChange(isPeriod(chosen) ? chosen : null);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        label={t(fieldNames.preferredEnrollmentDate)}
        required
        options={options}
        value={first.value ?? ''}
        onChange={choose(first)}
        error={first.error}
      />
      <SelectField
        label={t(fieldNames.secondaryEnrollmentDate)}
        options={[{ value: '', label: t`None` }, ...options]}
        value={second.value ?? ''}
        onChange={choose(second)}
        error={second.error}
      />
    </div>
  );
}

function WhoDesigns() {
  const { t } = useLingui();
  const { value, onChange, error } = useFormField('selfDesigned');
  return (
    <Card>
      <RadioGroup
        label={t(fieldNames.selfDesigned)}
        required
        choices={[
          {
            value: 'contractor',
            label: t`The contractor`,
            hint: t`You provide text and files; the contractor designs the boards for your approval.`,
          },
          {
            value: 'self',
            label: t`We design them ourselves`,
            hint: t`You upload the finished design once you have a place.`,
          },
        ]}
        value={value === null ? '' : value ? 'self' : 'contractor'}
        onChange={(chosen) => onChange(chosen === 'self')}
        error={error}
      />
    </Card>
  );
}

function KeyProduct() {
  const { t } = useLingui();
  const { enrollmentId } = useDraftStore();
  const tc = useFormField('keyProductSummaryTc');
  const en = useFormField('keyProductSummaryEn');
  const pt = useFormField('keyProductSummaryPt');
  return (
    <Card title={<Trans>Key product</Trans>} level={3}>
      <div className="flex flex-col gap-5">
        <TextArea {...tc} label={t(fieldNames.keyProductSummaryTc)} required limit={summaryLimit} lang="zh-Hant-MO" />
        <TextArea {...en} label={t(fieldNames.keyProductSummaryEn)} limit={summaryLimit} lang="en" />
        <TextArea {...pt} label={t(fieldNames.keyProductSummaryPt)} limit={summaryLimit} lang="pt-PT" />
        <UploadField owner={{ kind: 'ENROLLMENT', id: enrollmentId }} group="KEY_PRODUCT" />
      </div>
    </Card>
  );
}
