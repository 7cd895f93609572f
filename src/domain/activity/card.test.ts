import { describe, expect, it } from 'vitest';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { cardState, cardTarget, type Viewer } from './card.ts';
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
  ] as const)('%s of promoter %s to %s for anybody', (category, promoter, path) => {
    expect(cardTarget(open(category, promoter), visitor, null)).toEqual({ path, search: { activityId: 'a' } });
  });

  it('a visitor of an exhibition to the login', () => {
    expect(cardTarget(open('STWEEK'), visitor, null)).toBe('login');
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
