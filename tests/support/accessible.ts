import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe finds fault with. @param where as a failure names it */
export async function isAccessible(page: Page, where: string): Promise<void> {
  // Once for each page; none of ours has frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(found, where).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
