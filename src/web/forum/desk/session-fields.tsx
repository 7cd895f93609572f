import { Trans, useLingui } from '@lingui/react/macro';
import type { Texts } from '#contract/texts.ts';
import { sessionLimits } from '#domain/forum/session.ts';
import { writtenLanguages } from '#domain/locale.ts';
import { NamesFields } from '#web/activity/desk/names-fields.tsx';
import { languageOfText } from '#web/i18n/locale-names.ts';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { RepeatingList } from '#web/ui/repeating-list.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import { newSpeaker, type SessionForm } from './session-form.ts';

type Form = ReturnType<typeof useForm<SessionForm>>;

/** One text in three languages, a field each. */
function TextsFields({
  path,
  label,
  limit,
  form,
  value,
  onChange,
}: {
  path: string;
  label: string;
  limit: number;
  form: Form;
  value: Texts;
  onChange: (value: Texts) => void;
}) {
  return writtenLanguages.map((language) => (
    <TextField
      key={language}
      name={`${path}.${language}`}
      label={`${label} · ${languageOfText[language].name}`}
      lang={languageOfText[language].lang}
      limit={limit}
      value={value[language]}
      error={form.errorAt(`${path}.${language}`)}
      onChange={(text) => onChange({ ...value, [language]: text })}
    />
  ));
}

export function SessionFieldsOf({ form }: { form: Form }) {
  const { t } = useLingui();
  const { values } = form;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.field('begins')} type="datetime-local" label={t`Starts (Macau time)`} required />
        <TextField {...form.field('ends')} type="datetime-local" label={t`Ends (Macau time)`} required />
      </div>
      <NamesFields field={form.field} />
      <div className="grid gap-4 md:grid-cols-3">
        <TextsFields
          path="hall"
          label={t({ message: 'Hall', comment: 'Where a session of a forum takes place' })}
          limit={sessionLimits.hall}
          form={form}
          value={values.hall}
          onChange={(hall) => form.set('hall', hall)}
        />
      </div>
      <fieldset>
        <legend className="mb-3 font-semibold">
          <Trans>Speakers</Trans>
        </legend>
        <RepeatingList
          rows={values.speakers}
          onChange={(speakers) => form.set('speakers', speakers)}
          newRow={newSpeaker}
          add={<Trans>Add speaker</Trans>}
          isFull={values.speakers.length >= sessionLimits.speakers && <Trans>You’ve reached the limit.</Trans>}
          removeLabel={t`Remove speaker`}
          className="grid-cols-[1fr_auto] border-b border-line pb-4"
        >
          {(speaker, change, at) => (
            <div className="grid gap-3 md:grid-cols-3">
              <TextsFields
                path={`speakers.${at}.name`}
                label={t`Name`}
                limit={sessionLimits.speaker}
                form={form}
                value={speaker.name}
                onChange={(name) => change({ name })}
              />
              <TextsFields
                path={`speakers.${at}.title`}
                label={t({ message: 'Title', comment: 'Of a person, as professor' })}
                limit={sessionLimits.speaker}
                form={form}
                value={speaker.title}
                onChange={(title) => change({ title })}
              />
              <TextsFields
                path={`speakers.${at}.organisation`}
                label={t`Organisation`}
                limit={sessionLimits.speaker}
                form={form}
                value={speaker.organisation}
                onChange={(organisation) => change({ organisation })}
              />
            </div>
          )}
        </RepeatingList>
      </fieldset>
      <FormProblems of={form} />
    </>
  );
}
