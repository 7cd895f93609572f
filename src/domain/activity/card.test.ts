import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type OrgType, orgTypes } from '#domain/account/roles.ts';
import { type BusinessDate, businessDatePlus, type Instant, plusMs, startOfBusinessDate } from '#domain/instant.ts';
import { cardState, cardTarget, type OwnEnrollment, type Viewer } from './card.ts';
import { activityCategories, type ActivityCategory, homeSections } from './category.ts';
import type { ActivityWindows } from './window.ts';

const visitor: Viewer = { loggedIn: false, orgType: null };
const exhibitor: Viewer = { loggedIn: true, orgType: 'EXHIBITOR' };
const contractor: Viewer = { loggedIn: true, orgType: 'CONTRACTOR' };
const never = { begin: null, end: null };
const days = (begin: string, end: string) => ({ begin: begin as BusinessDate, end: end as BusinessDate });
const noon = (day: string) => `${day}T04:00:00.000Z` as Instant;

const techWeek: ActivityWindows = {
  category: 'STWEEK',
  enroll: days('2026-11-01', '2026-11-20'),
  exhibitor: never,
  customer: never,
};
const docking: ActivityWindows = {
  category: 'DOCKING',
  enroll: days('2026-11-01', '2026-11-05'),
  exhibitor: days('2026-11-01', '2026-11-20'),
  customer: days('2026-11-21', '2026-11-30'),
};

describe('the button of a card', () => {
  it('follows the registration window', () => {
    expect(cardState(techWeek, visitor, null, noon('2026-10-31'))).toBe('NOT_STARTED');
    expect(cardState(techWeek, visitor, null, noon('2026-11-20'))).toBe('OPEN');
    expect(cardState(techWeek, visitor, null, noon('2026-11-21'))).toBe('ENDED');
  });

  it('follows the window of the side that asks, in a docking', () => {
    const at = noon('2026-11-10');
    expect(cardState(docking, visitor, null, at)).toBe('ENDED');
    expect(cardState(docking, { loggedIn: true, orgType: 'DOCKING_EXHIBITOR' }, null, at)).toBe('OPEN');
    expect(cardState(docking, { loggedIn: true, orgType: 'DOCKING_CUSTOMER' }, null, at)).toBe('NOT_STARTED');
  });

  it('says what has become of an own registration, also after the window', () => {
    const late = noon('2026-12-31');
    expect(cardState(techWeek, exhibitor, { enrollmentId: 'e', value: 0 }, late)).toBe('IN_PROCESS');
    expect(cardState(techWeek, exhibitor, { enrollmentId: 'e', value: 1 }, late)).toBe('REGISTERED');
  });

  it('is the registration list for a contractor', () => {
    expect(cardState(techWeek, contractor, null, noon('2026-10-31'))).toBe('LIST');
  });
});

test('home has five sections of cards, and every category in one of them', () => {
  expect(homeSections.map(({ id, categories, pageSize }) => `${id}: ${categories.join(' ')}, ${pageSize}`)).toEqual([
    'exhibitions: STWEEK PCLOSE, 12',
    'roadShows: ROADSHOW, 12',
    'docking: DOCKING, 12',
    'recruitment: RECRUIT, 12',
    'publicEvents: PUBLIC, 12',
  ]);
});

describe('a card leads', () => {
  const open = (
    category: 'STWEEK' | 'PCLOSE' | 'ROADSHOW' | 'DOCKING' | 'RECRUIT' | 'PUBLIC',
    promoter: string | null = null,
  ) => ({
    id: 'a',
    category,
    promoter,
  });

  it.each([
    ['PUBLIC', null, '/public-event'],
    ['ROADSHOW', null, '/talk'],
    ['ROADSHOW', 'P', '/talk2'],
    ['ROADSHOW', 'R', '/talk2'],
    ['RECRUIT', null, '/recruit'],
    ['DOCKING', null, '/docking'],
  ] as const)('%s of promoter %s to %s for whoever is logged in', (category, promoter, path) => {
    const somebody: Viewer = { loggedIn: true, orgType: null };
    expect(cardTarget(open(category, promoter), somebody, null)).toEqual({ path, search: { activityId: 'a' } });
  });

  it('a contractor to the list of the kind of exhibition', () => {
    expect(cardTarget(open('PCLOSE'), contractor, null)).toMatchObject({ path: '/contractor/list' });
    expect(cardTarget(open('STWEEK'), contractor, null)).toMatchObject({ path: '/layoutBusiness-list' });
  });

  it('an exhibitor to the own registration, or to the statement before there is one', () => {
    expect(cardTarget(open('STWEEK'), exhibitor, { enrollmentId: 'e', value: 1 })).toEqual({
      path: '/layoutBusiness-details',
      search: { activityId: 'a', enrollmentId: 'e' },
    });
    expect(cardTarget(open('STWEEK'), exhibitor, null)).toMatchObject({ path: '/application/statement' });
  });
});

/** Row by row what the documents say (rows 036 to 041): by category, then by who asks, before and after registering. */
const walked: [ActivityCategory, OrgType | 'any other role', before: string, after: string][] = [
  ['STWEEK', 'EXHIBITOR', '/application/statement', '/layoutBusiness-details'],
  ['STWEEK', 'CONTRACTOR', '/layoutBusiness-list', '/layoutBusiness-list'],
  ['STWEEK', 'any other role', '/event/detail', '/event/detail'],
  ['PCLOSE', 'EXHIBITOR', '/application/statement', '/layoutBusiness-details'],
  ['PCLOSE', 'CONTRACTOR', '/contractor/list', '/contractor/list'],
  ['PCLOSE', 'any other role', '/event/detail', '/event/detail'],
  ['ROADSHOW', 'any other role', '/talk', '/talk'],
  ['DOCKING', 'any other role', '/docking', '/docking'],
  ['RECRUIT', 'any other role', '/recruit', '/recruit'],
  ['PUBLIC', 'any other role', '/public-event', '/public-event'],
];
const ownRows = (category: ActivityCategory) =>
  walked.filter(([of, who]) => of === category && who !== 'any other role').map(([, who]) => who);

describe('walking every role to a card', () => {
  it.each(walked)('of %s as %s leads to %s, and after registering to %s', (category, who, before, after) => {
    const roles = orgTypes.filter((orgType) => !ownRows(category).includes(orgType));
    for (const orgType of who === 'any other role' ? [null, ...roles] : [who]) {
      const to = (enrollment: OwnEnrollment | null) =>
        cardTarget({ id: 'a', category, promoter: null }, { loggedIn: true, orgType }, enrollment);
      const withIt = after === '/layoutBusiness-details' ? { enrollmentId: 'e' } : {};
      expect(to(null), String(orgType)).toEqual({ path: before, search: { activityId: 'a' } });
      expect(to({ enrollmentId: null, value: 0 })).toEqual({ path: before, search: { activityId: 'a' } });
      for (const value of [0, 1] as const) {
        expect(to({ enrollmentId: 'e', value })).toEqual({ path: after, search: { activityId: 'a', ...withIt } });
      }
    }
  });

  it('leaves no category out', () => {
    expect(new Set(walked.map(([category]) => category))).toEqual(new Set(activityCategories));
  });

  it('leads a visitor to what taking part needs, but for public events, which need no account', () => {
    const elsewhere = activityCategories.filter(
      (category) => cardTarget({ id: 'a', category, promoter: null }, visitor, null).path !== '/take-part',
    );
    expect(elsewhere).toEqual(['PUBLIC']);
  });
});

describe('the button of a card, whatever the days', () => {
  const sides = fc.constantFrom('enroll', 'exhibitor', 'customer');
  const day = fc.integer({ min: 0, max: 900 }).map((after) => businessDatePlus('2026-01-01' as BusinessDate, after));
  const viewerOf = (side: 'enroll' | 'exhibitor' | 'customer'): Viewer =>
    side === 'enroll'
      ? visitor
      : { loggedIn: true, orgType: side === 'exhibitor' ? 'DOCKING_EXHIBITOR' : 'DOCKING_CUSTOMER' };

  it('at a docking turns at 00:00:00 of the first day and after 23:59:59 of the last, for each side by its own window', () => {
    fc.assert(
      fc.property(sides, day, fc.integer({ min: 0, max: 40 }), (side, first, length) => {
        const last = businessDatePlus(first, length);
        const activity: ActivityWindows = {
          category: 'DOCKING',
          enroll: days('2020-01-01', '2020-01-02'),
          exhibitor: days('2020-01-01', '2020-01-02'),
          customer: days('2020-01-01', '2020-01-02'),
          [side]: { begin: first, end: last },
        };
        const at = (now: Instant) => cardState(activity, viewerOf(side), null, now);
        const opens = startOfBusinessDate(first);
        const closes = startOfBusinessDate(businessDatePlus(last, 1));
        expect([at(plusMs(opens, -1)), at(opens), at(plusMs(closes, -1)), at(closes)]).toEqual([
          'NOT_STARTED',
          'OPEN',
          'OPEN',
          'ENDED',
        ]);
      }),
    );
  });

  it('says the same of an own registration and to a contractor at any time', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...activityCategories), (on, category) => {
        const activity: ActivityWindows = { ...techWeek, category };
        const at = startOfBusinessDate(on);
        expect(cardState(activity, exhibitor, { enrollmentId: 'e', value: 0 }, at)).toBe('IN_PROCESS');
        expect(cardState(activity, exhibitor, { enrollmentId: 'e', value: 1 }, at)).toBe('REGISTERED');
        expect(cardState(activity, contractor, null, at)).toBe('LIST');
      }),
    );
  });
});
