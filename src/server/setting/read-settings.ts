import { calendarOf, type OfficeCalendar } from '#domain/office/calendar.ts';
import { type Settings, usualPortalSettings } from '#domain/setting/settings.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { setting } from './tables.ts';

/** As they were saved; a member that is newer than what was saved has its usual value. */
export async function readSavedSettings(db: Queries): Promise<Settings> {
  const rows = await db.orm.select().from(setting);
  const saved = Object.fromEntries(
    rows.map(({ group, value }) => [group, { ...usualPortalSettings[group], ...value }]),
  );
  return { ...usualPortalSettings, ...saved };
}

/** What holds now. @param db the transaction at hand, where there is one */
export async function readSettings(world: World, db: Queries = world.db): Promise<Settings> {
  const settings = await readSavedSettings(db);
  return { ...settings, product: { ...settings.product, code: settings.product.code || world.config.PRODUCT_CODE } };
}

export const calendarIn = ({ office, holidays }: Settings): OfficeCalendar => calendarOf(office.week, holidays.days);
