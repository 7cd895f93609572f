import { expect, test } from 'vitest';
import { accountFields } from '#domain/account/check-account.ts';
import { type ActivitySettings, usualSettings } from '#domain/activity/settings.ts';
import { invitationFields } from '#domain/invitation/check-invitation.ts';
import { usualPortalSettings } from '#domain/setting/settings.ts';
import { unitFields } from '#domain/unit/check-unit.ts';
import { areaFields, categoryFields, typeFields } from '#server/exhibition/desk/read-exhibition.ts';
import { fieldChanges } from '#server/audit/changes-between.ts';
import { columnNames } from '#server/activity/activity-fields.ts';
import { fieldWords } from '#web/audit/field-words.ts';

/** An activity with everything that can be set. */
const everySetting = {
  ...usualSettings,
  hotel: { firstNight: '2026-11-24', lastNight: '2026-11-26', roomsPerNight: 2 },
  dinner: { sitting: 'welcome', at: '2026-11-25T11:00:00.000Z', seats: 2 },
  visits: { matchingMinutes: 20, restMinutes: 5, graceMinutes: 10, halls: [], sessions: [] },
} as unknown as ActivitySettings;

const portalSettings = Object.entries(usualPortalSettings).flatMap(([group, members]) =>
  Object.keys(members).map((name) => `${group}.${name}`),
);

test.each<[string, readonly string[]]>([
  ['accounts', accountFields],
  ['units', unitFields],
  ['invitations', invitationFields],
  ['activities', columnNames],
  ['settings of activities', fieldChanges({}, { settings: everySetting }).map(({ field }) => field)],
  ['types of exhibitors', typeFields],
  ['categories of areas', categoryFields],
  ['areas', areaFields],
  ['settings of the portal', portalSettings],
])('the audit has a word for every field of %s', (_of, fields) => {
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !Object.hasOwn(fieldWords, field))).toEqual([]);
});
