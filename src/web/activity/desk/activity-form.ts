import type { DeskActivity } from '#contract/activity/desk.ts';
import {
  type ActivityDateField,
  type ActivityFields,
  activityTextNames,
  type ActivityTextField,
  activityTexts,
  activityWindowFields,
  type Binding,
  languageSuffixes,
} from '#domain/activity/activity-fields.ts';
import { checkActivity } from '#domain/activity/check-activity.ts';
import type { ActivityCategory, Promoter } from '#domain/activity/category.ts';
import { usualHall } from '#domain/activity/settings.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import type { FieldError } from '#domain/errors.ts';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { usualGraceMinutes } from '#domain/schedule/attendance.ts';
import type { SignInKind } from '#domain/participant/kinds.ts';
import { ApiError } from '#web/api/api-error.ts';
import { instantOfMacauTime, macauTime } from '#web/ui/macau-time.ts';
import type { Versioned } from '#web/ui/use-versioned-form.ts';

/** What staff see of an activity: every field by itself, text as it is typed, an empty one where nothing is set. */
export interface ActivityForm extends Record<ActivityTextField, string>, Record<ActivityDateField, string> {
  eventId: string;
  category: ActivityCategory;
  promoter: Promoter | '';
  code: string;
  printDeadline: string;
  participantLimit: string;
  intendedUnitLimit: string;
  participantBegin: string;
  participantEnd: string;
  hotel: boolean;
  hotelFirst: string;
  hotelLast: string;
  hotelRooms: string;
  dinner: boolean;
  dinnerSitting: string;
  dinnerAt: string;
  dinnerSeats: string;
  oncePerDay: boolean;
  signInWindows: { kind: SignInKind; opensAt: string; closesAt: string }[];
  visits: boolean;
  matchingMinutes: string;
  restMinutes: string;
  graceMinutes: string;
  halls: { name: string; tables: string }[];
  sessions: { day: string; from: string; to: string }[];
  bindings: Binding[];
}

const textFields = activityTextNames.flatMap((text) =>
  languageSuffixes.map((language) => `${text}${language}` as const),
);
const dateFields = activityWindowFields.flat();

export function formOf({ fields, version }: Pick<DeskActivity, 'fields' | 'version'>): Versioned<ActivityForm> {
  const { settings } = fields;
  const { hotel, dinner, signIn, visits, participantWindow } = settings;
  const texts = Object.fromEntries(textFields.map((field) => [field, fields[field]])) as Record<
    ActivityTextField,
    string
  >;
  const dates = Object.fromEntries(dateFields.map((field) => [field, fields[field] ?? ''])) as Record<
    ActivityDateField,
    string
  >;
  return {
    version,
    values: {
      ...texts,
      ...dates,
      eventId: fields.eventId ?? '',
      category: fields.category,
      promoter: fields.promoter ?? '',
      code: fields.code,
      printDeadline: settings.printDeadline ?? '',
      participantLimit: String(settings.participantLimit),
      intendedUnitLimit: String(settings.intendedUnitLimit),
      participantBegin: participantWindow.begin ?? '',
      participantEnd: participantWindow.end ?? '',
      hotel: hotel !== null,
      hotelFirst: hotel?.firstNight ?? '',
      hotelLast: hotel?.lastNight ?? '',
      hotelRooms: hotel ? String(hotel.roomsPerNight) : '',
      dinner: dinner !== null,
      dinnerSitting: dinner?.sitting ?? '',
      dinnerAt: macauTime(dinner?.at ?? null),
      dinnerSeats: dinner ? String(dinner.seats) : '',
      oncePerDay: signIn.oncePerDay,
      signInWindows: signIn.windows.map(({ kind, opensAt, closesAt }) => ({
        kind,
        opensAt: macauTime(opensAt),
        closesAt: macauTime(closesAt),
      })),
      visits: visits !== null,
      matchingMinutes: String(visits?.matchingMinutes ?? 30),
      restMinutes: String(visits?.restMinutes ?? 5),
      graceMinutes: String(visits?.graceMinutes ?? usualGraceMinutes),
      halls: (visits?.halls ?? [{ name: usualHall, tables: 1 }]).map(({ name, tables }) => ({
        name,
        tables: String(tables),
      })),
      sessions: visits?.sessions ?? [],
      bindings: fields.bindings,
    },
  };
}

const day = (text: string): BusinessDate => text as BusinessDate;
const dayOrNull = (text: string): BusinessDate | null => (text ? day(text) : null);

/** Ask only with a form in which `formProblems` finds nothing missing. */
export function fieldsOf(form: ActivityForm): ActivityFields {
  const texts = Object.fromEntries(textFields.map((field) => [field, form[field].trim()])) as Record<
    ActivityTextField,
    string
  >;
  return {
    ...texts,
    eventId: form.eventId || null,
    category: form.category,
    promoter: form.category === 'ROADSHOW' ? form.promoter || null : null,
    code: form.code.trim(),
    beginDate: day(form.beginDate),
    endDate: day(form.endDate),
    enrollBeginDate: dayOrNull(form.enrollBeginDate),
    enrollEndDate: dayOrNull(form.enrollEndDate),
    exhibitorEnrollBeginDate: dayOrNull(form.exhibitorEnrollBeginDate),
    exhibitorEnrollEndDate: dayOrNull(form.exhibitorEnrollEndDate),
    customerEnrollBeginDate: dayOrNull(form.customerEnrollBeginDate),
    customerEnrollEndDate: dayOrNull(form.customerEnrollEndDate),
    settings: {
      participantLimit: Number(form.participantLimit),
      intendedUnitLimit: Number(form.intendedUnitLimit),
      participantWindow: { begin: dayOrNull(form.participantBegin), end: dayOrNull(form.participantEnd) },
      hotel: form.hotel
        ? { firstNight: day(form.hotelFirst), lastNight: day(form.hotelLast), roomsPerNight: Number(form.hotelRooms) }
        : null,
      dinner: form.dinner
        ? {
            sitting: form.dinnerSitting.trim(),
            at: instantOfMacauTime(form.dinnerAt) ?? ('' as Instant),
            seats: Number(form.dinnerSeats),
          }
        : null,
      signIn: {
        oncePerDay: form.oncePerDay,
        windows: form.signInWindows.map(({ kind, opensAt, closesAt }) => ({
          kind,
          opensAt: instantOfMacauTime(opensAt),
          closesAt: instantOfMacauTime(closesAt),
        })),
      },
      printDeadline: hasBooths(form.category) ? dayOrNull(form.printDeadline) : null,
      visits: form.visits
        ? {
            matchingMinutes: Number(form.matchingMinutes),
            restMinutes: Number(form.restMinutes),
            graceMinutes: Number(form.graceMinutes),
            halls: form.halls.map(({ name, tables }) => ({ name: name.trim(), tables: Number(tables) })),
            sessions: form.sessions.map((session) => ({ ...session, day: day(session.day) })),
          }
        : null,
    },
    bindings: form.bindings,
  };
}

/** Where the form has what the server calls otherwise. */
const formPaths: readonly (readonly [RegExp, string])[] = [
  [/^fields\./, ''],
  [/^settings\.participantWindow\.begin$/, 'participantBegin'],
  [/^settings\.participantWindow\.end$/, 'participantEnd'],
  [/^settings\.hotel\.firstNight$/, 'hotelFirst'],
  [/^settings\.hotel\.lastNight$/, 'hotelLast'],
  [/^settings\.hotel\.roomsPerNight$/, 'hotelRooms'],
  [/^settings\.dinner\.sitting$/, 'dinnerSitting'],
  [/^settings\.dinner\.at$/, 'dinnerAt'],
  [/^settings\.dinner\.seats$/, 'dinnerSeats'],
  [/^settings\.signIn\.windows\./, 'signInWindows.'],
  [/^settings\.visits\./, ''],
  [/^settings\./, ''],
];
const inForm = (problem: FieldError): FieldError => ({
  ...problem,
  path: formPaths.reduce((path, [from, to]) => path.replace(from, to), problem.path),
});

/** A refusal with its fields named as the form has them. */
export function refusalInForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, message, status, fields, requestId, retryAfter } = error;
  return new ApiError({ code, message, status, fields: fields.map(inForm), requestId, retryAfter });
}

const wholeNumber = /^\d{1,6}$/;

/** What has to be filled in before there is anything to check. */
function missing(form: ActivityForm): FieldError[] {
  const wanted: (readonly [string, string])[] = [
    ['code', form.code],
    ['beginDate', form.beginDate],
    ['endDate', form.endDate],
    ...(form.hotel
      ? ([
          ['hotelFirst', form.hotelFirst],
          ['hotelLast', form.hotelLast],
        ] as const)
      : []),
    ...(form.dinner
      ? ([
          ['dinnerSitting', form.dinnerSitting],
          ['dinnerAt', form.dinnerAt],
        ] as const)
      : []),
    ...(form.visits
      ? form.sessions.flatMap(({ day: on, from, to }, at) => [
          [`sessions.${at}.day`, on] as const,
          [`sessions.${at}.from`, from] as const,
          [`sessions.${at}.to`, to] as const,
        ])
      : []),
    ...(form.visits ? form.halls.map(({ name }, at) => [`halls.${at}.name`, name] as const) : []),
    ...form.bindings.map(({ otherActivityId }, at) => [`bindings.${at}.otherActivityId`, otherActivityId] as const),
  ];
  return wanted.filter(([, value]) => !value.trim()).map(([path]) => ({ path, problem: 'required' }));
}

function wrongNumbers(form: ActivityForm): FieldError[] {
  const numbers: (readonly [string, string, number])[] = [
    ['participantLimit', form.participantLimit, 1],
    ['intendedUnitLimit', form.intendedUnitLimit, 1],
    ...(form.hotel ? ([['hotelRooms', form.hotelRooms, 1]] as const) : []),
    ...(form.dinner ? ([['dinnerSeats', form.dinnerSeats, 1]] as const) : []),
    ...(form.visits
      ? ([
          ['matchingMinutes', form.matchingMinutes, 5],
          ['restMinutes', form.restMinutes, 0],
          ['graceMinutes', form.graceMinutes, 0],
          ...form.halls.map(({ tables }, at) => [`halls.${at}.tables`, tables, 1] as const),
        ] as const)
      : []),
  ];
  return numbers.flatMap(([path, value, least]): FieldError[] => {
    if (!wholeNumber.test(value.trim())) return [{ path, problem: value.trim() ? 'format' : 'required' }];
    return Number(value) < least ? [{ path, problem: 'tooSmall', params: { limit: least } }] : [];
  });
}

const tooLong = (form: ActivityForm): FieldError[] =>
  activityTextNames.flatMap((text) =>
    languageSuffixes
      .filter((language) => [...form[`${text}${language}`]].length > activityTexts[text])
      .map((language) => ({
        path: `${text}${language}`,
        problem: 'tooLong' as const,
        params: { limit: activityTexts[text] },
      })),
  );

/** The same rules as the server's, by the form's own field names. */
export function formProblems(form: ActivityForm, activityId: string): FieldError[] {
  const unfinished = [...missing(form), ...wrongNumbers(form), ...tooLong(form)];
  if (unfinished.length > 0) return unfinished;
  return checkActivity(fieldsOf(form), activityId).map(inForm);
}
