import type { BusinessDate } from '#domain/instant.ts';
import type { ActivityCategory, Promoter } from './category.ts';
import type { ActivitySettings } from './settings.ts';

/** How the fields of each stored language end, as `nameTc` does; simplified Chinese is shown from `Tc` (G03, G04). */
export const languageSuffixes = ['Tc', 'En', 'Pt'] as const;
export type LanguageSuffix = (typeof languageSuffixes)[number];

/** What an activity says in each language (D1 §3), and the most characters of it. */
export const activityTexts = {
  name: 200,
  announcementName: 200,
  place: 200,
  description: 10_000,
  remark: 10_000,
  statement: 10_000,
} as const;
export type ActivityText = keyof typeof activityTexts;
export const activityTextNames = Object.keys(activityTexts) as ActivityText[];
export type ActivityTextField = `${ActivityText}${LanguageSuffix}`;

/** First and last days, both inclusive, in Macau (D1 §4). */
export const activityWindowFields = [
  ['beginDate', 'endDate'],
  ['enrollBeginDate', 'enrollEndDate'],
  ['exhibitorEnrollBeginDate', 'exhibitorEnrollEndDate'],
  ['customerEnrollBeginDate', 'customerEnrollEndDate'],
] as const;
export type ActivityDateField = (typeof activityWindowFields)[number][number];
type EnrollDateField = Exclude<ActivityDateField, 'beginDate' | 'endDate'>;

/** Another activity that this one points to, and what is said about it there. */
export interface Binding {
  otherActivityId: string;
  tipTc: string;
  tipEn: string;
  tipPt: string;
}
export const tipLimit = 300;
export const bindingLimit = 20;

/** All that staff write about an activity (D1 §3). */
export interface ActivityFields
  extends Record<ActivityTextField, string>, Record<EnrollDateField, BusinessDate | null> {
  eventId: string | null;
  category: ActivityCategory;
  promoter: Promoter | null;
  code: string;
  beginDate: BusinessDate;
  endDate: BusinessDate;
  settings: ActivitySettings;
  bindings: Binding[];
}

/** How much of an activity is written in a language. */
export interface Completeness {
  filled: number;
  missing: ActivityText[];
}

/** What is missing in a language counts only where another language has it. */
export function completeness(texts: Readonly<Record<ActivityTextField, string>>): Record<LanguageSuffix, Completeness> {
  const has = (text: ActivityText, language: LanguageSuffix) => texts[`${text}${language}`].trim() !== '';
  const wanted = activityTextNames.filter(
    (text) => text === 'name' || languageSuffixes.some((language) => has(text, language)),
  );
  const of = (language: LanguageSuffix): Completeness => {
    const missing = wanted.filter((text) => !has(text, language));
    return { filled: wanted.length - missing.length, missing };
  };
  return { Tc: of('Tc'), En: of('En'), Pt: of('Pt') };
}

export const hasName = (texts: Readonly<Record<`name${LanguageSuffix}`, string>>): boolean =>
  languageSuffixes.some((language) => texts[`name${language}`].trim() !== '');
