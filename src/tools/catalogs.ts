/**
 * The portal's words: reads the messages out of the sources of each feature, keeps every feature's four PO files in
 * step, and proposes simplified Chinese where there is none yet. `--check` changes nothing and fails when anything is missing or
 * stale; names of features limit it to those.
 */
import { dirname, relative } from 'node:path';
import { statSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { simplified } from './simplified-words.ts';

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];
type Messages = NonNullable<Awaited<ReturnType<Catalog['read']>>>;

const featureFolder = (catalog: Catalog): string => dirname(dirname(catalog.path));
const isFolder = (path: string): boolean => statSync(path).isDirectory();

const check = process.argv.includes('--check');
const only = new Set(process.argv.slice(2).filter((word) => !word.startsWith('--')));

const config = getConfig({ cwd: process.cwd() });
const catalogs = (await getCatalogs(config)).filter((catalog) => isFolder(featureFolder(catalog)));
const mostShown = 40;
const faults: string[] = [];
/** Every translation there is, by language and source: a sentence used again is translated already. */
const memory = new Map<string, Set<string>>();
/** Source text and context to translation, by language: one sentence has one translation, wherever it stands. */
const known = new Map<string, { text: string; file: string }>();

async function keepInStep(catalog: Catalog, feature: string): Promise<void> {
  const found = await catalog.collect();
  if (!found) return void faults.push(`${feature}: a source file could not be read, its catalog is left as it is`);
  const before = await catalog.readAll();
  if (Object.keys(found).length === 0 && Object.values(before).every((messages) => !messages)) return;

  const merged = catalog.merge(before, found, { overwrite: false });
  recall(merged);
  const { zh, sc } = merged;
  if (zh && sc) proposeSimplified(sc, zh);
  for (const [locale, messages] of Object.entries(merged)) {
    const file = relative(process.cwd(), catalog.getFilename(locale));
    const current = Object.fromEntries(Object.entries(messages).filter(([, message]) => !message.obsolete));
    reportGaps(current, locale, file);
    await writeOrCompare(catalog, locale, sorted(current), file);
  }
}

const memoryKey = (locale: string, source: string, context: string | undefined): string =>
  JSON.stringify([locale, source, context ?? '']);

async function remember(catalog: Catalog): Promise<void> {
  for (const [locale, messages] of Object.entries(await catalog.readAll())) {
    for (const [id, message] of Object.entries(messages ?? {})) {
      if (!message.translation || message.obsolete) continue;
      const key = memoryKey(locale, message.message ?? id, message.context);
      memory.set(key, (memory.get(key) ?? new Set()).add(message.translation));
    }
  }
}

/** Fills what is not translated yet from the other features, where they agree. */
function recall(merged: Record<string, Messages>): void {
  for (const [locale, messages] of Object.entries(merged)) {
    for (const [id, message] of Object.entries(messages)) {
      const [found, ...others] = memory.get(memoryKey(locale, message.message ?? id, message.context)) ?? [];
      if (!message.translation && found && others.length === 0) message.translation = found;
    }
  }
}

/** A first draft of what the mainland does not say yet. What is written there stays: it is a language of its own. */
function proposeSimplified(sc: Messages, zh: Messages): void {
  for (const [id, message] of Object.entries(zh)) {
    const target = sc[id];
    if (target && !target.translation && message.translation) target.translation = simplified(message.translation);
  }
}

function reportGaps(messages: Messages, locale: string, file: string): void {
  for (const [id, message] of Object.entries(messages)) {
    const source = message.message ?? id;
    if (locale === config.sourceLocale) continue;
    if (!message.translation) {
      faults.push(`${file}: no translation of "${source}"`);
      continue;
    }
    const key = memoryKey(locale, source, message.context);
    const other = known.get(key);
    if (other && other.text !== message.translation) {
      faults.push(
        `${file}: "${source}" is "${message.translation}", but "${other.text}" in ${other.file}; give one a context`,
      );
    }
    known.set(key, { text: message.translation, file });
    if (placeholders(source) !== placeholders(message.translation)) {
      faults.push(`${file}: the translation of "${source}" has other placeholders`);
    }
  }
}

/** `{count, plural, …}` counts by its name; tags by their number. */
const placeholders = (text: string): string => [...new Set(text.match(/<\/?\d+\/?>|\{\w+(?=[,}])/g))].sort().join(' ');

const sorted = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).sort(([a, one], [b, other]) =>
      `${one.message ?? a}\0${one.context ?? ''}` < `${other.message ?? b}\0${other.context ?? ''}` ? -1 : 1,
    ),
  );

async function writeOrCompare(catalog: Catalog, locale: string, messages: Messages, file: string): Promise<void> {
  if (!check) return void (await catalog.write(locale, messages));
  const written = await catalog.read(locale);
  if (!written || fingerprint(written) !== fingerprint(messages)) faults.push(`${file}: out of step with the sources`);
}

/** Everything that a PO file keeps but comments; its sources without their lines. */
const fingerprint = (messages: Messages): string =>
  JSON.stringify(
    Object.entries(messages).map(([id, { message, translation, context, origin }]) => [
      id,
      message ?? '',
      translation ?? '',
      context ?? '',
      [...new Set(origin?.map(([file]) => file))].sort(),
    ]),
  );

for (const catalog of catalogs) await remember(catalog);
for (const catalog of catalogs) {
  const feature = relative('src', featureFolder(catalog));
  if (only.size === 0 || only.has(feature)) await keepInStep(catalog, feature);
}

for (const fault of faults.slice(0, mostShown)) console.error(fault);
if (faults.length > mostShown) console.error(`and ${faults.length - mostShown} more`);
if (faults.length > 0) {
  console.error(
    `${faults.length} to mend; \`npm run catalogs\` brings the files in step, translations go into the PO files.`,
  );
  process.exitCode = 1;
}
