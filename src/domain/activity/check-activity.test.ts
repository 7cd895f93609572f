import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BusinessDate, businessDatePlus, instantOf } from '#domain/instant.ts';
import {
  type ActivityFields,
  activityTextNames,
  activityTexts,
  type ActivityTextField,
  activityWindowFields,
  bindingLimit,
  completeness,
  tipLimit,
  languageSuffixes,
} from './activity-fields.ts';
import { checkActivity } from './check-activity.ts';
import { usualSettings } from './settings.ts';

const noTexts = Object.fromEntries(
  activityTextNames.flatMap((text) => languageSuffixes.map((language) => [`${text}${language}`, ''])),
) as Record<ActivityTextField, string>;
const first = '2026-11-21' as BusinessDate;
const day = fc.nat(400).map((days) => businessDatePlus(first, days));
const side = fc.option(day, { nil: null });

const week: ActivityFields = {
  ...noTexts,
  nameTc: '科技週',
  eventId: null,
  category: 'STWEEK',
  promoter: null,
  code: 'STW',
  beginDate: first,
  endDate: first,
  enrollBeginDate: null,
  enrollEndDate: null,
  exhibitorEnrollBeginDate: null,
  exhibitorEnrollEndDate: null,
  customerEnrollBeginDate: null,
  customerEnrollEndDate: null,
  settings: usualSettings,
  bindings: [],
};
const paths = (fields: Partial<ActivityFields>) => checkActivity({ ...week, ...fields }, 'own').map(({ path }) => path);

describe('an activity', () => {
  test('is printed for before it begins', () => {
    const until = (days: number) => ({ settings: { ...usualSettings, printDeadline: businessDatePlus(first, days) } });
    expect(paths(until(0))).toEqual([]);
    expect(paths(until(1))).toEqual(['settings.printDeadline']);
  });

  test('with every window in order is right, and each window out of order is named, whatever the days', () => {
    const windows = fc.record({
      beginDate: day,
      endDate: day,
      enrollBeginDate: side,
      enrollEndDate: side,
      exhibitorEnrollBeginDate: side,
      exhibitorEnrollEndDate: side,
      customerEnrollBeginDate: side,
      customerEnrollEndDate: side,
    });
    fc.assert(
      fc.property(windows, (days) => {
        const wrong = activityWindowFields
          .filter(([begin, end]) => {
            const [from, to] = [days[begin], days[end]];
            return from !== null && to !== null && to < from;
          })
          .map(([, end]) => end);
        expect(paths(days)).toEqual(wrong);
      }),
    );
  });

  test('has nights, doors and meetings in order too', () => {
    const dayBefore = businessDatePlus(first, -1);
    const settings = {
      ...usualSettings,
      participantWindow: { begin: first, end: dayBefore },
      hotel: { firstNight: first, lastNight: dayBefore, roomsPerNight: 3 },
      signIn: {
        oncePerDay: false,
        windows: [{ kind: 'ACTIVITY' as const, opensAt: instantOf(2000), closesAt: instantOf(1000) }],
      },
      visits: {
        matchingMinutes: 30,
        restMinutes: 5,
        halls: [
          { name: 'A', tables: 600 },
          { name: 'B', tables: 2 },
          { name: 'A', tables: 400 },
        ],
        sessions: [
          { day: first, from: '09:30', to: '12:00' },
          { day: first, from: '11:00', to: '13:00' },
          { day: dayBefore, from: '11:00', to: '13:00' },
          { day: first, from: '15:00', to: '15:00' },
        ],
      },
    };
    expect(paths({ settings })).toEqual([
      'settings.participantWindow.end',
      'settings.hotel.lastNight',
      'settings.signIn.windows.0.closesAt',
      'settings.visits.sessions.1.to',
      'settings.visits.sessions.3.to',
      'settings.visits.halls.2.name',
      'settings.visits.halls.2.tables',
    ]);
  });

  test('is promoted only as a road show', () => {
    expect(paths({ promoter: 'P' })).toEqual(['promoter']);
    expect(paths({ promoter: 'P', category: 'ROADSHOW' })).toEqual([]);
  });
});

describe('what is missing in a language', () => {
  test('is what another language has, and always the name', () => {
    expect(completeness({ ...noTexts, nameTc: '科技週', descriptionEn: 'A week of science' })).toEqual({
      Tc: { filled: 1, missing: ['description'] },
      En: { filled: 1, missing: ['name'] },
      Pt: { filled: 0, missing: ['name', 'description'] },
    });
  });
});

test('its texts have lengths, and its windows are four', () => {
  expect(activityTexts).toEqual({
    name: 200,
    announcementName: 200,
    place: 200,
    description: 10_000,
    remark: 10_000,
    statement: 10_000,
  });
  expect([tipLimit, bindingLimit]).toEqual([300, 20]);
  expect(activityWindowFields.map((fields) => fields.join(' '))).toEqual([
    'beginDate endDate',
    'enrollBeginDate enrollEndDate',
    'exhibitorEnrollBeginDate exhibitorEnrollEndDate',
    'customerEnrollBeginDate customerEnrollEndDate',
  ]);
});
