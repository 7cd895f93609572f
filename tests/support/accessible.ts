import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe finds fault with. @param where as a failure names it */
export async function isAccessible(page: Page, where: string): Promise<void> {
  // No page of ours has frames; without them axe needs no page of its own for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    where,
  ).toEqual([]);
}
