import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  isRequired,
  mostResults,
  type ProjectField,
  projectCounts,
  type ProjectForm,
  projectLimits,
  resultLimits,
  type TextField as FormText,
} from '#domain/closing/project-form.ts';
import { technologyFieldNames, technologyFields } from '#domain/road-show/technology-fields.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { RepeatingList } from '#web/ui/repeating-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { DateField, TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { projectFieldWords } from '../words.ts';

type Form = ReturnType<typeof useForm<ProjectForm>>;

interface FieldsProps {
  form: Form;
  below: (field: ProjectField) => ReactNode;
}

interface Group {
  title: ReactNode;
  fields: readonly ProjectField[];
  /** Side by side where there is room. */
  isNarrow?: boolean;
}

const groups: readonly Group[] = [
  {
    title: <Trans>The project</Trans>,
    fields: [
      'nameTc',
      'nameEn',
      'namePt',
      'entityTc',
      'entityEn',
      'leaderTc',
      'leaderEn',
      'members',
      'periodFrom',
      'periodUntil',
      'technologyField',
    ],
  },
  {
    title: <Trans>What it’s about and what it achieved</Trans>,
    fields: ['introductionTc', 'introductionEn', 'resultTc', 'resultEn', 'results'],
  },
  { title: <Trans>Results in numbers</Trans>, fields: projectCounts, isNarrow: true },
  { title: <Trans comment="Heading: how to reach somebody">Contact</Trans>, fields: ['contactFax', 'contactAddress'] },
];

/** The fields of a project in their order; below each what the page has to say to it. */
export const ProjectFields = ({ form, below }: FieldsProps) =>
  groups.map(({ title, fields, isNarrow }) => (
    <section key={fields[0]} className="flex flex-col gap-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className={isNarrow ? 'grid gap-5 md:grid-cols-2' : 'flex flex-col gap-5'}>
        {fields.map((field) => (
          <div key={field} className="flex flex-col gap-2">
            <OneField form={form} field={field} />
            {below(field)}
          </div>
        ))}
      </div>
    </section>
  ));

const languageOf = (field: FormText): { lang: string } | object =>
  field.endsWith('Tc') ? { lang: 'zh-Hant-MO' } : field.endsWith('En') ? { lang: 'en' } : {};
const isLong = (field: FormText): boolean => /^(introduction|result)/.test(field) || field === 'members';
const isCount = (field: FormText): boolean => projectCounts.some((count) => count === field);
const limitOf = (field: FormText): { limit: number } | object =>
  field in projectLimits ? { limit: projectLimits[field as keyof typeof projectLimits] } : {};

function OneField({ form, field }: { form: Form; field: ProjectField }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (field === 'results') return <Results form={form} />;
  const label = t(projectFieldWords[field]);
  const shared = { ...form.field(field), label, required: isRequired(field) && !field.endsWith('Tc') };
  const inEither = field.endsWith('Tc') ? { hint: t`Chinese or English is enough.` } : {};
  if (field === 'technologyField')
    return (
      <SelectField
        {...form.field(field)}
        label={label}
        required
        options={technologyFieldNames.map((value) => ({ value, label: technologyFields[value][locale] }))}
      />
    );
  if (field === 'periodFrom' || field === 'periodUntil') return <DateField {...shared} />;
  if (isLong(field))
    return (
      <TextArea
        {...shared}
        {...inEither}
        {...languageOf(field)}
        {...limitOf(field)}
        rows={field === 'members' ? 2 : 6}
      />
    );
  return (
    <TextField
      {...shared}
      {...inEither}
      {...languageOf(field)}
      {...limitOf(field)}
      {...(isCount(field) ? { inputMode: 'numeric' as const } : {})}
    />
  );
}

function Results({ form }: { form: Form }) {
  const { t } = useLingui();
  const { results } = form.values;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t(projectFieldWords.results)}</legend>
      <p className="text-sm text-muted">
        <Trans>Up to {mostResults} results, each a sentence for the board.</Trans>
      </p>
      <RepeatingList
        rows={results}
        onChange={(rows) => form.set('results', rows)}
        newRow={() => ({ tc: '', en: '' })}
        add={<Trans comment="A button: one more result of a project">Add a result</Trans>}
        isFull={results.length >= mostResults ? t`You’ve reached the limit of ${mostResults} results.` : undefined}
        removeLabel={t`Remove this result`}
        className="grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[1fr_1fr_auto]"
      >
        {(row, change, at) => (
          <>
            <TextArea
              label={t({ message: 'In Chinese', comment: 'A result of a project' })}
              lang="zh-Hant-MO"
              rows={2}
              limit={resultLimits.tc}
              value={row.tc}
              onChange={(tc) => change({ tc })}
              error={form.errorAt(`results.${at}.tc`)}
            />
            <TextArea
              label={t({ message: 'In English', comment: 'A result of a project' })}
              lang="en"
              rows={2}
              limit={resultLimits.en}
              value={row.en}
              onChange={(en) => change({ en })}
              error={form.errorAt(`results.${at}.en`)}
            />
          </>
        )}
      </RepeatingList>
    </fieldset>
  );
}
