import { expect, test } from 'vitest';
import { orgTypes } from '#domain/account/roles.ts';
import { areaAt, areasFor } from './areas.ts';
import { tabsFor } from './tabs.ts';

const paths = (orgType: Parameters<typeof tabsFor>[0]) => tabsFor(orgType).map(({ to }) => to);

test('every role begins with the events and ends with its messages and itself, and has at most five tabs', () => {
  for (const orgType of [null, ...orgTypes]) {
    const tabs = paths(orgType);
    expect([tabs[0], ...tabs.slice(-2)], String(orgType)).toEqual(['/home', '/notices', '/me']);
    expect(new Set(tabs).size, String(orgType)).toBe(tabs.length);
    expect(tabs.length, String(orgType)).toBeLessThanOrEqual(5);
  }
});

test('who sends people has them in the middle, who registers has the registrations beside the events', () => {
  expect(paths('ROADSHOW')).toEqual(['/home', '/activity-records', '/talk/party-person/apply', '/notices', '/me']);
  expect(paths('EXHIBITOR')).toEqual(['/home', '/activity-records', '/notices', '/me']);
  expect(paths('DOOR_SUPERVISOR')).toEqual(['/home', '/sign-in/list', '/admin/participants', '/notices', '/me']);
});

test('a page belongs to one area, also where the address of one begins that of another', () => {
  const areas = areasFor({ orgType: 'RECRUIT_COMPANY' });
  const at = (path: string) => areaAt(areas, path)?.to;
  expect(at('/recruit')).toBe('/recruit');
  expect(at('/recruit/list')).toBe('/recruit/list');
  expect(at('/recruit/list/edit')).toBe('/recruit/list');
  expect(at('/recruit/units')).toBe('/recruit');
  expect(at('/recruitment')).toBeUndefined();
});
