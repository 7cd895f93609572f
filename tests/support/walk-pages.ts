import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test';
import { bcp47, type Locale, locales } from '#domain/locale.ts';
import { isAccessible } from './accessible.ts';
import { logIn } from './browser-login.ts';
import { isMessageId, wordsAsLongAsIds } from './message-ids.ts';
import { filled, type PageVisit, pageVisits, placesOf } from './pages.ts';
import { openPortal, type Portal } from './portal.ts';

const layouts = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, timezoneId: 'Europe/Lisbon' },
  desk: { viewport: { width: 1280, height: 800 } },
} as const;

export type Layout = keyof typeof layouts;

let portal: Portal;
let ids: Record<string, string>;

const [firstLocale] = locales;
const longestWords: Locale = 'pt';
const people = [...new Set(pageVisits.map((visit) => visit.as))];

/**
 * Every page as its person, asking for nothing that is not theirs, opened in one language and switched to the three
 * others while it stands. On the phone dark, far from Macau and each in a new load; at the desk light, in Macau and
 * most of them from the page before, so that both are walked.
 */
export function walkPages(layout: Layout): void {
  test.beforeAll(async ({ browser }) => {
    portal = await openPortal();
    ids = await placesOf(portal, browser);
  });
  test.afterAll(() => portal?.remove());

  for (const person of people) {
    test.describe(`on a ${layout}, ${person ?? 'a visitor'}`, () => {
      let context: BrowserContext;
      let page: Page;
      test.beforeAll(async ({ browser }) => {
        context = await browser.newContext({
          ...layouts[layout],
          colorScheme: layout === 'phone' ? 'dark' : 'light',
          // A colour on its way from one to the other is no colour of ours.
          reducedMotion: 'reduce',
        });
        page = await context.newPage();
        if (person) await logIn(page, portal.origin, person);
        else await page.goto(`${portal.origin}/event/home`);
      });
      test.afterAll(() => context?.close());

      for (const visit of pageVisits.filter(({ as }) => as === person)) {
        test(`finds ${visit.name} in order in four languages`, async () => {
          const complaints: string[] = [];
          const listen = (message: { text: () => string }) => {
            if (/Uncompiled message|Missing translation/.test(message.text())) complaints.push(message.text());
          };
          const hear = (answer: Response) => {
            if ([401, 403].includes(answer.status())) complaints.push(`${answer.status()} of ${answer.url()}`);
          };
          page.on('console', listen);
          page.on('response', hear);
          await open(page, `${portal.origin}/event${filled(visit.path, ids)}`, layout);
          for (const locale of locales) {
            await isInOrder(page, visit, locale, layout);
            if (layout === 'phone' && locale === longestWords) await fitsWithLargeText(page, visit);
          }
          page.off('console', listen);
          page.off('response', hear);
          expect(complaints).toEqual([]);
        });
      }
    });
  }
}

async function open(page: Page, address: string, layout: Layout): Promise<void> {
  const isElsewhere = areaOf(address) !== areaOf(page.url());
  if (layout === 'desk' && isElsewhere) return page.evaluate(followLink, address);
  await page.evaluate((chosen) => localStorage.setItem('locale', chosen), firstLocale);
  await page.goto(address);
}

/** Pages of one area may share a heading, which then would not show that the next one is there. */
function areaOf(address: string): string {
  const [, , first = '', second = ''] = new URL(address).pathname.split('/');
  return first === 'admin' ? second : first.replace(/2$/, '');
}

/** The page that stands there goes once the next one is there, which has a heading of its own. */
function followLink(address: string): void {
  document.querySelector('h1')?.setAttribute('data-left', '');
  history.pushState({}, '', address);
}

async function isInOrder(page: Page, visit: PageVisit, locale: Locale, layout: Layout): Promise<void> {
  const where = `${visit.name} in ${locale}`;
  await page.evaluate(chooseInAnotherTab, locale);
  await page.evaluate(settled, { lang: bcp47[locale], quietFrames: 3 });
  const { overflow, headings, words, broken } = await askPage(page, {
    overflow: pixelsBeyondScreen,
    headings: visibleHeadings,
    words: wordsAsLongAsIds,
    broken: layout === 'phone' ? brokenWords : nothing,
  });
  expect(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  expect(headings, `${where} has one heading`).toHaveLength(1);
  expect(words.filter(isMessageId), `${where} lacks words`).toEqual([]);
  expect(broken, `${where} breaks words`).toEqual([]);
  // What it looks at are elements and their room, which the longest words show beside the first ones.
  if (locale === firstLocale || locale === longestWords) {
    await isAccessible(page, where, { butColours: locale !== firstLocale });
  }
}

/** As for who reads with text at twice its size (WCAG 2.2, 1.4.4), in the language of the longest words. */
async function fitsWithLargeText(page: Page, { name }: PageVisit): Promise<void> {
  const beyond = await page.evaluate(async () => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { clientWidth, scrollWidth } = root;
    /** What holds its content back, or stands on the screen and not on the page, makes the page no wider. */
    const isApart = (of: Element) => {
      const { overflowX, position } = getComputedStyle(of);
      return overflowX !== 'visible' || position === 'fixed';
    };
    const isOfPage = (of: Element | null): boolean =>
      of === null || of === document.body || (!isApart(of) && isOfPage(of.parentElement));
    /** Also words that are longer than the line they stand in. */
    const endOf = (of: Element) => {
      const { left, right } = of.getBoundingClientRect();
      return Math.max(right, isApart(of) ? 0 : left + of.scrollWidth);
    };
    const isBeyond = (of: Element) =>
      endOf(of) > clientWidth + 1 && getComputedStyle(of).position !== 'fixed' && isOfPage(of.parentElement);
    const causes =
      scrollWidth <= clientWidth
        ? []
        : [...document.body.querySelectorAll('*')]
            .filter((of) => isBeyond(of) && ![...of.children].some(isBeyond))
            .map((of) => `${of.textContent.slice(0, 40)} in ${of.parentElement?.getAttribute('class')}`);
    root.style.fontSize = '';
    return { by: scrollWidth - clientWidth, causes: causes.slice(0, 5) };
  });
  expect(beyond, `${name} with text at 200 % is wider than the screen`).toEqual({ by: 0, causes: [] });
}

function chooseInAnotherTab(newValue: Locale): void {
  localStorage.setItem('locale', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue }));
}

/** The page is in that language and has its heading, nothing is on its way any more, and it has stopped changing. */
function settled({ lang, quietFrames }: { lang: string; quietFrames: number }): Promise<void> {
  return new Promise((resolve) => {
    let left = quietFrames;
    const observer = new MutationObserver(() => {
      left = quietFrames;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      const isOnItsWay = document.querySelector('#root [data-first], [aria-busy=true]') !== null;
      const isThere = document.documentElement.lang === lang && document.querySelector('h1:not([data-left])') !== null;
      left = isThere && !isOnItsWay ? left - 1 : quietFrames;
      if (left > 0) return void requestAnimationFrame(look);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(look);
  });
}

/**
 * Words of Latin letters that go on in a second line. Addresses and codes, which have more in them than letters, may;
 * none on a button.
 */
function brokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const isOnButton = text.parentElement?.closest('button, a[class*=inline-flex]');
    const words = isOnButton ? /\p{Script=Latin}+/gu : /(?<!\S)\p{P}*\p{Script=Latin}+\p{P}*(?!\S)/gu;
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(words)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

const pixelsBeyondScreen = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const visibleHeadings = (): string[] =>
  [...document.querySelectorAll('h1')]
    .filter((heading) => {
      const { width, height } = heading.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(heading).visibility === 'visible';
    })
    .map(({ textContent }) => textContent);

const nothing = (): string[] => [];

type Answers<Questions extends Record<string, () => unknown>> = {
  [Name in keyof Questions]: ReturnType<Questions[Name]>;
};

/** Asked at once: to ask takes longer than to answer. @param questions that stand alone in the page */
const askPage = <Questions extends Record<string, () => unknown>>(page: Page, questions: Questions) =>
  page.evaluate<Answers<Questions>>(
    `({ ${Object.entries(questions)
      .map(([name, question]) => `${name}: (${question.toString()})()`)
      .join(', ')} })`,
  );
