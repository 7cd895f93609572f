import { calendarOf, type OfficeCalendar } from '#domain/office/calendar.ts';
import { type Settings, usualPortalSettings } from '#domain/setting/settings.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { setting } from './tables.ts';

/**
 * What staff have set, and the usual values for the rest; a member that is newer than what was saved has its usual
 * value. @param db the transaction at hand, where there is one
 */
export async function readSettings(world: World, db: Queries = world.db): Promise<Settings> {
  const rows = await db.orm.select().from(setting);
  const saved = Object.fromEntries(
    rows.map(({ group, value }) => [group, { ...usualPortalSettings[group], ...value }]),
  );
  const settings: Settings = { ...usualPortalSettings, ...saved };
  const code = settings.product.code || world.config.PRODUCT_CODE;
  return { ...settings, product: { ...settings.product, code } };
}

export async function readOfficeCalendar(world: World, db: Queries = world.db): Promise<OfficeCalendar> {
  const { office, holidays } = await readSettings(world, db);
  return calendarOf(office.week, holidays.days);
}
