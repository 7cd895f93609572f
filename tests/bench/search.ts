import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { Converter } from 'opencc-js/t2cn';
import { launchOptions } from '#tests/support/browser.ts';
import { openDoorHarness } from '#tests/support/door-harness.ts';
import { phoneReady } from '#tests/support/door-journal.ts';
import { makeQueries, makeSearchCrowd, type QueryKind } from '#tests/support/search-crowd.ts';
import type { BenchResult } from './result.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * The search as it is built for the app, in Chromium: 500 queries over 50,000 people that came from the server, from the
 * question to the answer as the page gets it.
 * @param args `--seed N`, `--people N`, `--queries N`
 */
export async function run(args: string[]): Promise<BenchResult> {
  const options = { seed: { type: 'string' }, people: { type: 'string' }, queries: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options, strict: false });
  const seed = Number(values.seed ?? 17);
  const crowd = makeSearchCrowd(Number(values.people ?? 50_000), seed);
  const simplify = Converter({ from: 'hk', to: 'cn' });
  const harness = await openDoorHarness();
  const browser = await chromium.launch(launchOptions());
  try {
    const units = [...new Set(crowd.map(({ unitName }) => unitName))];
    const unitIds = new Map<string, string>();
    for (const name of units) unitIds.set(name, await harness.event.addUnit(name));
    const guests = await harness.event.addGuests(
      crowd.map(({ nameTc, nameEn, pinyin, unitName, details }) => ({
        nameTc,
        nameEn,
        pinyin,
        unitId: unitIds.get(unitName) ?? '',
        phoneTail: details?.phoneTail ?? '',
      })),
    );
    const idOf = new Map(crowd.map(({ participantId }, at) => [participantId, guests[at]?.participantId ?? '']));
    const queries = makeQueries(crowd, Number(values.queries ?? 500), seed + 1, simplify);
    const { pairingCode } = await harness.event.addStation({ gate: 'North' });
    const page = await browser.newPage();
    await page.goto(harness.url);
    await page.evaluate((code) => window.door.pair(code, 'Bench'), pairingCode);
    await phoneReady(page);
    // The index is built in the worker meanwhile: the first question waits for it.
    const indexMs = await page.evaluate(async () => {
      const began = performance.now();
      await window.door.search('陳', 5);
      return performance.now() - began;
    });
    const answers = await page.evaluate(
      async (texts) => {
        const answers = [];
        for (const text of texts) {
          const began = performance.now();
          const found = await window.door.search(text, 5);
          answers.push({ ms: performance.now() - began, ids: found.map(({ participantId }) => participantId) });
        }
        return answers;
      },
      queries.map(({ text }) => text),
    );
    const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const quantile = (share: number) => round(times[Math.ceil(times.length * share) - 1] ?? Number.NaN);
    const missed = queries.filter(({ wanted }, at) => !answers[at]?.ids.includes(idOf.get(wanted) ?? ''));
    const found = 1 - missed.length / queries.length;
    const missedByKind: Partial<Record<QueryKind, number>> = {};
    for (const { kind } of missed) missedByKind[kind] = (missedByKind[kind] ?? 0) + 1;
    return {
      bench: 'search',
      value: quantile(0.95),
      unit: 'ms',
      target: 'p95 at most 50 ms, right person in the first five at least 98 %',
      pass: quantile(0.95) <= 50 && found >= 0.98,
      p50: quantile(0.5),
      p99: quantile(0.99),
      found,
      missedByKind,
      missed: missed.slice(0, 5).map(({ text }) => text),
      people: crowd.length,
      queries: queries.length,
      firstAnswerMs: Math.round(indexMs),
      seed,
    };
  } finally {
    await browser.close();
    await harness.close();
  }
}
