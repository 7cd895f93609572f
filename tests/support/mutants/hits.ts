import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { templates } from '#tests/support/world.ts';
import type { Lane } from './lanes.ts';
import { functionsOf, parse } from './make-mutants.ts';
import { sourcesIn, textOf } from './source-files.ts';

/** Of each test file, the functions that were called while it ran, as `file:where it begins`. */
export type Hits = ReadonlyMap<string, ReadonlySet<string>>;

const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** Runs the test files once with every function telling that it was called; what is known from before is kept. */
export async function findHits(tests: readonly string[], lane: Lane, limitMs: number): Promise<Hits> {
  const sources = ['src/domain', 'src/contract', 'src/server'].flatMap(sourcesIn);
  const watched = sources.filter((file) => !file.endsWith('.test.ts'));
  const kept = join(templates, 'test-hits', digest(watched.map(textOf)));
  mkdirSync(kept, { recursive: true });
  const placeOf = (test: string) => join(kept, `${basename(test, '.ts')}-${digest([textOf(test)])}.json`);
  const unknown = tests.filter((test) => !existsSync(placeOf(test)));
  if (unknown.length > 0) {
    for (const file of watched) lane.write(file, withTelling(file));
    for (const test of unknown) lane.write(test, `${textOf(test)}\n${keeping(placeOf(test))}`);
    await lane.runTests(unknown, limitMs, 'all');
    for (const file of [...watched, ...unknown]) lane.write(file, textOf(file));
  }
  const found = tests.filter((test) => existsSync(placeOf(test)));
  return new Map(
    found.map((test) => [test, new Set(JSON.parse(readFileSync(placeOf(test), 'utf8')) as readonly string[])]),
  );
}

/** The file's text, with each function telling its name when it is called. */
function withTelling(file: string): string {
  const text = textOf(file);
  const source = parse(file, text);
  const added = functionsOf(source).flatMap(({ start, body }) => {
    const tell = `globalThis.called?.add(${JSON.stringify(`${file}:${start}`)})`;
    const from = body.getStart(source);
    if (text[from] === '{') return [{ at: from + 1, text: `${tell};` }];
    return [
      { at: from, text: `(${tell}, ` },
      { at: body.end, text: ')' },
    ];
  });
  const pieces: string[] = [];
  let from = 0;
  for (const { at, text: more } of added.toSorted((one, other) => one.at - other.at)) {
    pieces.push(text.slice(from, at), more);
    from = at;
  }
  return [...pieces, text.slice(from)].join('');
}

/** What is added to a test file. One that fails by itself cannot tell anything of a mutant, and keeps nothing. */
const keeping = (place: string): string => `
import { afterAll as afterAllIsCalled, afterEach as afterEachIsCalled } from 'vitest';
import { writeFileSync as writeCalled } from 'node:fs';
globalThis.called = new Set();
let allIsWell = true;
afterEachIsCalled(({ task }) => { if (task.result?.state === 'fail') allIsWell = false; });
afterAllIsCalled(() => {
  if (allIsWell) writeCalled(${JSON.stringify(place)}, JSON.stringify([...globalThis.called]));
});
`;
