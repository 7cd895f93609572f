import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { waysToSay } from './journey-words/catalog-texts.ts';
import { helpersOf, lookedForIn, type TestFile } from './journey-words/looked-for.ts';
import { inSimplified, sayable } from './journey-words/sayable.ts';
import { type Text, writtenIn } from './journey-words/written.ts';
import { catalogTexts } from '#tests/support/catalogs.ts';
import { files, isTest } from './source-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const below = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const parsed = (path: string, text: string): TestFile => ({
  path,
  source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
});

const inCatalogs = catalogTexts().flatMap(({ translation }) => waysToSay(translation ?? ''));
const inSources = files
  .filter(({ path }) => !isTest(path))
  .flatMap(({ path, text }) => {
    const texts = writtenIn(parsed(path, text).source);
    return path.startsWith('server/seed/') ? [...texts, ...inSimplified(texts)] : texts;
  });
const inPages: Text[] = below('src', /\.html$/).map((path) => [read(path).replace(/<[^>]*>/g, ' ')]);

const journeys = [...below('tests/e2e', /\.ts$/), ...below('tests/support', /\.ts$/)]
  .map((path) => parsed(path, read(path)))
  .filter(({ source }) => source.text.includes('playwright'));
const helpers = helpersOf(journeys);
const inSupport = below('tests/support', /\.ts$/).flatMap((path) => {
  const file = parsed(path, read(path));
  return writtenIn(file.source, lookedForIn(file, helpers).at);
});
const canBeSaid = sayable([...inCatalogs, ...inSources, ...inPages, ...inSupport]);

function notSaid(file: TestFile): string[] {
  const { wanted, at } = lookedForIn(file, helpers);
  const own = writtenIn(file.source, at);
  return wanted.filter(({ text }) => !canBeSaid(text, own)).map(({ line, text }) => `${file.path}:${line} “${text}”`);
}

test('what a journey looks for is said by a message, the code, the demo, or by the journey itself', () => {
  expect(journeys.flatMap(notSaid)).toEqual([]);
});

test('words that nothing says any more are found, wherever a journey looks for them', () => {
  const stale = parsed(
    'stale.spec.ts',
    `await expect(page.getByText('No network: this is the schedule as of')).toBeVisible();
     await page.getByRole('button', { name: 'Begin as a draft' }).click();
     await expect(page.getByRole('alert')).toContainText(\`\${count} entries need another look\`);
     await expect(page.getByText(/You are taking part in.*Innovation Exhibition/)).toBeHidden();
     await page.getByLabel('Whom they bring along').fill('Ana Lei');
     await expect(page.getByText('Ana Lei is signed out')).toBeVisible();`,
  );
  expect(notSaid(stale)).toEqual([
    'stale.spec.ts:1 “No network: this is the schedule as of”',
    'stale.spec.ts:2 “Begin as a draft”',
    'stale.spec.ts:3 “ entries need another look”',
    'stale.spec.ts:4 “You are taking part in”',
    'stale.spec.ts:5 “Whom they bring along”',
    'stale.spec.ts:6 “Ana Lei is signed out”',
  ]);
});
