import { type LanguageSuffix, languageSuffixes } from '#domain/activity/activity-fields.ts';

interface Texts {
  tc: string;
  en: string;
  pt: string;
}
const keys = { Tc: 'tc', En: 'en', Pt: 'pt' } as const;

/** A text in three languages as three fields of a form: `boothsDescriptionTc` and so on. */
export type TextFields<Name extends string> = Record<`${Name}${LanguageSuffix}`, string>;

export const fieldsOfTexts = <Name extends string>(name: Name, texts: Texts): TextFields<Name> =>
  Object.fromEntries(
    languageSuffixes.map((language) => [`${name}${language}`, texts[keys[language]]]),
  ) as TextFields<Name>;

export const textsOfFields = <Name extends string>(name: Name, form: TextFields<Name>): Texts => ({
  tc: form[`${name}Tc`],
  en: form[`${name}En`],
  pt: form[`${name}Pt`],
});
