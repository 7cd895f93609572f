import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Less than half of what the package gives as its source: it goes into every page anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Look {
  /** Colours have been looked at: to compare them is dear, and words do not change them. */
  butColours?: boolean;
}

/** Nothing that axe finds fault with. @param where as a failure names it */
export async function isAccessible(page: Page, where: string, { butColours = false }: Look = {}): Promise<void> {
  // Once for each page; none of ours has frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
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
