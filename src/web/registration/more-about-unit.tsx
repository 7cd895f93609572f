import { Trans, useLingui } from '@lingui/react/macro';
import { isUnitKind, unitKinds } from '#domain/unit/unit-words.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { unitFieldWords, unitKindWords } from '#web/unit/words.ts';
import type { RegistrationFormState } from './registration-form.tsx';

const folded = ['kind', 'industry', 'address', 'website', 'fax'] as const;

/** What a unit may say of itself and need not (row 182); open once something there is filled in or wrong. */
export function MoreAboutUnit({ form }: { form: RegistrationFormState }) {
  const { t } = useLingui();
  const { values } = form;
  const isUsed = folded.some((field) => values[field] !== '' || form.errorAt(field));
  return (
    <details open={isUsed} className="rounded-lg border border-line px-4 py-2">
      <summary className="min-h-touch cursor-pointer content-center font-medium">
        <Trans>More about your unit</Trans>{' '}
        <span className="font-normal text-muted">
          <Trans comment="Fields that need not be filled in">(optional)</Trans>
        </span>
      </summary>
      <div className="grid gap-5 py-3 md:grid-cols-2">
        <SelectField
          label={t(unitFieldWords.kind)}
          value={isUnitKind(values.kind) ? values.kind : ''}
          error={form.errorAt('kind')}
          options={[
            { value: '' as const, label: t({ message: 'Not given', comment: 'Of a place that nobody has entered' }) },
            ...unitKinds.map((kind) => ({ value: kind, label: t(unitKindWords[kind]) })),
          ]}
          onChange={(kind) => form.set('kind', kind)}
        />
        <TextField {...form.field('industry')} label={t(unitFieldWords.industry)} autoComplete="off" />
        <div className="md:col-span-2">
          <TextField {...form.field('address')} label={t(unitFieldWords.address)} autoComplete="street-address" />
        </div>
        <TextField
          {...form.field('website')}
          label={t(unitFieldWords.website)}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
        />
        <TextField {...form.field('fax')} label={t(unitFieldWords.fax)} type="tel" inputMode="tel" autoComplete="off" />
      </div>
    </details>
  );
}
