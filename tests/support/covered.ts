import type { Page } from '@playwright/test';

/** What can be pressed in the bars that stay on the screen, and something else lies over. */
export const coveredInBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24;
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    return [...document.querySelectorAll('button, a')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInView = width >= least && height >= least && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
      if (!isInView || !stays(element)) return [];
      return element.contains(document.elementFromPoint(x, y)) ? [] : [element.textContent.trim()];
    });
  });
