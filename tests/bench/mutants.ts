import { parseArgs } from 'node:util';
import { type Covering, coveringBy, type Round, rounds } from '#tests/support/mutants/covering.ts';
import { findHits } from '#tests/support/mutants/hits.ts';
import { type Lane, openLane } from '#tests/support/mutants/lanes.ts';
import { missedByTypes } from '#tests/support/mutants/compiled.ts';
import { type Mutant, mutantsOf } from '#tests/support/mutants/make-mutants.ts';
import { sourcesIn, textOf } from '#tests/support/mutants/source-files.ts';
import { startTestCluster } from '#tests/support/postgres.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import type { BenchResult } from './result.ts';

interface Layer {
  wanted: number;
  count: number;
  /** So that a long table does not stand for all the rules. */
  mostOfOneFile: number;
  files(): string[];
}

/** Of the server not what is data, made once, runs in a process of its own or only starts others. */
const notVerbs =
  /\.test\.ts$|\.gen\.ts$|\/(seed|db|apart)\/|\/(tables|schema|main|admin|lan-certificate)\.ts$|usual-[\w-]*texts/;

const layers: Record<string, Layer> = {
  domain: {
    wanted: 0.85,
    count: 200,
    mostOfOneFile: 6,
    files: () => sourcesIn('src/domain').filter((file) => !/\.(test|gen)\.ts$/.test(file)),
  },
  server: {
    wanted: 0.75,
    count: 60,
    mostOfOneFile: 2,
    files: () => sourcesIn('src/server').filter((file) => !notVerbs.test(file)),
  },
};

const limitMs = 10 * 60_000;
const limitsMs = { unit: 60_000, web: 90_000, api: 300_000 };

interface Fate {
  mutant: Mutant;
  /** Which round noticed it; null when none did. */
  by: string | null;
}

/** Breaks the rules one at a time, in copies of the sources, and sees whether a test notices. */
export async function run(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '20261122' },
      only: { type: 'string' },
      domain: { type: 'string' },
      server: { type: 'string' },
      /** Only files whose path has it. */
      within: { type: 'string', default: '' },
      /** After so long those that nobody noticed yet count as survived. */
      minutes: { type: 'string', default: '120' },
      upTo: { type: 'string', default: 'api' },
    },
  });
  const seed = Number(values.seed);
  const until = Date.now() + Number(values.minutes) * 60_000;
  const asked = rounds.slice(0, rounds.findIndex((round) => round === values.upTo) + 1);
  const cluster = process.env['TEST_POSTGRES_URL'] ? null : await startTestCluster();
  if (cluster) process.env['TEST_POSTGRES_URL'] = cluster.url;
  process.env['TEST_DATABASE'] = 'postgres';
  const lanes = [openLane(), openLane()];
  const fates: Record<string, Fate[]> = {};
  try {
    const [first] = lanes;
    if (!first) throw new Error('there is no copy of the sources');
    const parts = sourcesIn('src').filter((file) => /\.test\.tsx?$/.test(file));
    // Twice, since a machine that is very busy may be too slow for one of them.
    const sound = (await first.runTests(parts, limitMs, 'all')) || (await first.runTests(parts, limitMs, 'all'));
    if (!sound) throw new Error('tests fail although nothing is broken');
    const tests = sourcesIn('tests/api');
    const hits = asked.includes('api') ? await findHits(tests, first, 3 * limitMs) : new Map();
    if (asked.includes('api') && hits.size < tests.length)
      process.stdout.write(`${tests.length - hits.size} files of the API are left out\n`);
    const covering = coveringBy(hits);
    for (const [name, layer] of Object.entries(layers)) {
      if (values.only && values.only !== name) continue;
      const count = Number(values[name as 'domain' | 'server'] ?? layer.count);
      const mutants = chosen(layer, seed, count, values.within);
      fates[name] = await fatesOf(mutants, { covering, lanes, asked, until });
    }
  } finally {
    for (const lane of lanes) lane.close();
    await cluster?.stop();
  }
  return judged(fates, seed);
}

function chosen({ files, mostOfOneFile }: Layer, seed: number, count: number, within: string): Mutant[] {
  const random = seededNumbers(seed);
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ item }) => item);
  const all = files()
    .filter((file) => file.includes(within))
    .flatMap((file) => shuffled(mutantsOf(file, textOf(file))).slice(0, mostOfOneFile));
  return shuffled(all).slice(0, count);
}

interface Trial {
  covering: Covering;
  lanes: readonly Lane[];
  asked: readonly Round[];
  until: number;
}

/** As many at a time as there are copies of the sources. */
async function fatesOf(mutants: readonly Mutant[], { covering, lanes, asked, until }: Trial): Promise<Fate[]> {
  const fates: Fate[] = mutants.map((mutant) => ({ mutant, by: null }));
  for (const round of asked) {
    if (round === 'types') {
      const [lane] = lanes;
      const missed = lane ? missedByTypes(mutants, lane) : new Set();
      for (const fate of fates) if (missed.has(fate.mutant)) fate.by = round;
      process.stdout.write(`${missed.size} of ${fates.length} do not compile\n`);
      continue;
    }
    const waiting = fates.filter(({ by, mutant }) => by === null && covering(mutant, round).length > 0);
    process.stdout.write(`${waiting.length} of ${fates.length} are shown to ${round}\n`);
    await Promise.all(
      lanes.map(async (lane) => {
        for (let fate = waiting.shift(); fate && Date.now() < until; fate = waiting.shift()) {
          fate.by = await noticedBy(fate.mutant, round, covering(fate.mutant, round), lane);
          process.stdout.write(`${waiting.length} ${told(fate)}\n`);
        }
      }),
    );
  }
  return fates;
}

async function noticedBy(
  mutant: Mutant,
  round: keyof typeof limitsMs,
  tests: readonly string[],
  lane: Lane,
): Promise<string | null> {
  const text = textOf(mutant.file);
  lane.write(mutant.file, text.slice(0, mutant.start) + mutant.instead + text.slice(mutant.end));
  try {
    const passed = await lane.runTests(tests, limitsMs[round]);
    if (passed) return null;
    return passed === null ? `${round}, out of time` : round;
  } finally {
    lane.write(mutant.file, text);
  }
}

const told = ({ mutant: { file, line, kind, was, instead }, by }: Fate): string =>
  `${by ? `noticed by ${by}:` : 'SURVIVED'} ${file}:${line} ${kind}: ${was} -> ${instead.slice(0, 70)}`;

function judged(fates: Record<string, Fate[]>, seed: number): BenchResult {
  const shares = Object.entries(fates).map(([name, all]) => {
    const killed = all.filter(({ by }) => by !== null).length;
    return { name, of: all.length, killed, share: Math.round((killed / Math.max(1, all.length)) * 1000) / 1000 };
  });
  const survived = Object.values(fates).flatMap((all) => all.filter(({ by }) => by === null).map(told));
  return {
    bench: 'mutants',
    value: shares[0]?.share ?? 0,
    unit: `share noticed in ${shares[0]?.name ?? 'nothing'}`,
    target: Object.entries(layers)
      .map(([name, { wanted }]) => `${name} ${wanted}`)
      .join(', '),
    pass: shares.every(({ name, share }) => share >= (layers[name]?.wanted ?? 1)),
    seed,
    layers: shares,
    survived,
  };
}
