import type { Page } from '@playwright/test';
import type { Attempt, StoredVerdict } from '#contract/sign-in/attempt.ts';
import type { DeviceJournal } from './sign-in-laws.ts';

/** What the phone in a page says it holds, once it has nothing more to send. */
export async function journalOf(page: Page): Promise<DeviceJournal> {
  await page.evaluate(() => window.door.sendNow());
  await page.waitForFunction(() => window.door.getState().queue.pending === 0, null, { timeout: 60_000 });
  const { deviceId, text } = await page.evaluate(async () => ({
    deviceId: window.door.getState().station?.deviceId ?? '',
    text: (await window.door.exportQueue()).text,
  }));
  const { attempts } = JSON.parse(text) as { attempts: { attempt: Attempt; verdict?: StoredVerdict }[] };
  return {
    deviceId,
    attempts: attempts.map(({ attempt }) => attempt),
    verdicts: new Map(attempts.flatMap(({ attempt, verdict }) => (verdict ? [[attempt.id, verdict] as const] : []))),
  };
}

/** Ready to scan, with the list. */
export const phoneReady = (page: Page) =>
  page.waitForFunction(() => window.door.getState().phase === 'ready' && window.door.getState().list.people !== null);
