import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Look {
  /** Colours have been looked at: to compare them is dear, and words do not change them. */
  butColours?: boolean;
}

/** Nothing that axe finds fault with. @param where as a failure names it */
export async function isAccessible(page: Page, where: string, { butColours = false }: Look = {}): Promise<void> {
  // Once for each page; none of ours has frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(colourIsStill);
  const found = await page.evaluate(async (contrast) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: contrast } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, !butColours);
  expect(found, where).toEqual([]);
}

/** A colour on its way from one to the other is none that anybody reads. What never ends is not waited for. */
async function colourIsStill(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
