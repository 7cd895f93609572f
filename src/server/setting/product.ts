import type { SiteNames } from '#contract/site-names.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { type Settings, usualPortalSettings } from '#domain/setting/settings.ts';
import { simplified } from '#server/simplified.ts';
import type { World } from '#server/world.ts';
import { readSavedSettings } from './read-settings.ts';

type Product = Settings['product'];
const usual = usualPortalSettings.product;

/** Every page and every status shows some of it, so each process has it at hand. */
const known = new WeakMap<object, Product>();
const productOf = (world: World): Product => known.get(world.db.source) ?? usual;

/** Told whenever settings have been changed by some process. */
export const settingChannel = 'settings';

/** The fund's prefix of statuses, levels and channels: as staff set it, else as the server was started with (G09). */
export const productCode = (world: World): string => productOf(world).code || world.config.PRODUCT_CODE;

const nameIn: Record<Locale, (product: Product) => string> = {
  zh: ({ nameTc }) => nameTc,
  sc: ({ nameTc }) => simplified(nameTc),
  en: ({ nameEn }) => nameEn,
  pt: ({ namePt }) => namePt,
};

/** How staff call the portal. */
export const siteName = (world: World, language: Locale): string => nameIn[language](productOf(world));

/** Null while the portal has the name that the web app is built with. */
export function otherSiteNames(world: World): SiteNames | null {
  const product = productOf(world);
  const differs = (['nameTc', 'nameEn', 'namePt'] as const).some((name) => product[name] !== usual[name]);
  if (!differs) return null;
  return Object.fromEntries(locales.map((language) => [language, siteName(world, language)])) as SiteNames;
}

export async function refreshProduct(world: World): Promise<void> {
  known.set(world.db.source, (await readSavedSettings(world.db)).product);
}

/** Knows it from now on, whichever process changes it. @returns how to stop */
export async function followProduct(world: World): Promise<() => Promise<void>> {
  await refreshProduct(world);
  const again = (): void => {
    refreshProduct(world).catch((error: Error) => world.log.error({ reason: error.message }, 'settings not read'));
  };
  return world.db.listen(settingChannel, again, again);
}
