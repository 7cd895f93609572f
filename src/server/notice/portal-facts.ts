import type { Locale } from '#domain/locale.ts';
import type { portalFacts as names } from '#domain/notice/triggers.ts';
import { productCode, siteName } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';

/** What every template may name. */
export const portalFacts = (world: World, language: Locale): Record<(typeof names)[number], string> => ({
  portal: siteName(world, language),
  product: productCode(world),
});
