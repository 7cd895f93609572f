import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { activityTextNames, type LanguageSuffix, languageSuffixes } from '#domain/activity/activity-fields.ts';
import type { ActivityForm } from './activity-form.ts';
import type { ActivityTab } from './routes.ts';
import { categoryWords, dateWords, languageNames, promoterWords, signInKindWords, textWords } from './words.ts';

type Field = keyof ActivityForm;
type PlainField = Exclude<Field, `${keyof typeof textWords}${LanguageSuffix}`>;

export const fieldWords: Record<PlainField, MessageDescriptor> = {
  ...dateWords,
  eventId: msg({ message: 'Event', context: 'year', comment: 'As the science week of a year' }),
  category: msg({ message: 'Kind', context: 'activity', comment: 'A column: of an activity' }),
  promoter: msg({ message: 'Promoted', comment: 'Whether a road show is a promoted one' }),
  code: msg({ message: 'Code', comment: 'Short name of an activity in lists' }),
  printDeadline: msg`Changes of what is printed until`,
  participantLimit: msg`Participants per unit, at most`,
  intendedUnitLimit: msg`Units that a unit may wish to meet, at most`,
  participantBegin: msg`Participants are filled in from`,
  participantEnd: msg`Participants are filled in until`,
  hotel: msg`Hotel rooms offered`,
  hotelFirst: msg`First night`,
  hotelLast: msg`Last night`,
  hotelRooms: msg`Rooms per night`,
  dinner: msg`Dinner offered`,
  dinnerSitting: msg({ message: 'Sitting', comment: 'Name of a dinner' }),
  dinnerAt: msg`Dinner begins at`,
  dinnerSeats: msg`Seats at the dinner`,
  oncePerDay: msg`Everyone signs in once a day`,
  signInWindows: msg`When the door is open`,
  visits: msg`Units meet at tables`,
  matchingMinutes: msg`Minutes of a meeting`,
  restMinutes: msg`Minutes between meetings`,
  graceMinutes: msg`Minutes a unit may be late`,
  halls: msg`Halls with tables`,
  sessions: msg`Times for meetings`,
  bindings: msg`Linked activities`,
};

const textFields = new Map(
  activityTextNames.flatMap((text) =>
    languageSuffixes.map((language) => [`${text}${language}`, { text, language }] as const),
  ),
);

/** What each field is called, for those who choose between two versions of it. */
export function useFieldLabels(): (field: Field) => string {
  const { i18n } = useLingui();
  return (field) => {
    const found = textFields.get(field as never);
    if (found) return `${i18n._(textWords[found.text])} · ${languageNames[found.language].name}`;
    return i18n._(fieldWords[field as PlainField]);
  };
}

const yesNo = {
  true: msg({ message: 'Yes', comment: 'A setting is on' }),
  false: msg({ message: 'No', comment: 'A setting is off' }),
};

/** A field's value as it is read; lists one line each. */
export function useShownValue(): (field: Field, values: ActivityForm) => string {
  const { i18n } = useLingui();
  return (field, values) => {
    if (field === 'category') return i18n._(categoryWords[values.category]);
    if (field === 'promoter') return values.promoter ? i18n._(promoterWords[values.promoter]) : '';
    if (field === 'halls') return values.halls.map(({ name, tables }) => `${name}: ${tables}`).join('\n');
    if (field === 'sessions') return values.sessions.map(({ day, from, to }) => `${day} ${from}–${to}`).join('\n');
    if (field === 'signInWindows') {
      return values.signInWindows
        .map(
          ({ kind, opensAt, closesAt }) =>
            `${i18n._(signInKindWords[kind])} ${opensAt.replace('T', ' ')} – ${closesAt.replace('T', ' ')}`,
        )
        .join('\n');
    }
    if (field === 'bindings') {
      return values.bindings
        .map(({ otherActivityId, tipTc, tipEn, tipPt }) =>
          [otherActivityId.slice(-8), tipTc, tipEn, tipPt].filter(Boolean).join(' · '),
        )
        .join('\n');
    }
    const value = values[field];
    return typeof value === 'boolean' ? i18n._(yesNo[`${value}`]) : value.replace('T', ' ');
  };
}

const datesTab = new Set<string>([
  ...Object.keys(dateWords),
  'eventId',
  'category',
  'promoter',
  'code',
  'printDeadline',
]);

/** Which part of the page a field is on. */
export function tabOf(path: string): ActivityTab {
  const [field = ''] = path.split('.');
  if (textFields.has(field as never)) return 'texts';
  if (datesTab.has(field)) return 'dates';
  return field === 'bindings' ? 'links' : 'settings';
}
