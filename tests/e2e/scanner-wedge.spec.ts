import { chromium, expect, test } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchOptions } from '#tests/support/browser.ts';
import { someCredential } from '#tests/support/qr-frames.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import { serveScannerHarness } from '#tests/support/scanner-harness.ts';
import { calibrationText, keyTables } from '#web/scanner/wedge-keys.ts';

test.use({ serviceWorkers: 'allow' });

let harness: Awaited<ReturnType<typeof serveScannerHarness>>;
let browser: Browser;

test.beforeAll(async () => {
  harness = await serveScannerHarness();
  browser = await chromium.launch(launchOptions());
});
test.afterAll(async () => {
  await browser?.close();
  await harness?.stop();
});

const dvorakKey = new Map(
  [...keyTables.dvorak].filter(([code]) => !code.startsWith('Numpad')).map(([code, character]) => [character, code]),
);
const usCharacter = (code: string) => keyTables.qwerty.get(code)?.toLowerCase() ?? ';';

/** A scanner set up for Dvorak on a computer that is not: the hardest case, since no character comes out right. */
class Scanner {
  readonly #page: Page;
  readonly #keyboard: CDPSession;
  readonly #inputMethod: boolean;

  constructor(page: Page, keyboard: CDPSession, inputMethod: boolean) {
    this.#page = page;
    this.#keyboard = keyboard;
    this.#inputMethod = inputMethod;
  }

  async scan(text: string): Promise<void> {
    const sent: Promise<unknown>[] = [];
    let composed = '';
    for (const character of text) {
      const code = dvorakKey.get(character) ?? 'KeyX';
      const written = usCharacter(code);
      if (this.#inputMethod) {
        composed += written;
        const key = { code, key: 'Process', windowsVirtualKeyCode: 229 };
        sent.push(this.#keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }));
        // An input method composes only where there is a field to compose into.
        sent.push(
          this.#keyboard.send('Input.imeSetComposition', {
            text: composed,
            selectionStart: composed.length,
            selectionEnd: composed.length,
          }),
        );
        sent.push(this.#keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', code, key: written }));
      } else {
        const key = { code, key: written, windowsVirtualKeyCode: written.toUpperCase().charCodeAt(0) };
        sent.push(this.#keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text: written }));
        sent.push(this.#keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }));
      }
    }
    const enter = { code: 'Enter', key: 'Enter', windowsVirtualKeyCode: 13 };
    sent.push(this.#keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter, text: '\r' }));
    sent.push(this.#keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter }));
    await Promise.all(sent);
    await this.#page.clock.runFor(50);
  }
}

/** What fingers do: a key, and time passes. */
async function type(page: Page, text: string, everyMs: number): Promise<void> {
  for (const character of text) {
    await page.keyboard.press(character === ' ' ? 'Space' : character);
    await page.clock.runFor(everyMs);
  }
}

async function openPage(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // The rhythm is the test's own, however busy the machine is.
  await page.clock.install({ time: 0 });
  await page.goto(harness.url);
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.clock.pauseAt(60_000);
  return page;
}

const heard = (page: Page) => page.getByLabel('heard').getByRole('listitem').allTextContents();

for (const inputMethod of [false, true]) {
  test(`a hardware scanner is heard wherever the focus is, input method ${inputMethod ? 'on' : 'off'}`, async () => {
    const page = await openPage();
    const scanner = new Scanner(page, await page.context().newCDPSession(page), inputMethod);
    const chance = seededNumbers(inputMethod ? 5 : 6);
    await scanner.scan(calibrationText);
    const expected = ['CALIBRATED'];
    const name = page.getByLabel('Name');
    const button = page.getByRole('button', { name: 'Stop' });
    for (const focus of [
      () => page.locator('body').click({ position: { x: 1, y: 1 } }),
      () => name.focus(),
      () => button.focus(),
    ]) {
      await focus();
      for (let n = 0; n < 40; n++) {
        const text = someCredential(chance);
        expected.push(text);
        await scanner.scan(text);
      }
    }
    await page.clock.runFor(1000);
    await expect.poll(() => heard(page)).toEqual(expected);
    await expect(name).toHaveValue('');
    await expect(button).toHaveText('Stop');
    await page.context().close();
  });
}

test('what is typed by hand stays as typed, a scan in the middle of it leaves no trace', async () => {
  const page = await openPage();
  const name = page.getByLabel('Name');
  await name.focus();
  await type(page, 'Chan ', 90);
  const scanner = new Scanner(page, await page.context().newCDPSession(page), false);
  await scanner.scan(calibrationText);
  const text = someCredential(seededNumbers(8));
  await scanner.scan(text);
  await type(page, 'Tai Man', 45);
  await expect(name).toHaveValue('Chan Tai Man');
  await name.press('Backspace');
  await name.press('Home');
  await type(page, 'X', 60);
  await expect(name).toHaveValue('XChan Tai Ma');
  await expect.poll(() => heard(page)).toEqual(['CALIBRATED', text]);
  await page.context().close();
});
