import { Trans, useLingui } from '@lingui/react/macro';
import { genders, textLimits } from '#domain/participant/person.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldWords, genderWords } from '../words.ts';
import type { PersonFormState } from './person-form.tsx';
import { usePinyin } from './use-pinyin.ts';

export function WhoStep({ form }: { form: PersonFormState }) {
  const { t } = useLingui();
  const pinyin = usePinyin(form.values.pinyin, (suggestion) => form.set('pinyin', suggestion));
  return (
    <>
      <TextField
        {...form.field('nameTc')}
        onChange={(name) => {
          form.set('nameTc', name);
          void pinyin.nameTyped(name);
        }}
        label={t(fieldWords.nameTc)}
        hint={<Trans>Enter at least one of the two names.</Trans>}
        autoComplete="off"
        enterKeyHint="next"
        lang="zh-Hant-MO"
      />
      <TextField
        {...form.field('nameEn')}
        label={t(fieldWords.nameEn)}
        hint={<Trans>As shown on the identity document.</Trans>}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...form.field('pinyin')}
        onChange={(corrected) => {
          pinyin.corrected(corrected);
          form.set('pinyin', corrected.toUpperCase());
        }}
        label={t(fieldWords.pinyin)}
        required
        hint={<Trans>Suggested from the Chinese name. Change it to match the document.</Trans>}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
      />
      <TextField
        {...form.field('title')}
        label={t(fieldWords.title)}
        required
        limit={textLimits.title}
        hint={<Trans>For example professor, engineer or general manager.</Trans>}
        autoComplete="off"
        enterKeyHint="next"
      />
      <RadioGroup
        {...form.field('gender')}
        label={t(fieldWords.gender)}
        required
        choices={genders.map((value) => ({ value, label: t(genderWords[value]) }))}
      />
    </>
  );
}
