import { Trans, useLingui } from '@lingui/react/macro';
import { writtenLanguages } from '#domain/locale.ts';
import { languageOfText } from '#web/i18n/locale-names.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { instantOfMacauTime, macauTime } from '#web/ui/macau-time.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { QuestionnaireForm } from './use-questionnaire-form.ts';
import { WordsFields } from './words-fields.tsx';

const mostHours = 720;
const hoursIn = (text: string): number => Math.max(0, Math.min(mostHours, Math.trunc(Number(text) || 0)));

interface AboutFieldsProps {
  form: QuestionnaireForm['form'];
  mayWrite: boolean;
  isDraft: boolean;
}

/** What a questionnaire is called, when it can be answered, and how. */
export function AboutFields({ form, mayWrite, isDraft }: AboutFieldsProps) {
  const { t } = useLingui();
  const { title, intro, mainLanguage, startsAt, endsAt, remindHours, anonymous } = form.values;
  return (
    <Card title={<Trans>About the questionnaire</Trans>}>
      <div className="flex flex-col gap-4">
        <WordsFields
          label={t({ message: 'Title', context: 'questionnaire' })}
          words={title}
          main={mainLanguage}
          disabled={!mayWrite}
          errorIn={(language) => form.errorAt(`title.${language}`)}
          onChange={(words) => form.set('title', words)}
        />
        <WordsFields
          label={t`Introduction`}
          words={intro}
          disabled={!mayWrite}
          long
          errorIn={(language) => form.errorAt(`intro.${language}`)}
          onChange={(words) => form.set('intro', words)}
        />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField
            label={t`Opens automatically (Macau time)`}
            hint={t`Leave empty to open it yourself.`}
            type="datetime-local"
            value={macauTime(startsAt)}
            disabled={!isDraft}
            error={form.errorAt('startsAt')}
            onChange={(text) => form.set('startsAt', instantOfMacauTime(text))}
          />
          <TextField
            label={t`Closes automatically (Macau time)`}
            hint={t`Leave empty to close it yourself.`}
            type="datetime-local"
            value={macauTime(endsAt)}
            disabled={!mayWrite}
            error={form.errorAt('endsAt')}
            onChange={(text) => form.set('endsAt', instantOfMacauTime(text))}
          />
          <TextField
            label={t`Reminder (hours before closing)`}
            hint={t`Enter 0 to send none.`}
            type="number"
            inputMode="numeric"
            min={0}
            max={mostHours}
            value={String(remindHours)}
            disabled={!mayWrite}
            error={form.errorAt('remindHours')}
            onChange={(text) => form.set('remindHours', hoursIn(text))}
          />
          <SelectField
            label={t`Main language`}
            hint={t`Complete all texts in this language before opening.`}
            options={writtenLanguages.map((value) => ({ value, label: languageOfText[value].name }))}
            value={mainLanguage}
            disabled={!isDraft}
            onChange={(value) => form.set('mainLanguage', value)}
          />
        </div>
        <CheckboxField
          label={t`Anonymous`}
          hint={t`No one can tell who answered what. Changing this clears the list of people asked.`}
          checked={anonymous}
          disabled={!isDraft}
          onChange={(is) => form.set('anonymous', is)}
        />
      </div>
    </Card>
  );
}
