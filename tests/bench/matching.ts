import { parseArgs } from 'node:util';
import type { Suggestions } from '#contract/road-show/suggestion.ts';
import { newId } from '#domain/id.ts';
import { writeTopics } from '#server/road-show/match/topics.ts';
import { roadShowRecord } from '#server/road-show/tables.ts';
import { p95, round } from '#tests/support/figures.ts';
import { type CorpusRecord, makeMatchingCorpus } from '#tests/support/matching-corpus.ts';
import { startCluster } from '#tests/support/postgres.ts';
import { openRoadShow } from '#tests/support/road-show.ts';
import { makeUnit } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import type { BenchResult } from './result.ts';

const [rightTarget, timeTargetMs] = [0.9, 50];
const firstFew = 5;

/** Published, as after the fund's word. @returns their ids in the order given */
async function publish(world: TestWorld, activityId: string, accountId: string, records: readonly CorpusRecord[]) {
  const now = world.clock.now();
  const units = { RESULT: await makeUnit(world, 'Who has'), DEMAND: await makeUnit(world, 'Who needs') };
  const ids: string[] = [];
  for (let from = 0; from < records.length; from += 500) {
    const rows = records.slice(from, from + 500).map(({ kind, form }) => ({
      id: newId(),
      activityId,
      unitId: units[kind],
      accountId,
      kind,
      status: '{p}PUBLISHED' as const,
      keptStatus: '{p}PUBLISHED' as const,
      statusSince: now,
      form,
      published: form,
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    }));
    await world.db.transaction(async (tx) => {
      for (const row of await tx.orm.insert(roadShowRecord).values(rows).returning()) await writeTopics(tx, row);
    });
    ids.push(...rows.map(({ id }) => id));
  }
  await world.db.query('vacuum analyze road_show_topic');
  await world.db.query('vacuum analyze road_show_record');
  return ids;
}

/** How often a plain search by the words of a name, as they are written, has the right one among its first few. */
async function byWords(world: TestWorld, pairs: readonly { name: string; right: string }[], kind: string) {
  let found = 0;
  for (const { name, right } of pairs) {
    const rows = await world.db.query<{ id: string }>(
      `select id from road_show_record, to_tsquery('simple', $1) as asked
        where kind = $2 and to_tsvector('simple', form::text) @@ asked
        order by ts_rank(to_tsvector('simple', form::text), asked) desc limit ${firstFew}`,
      [(name.match(/[\p{L}\p{N}]+/gu) ?? ['-']).join(' | '), kind],
    );
    if (rows.some(({ id }) => id === right)) found++;
  }
  return found / pairs.length;
}

/**
 * As many results and demands, a pair of them about the same topic in another language or script. Each asks for its
 * suggestions through the whole server on PostgreSQL.
 * @param args `--seed N`, `--pairs N`, `--asked N` of them ask
 */
export async function run(args: string[]): Promise<BenchResult> {
  const options = { seed: { type: 'string' }, pairs: { type: 'string' }, asked: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options, strict: false });
  const seed = Number(values.seed ?? 23);
  const corpus = makeMatchingCorpus(Number(values.pairs ?? 5000), seed);
  const cluster = await startCluster();
  const world = await openTestWorld({ database: 'postgres', cluster });
  try {
    const { show, people } = await openRoadShow(world);
    const { chan, mei } = people;
    const results = await publish(
      world,
      show,
      chan.accountId,
      corpus.map(({ result }) => result),
    );
    const demands = await publish(
      world,
      show,
      chan.accountId,
      corpus.map(({ demand }) => demand),
    );
    // Every so many, from all over the corpus.
    const asked = Math.min(corpus.length, Number(values.asked ?? 500));
    const picked = Array.from({ length: asked }, (_, at) => Math.floor((at * corpus.length) / asked));
    const times: number[] = [];
    const missed: { from: string; to: string; name: string }[] = [];
    let [right, all] = [0, 0];
    const ask = async (own: string, other: string, of: CorpusRecord, fits: CorpusRecord) => {
      const began = performance.now();
      const { body } = await world.call<Suggestions>('get', `/road-show/records/${own}/suggestions`, {
        token: mei.token,
      });
      times.push(performance.now() - began);
      all++;
      if (body.content.slice(0, firstFew).some(({ record }) => record.id === other)) right++;
      else missed.push({ from: of.tongue, to: fits.tongue, name: Object.values(of.form).slice(0, 3).join('') });
    };
    for (const at of picked) {
      const [pair, result, demand] = [corpus[at], results[at], demands[at]];
      if (!pair || !result || !demand) continue;
      await ask(demand, result, pair.demand, pair.result);
      await ask(result, demand, pair.result, pair.demand);
    }
    const nameOf = ({ form }: CorpusRecord) => form.nameTc || form.nameEn || form.namePt;
    const plain = await byWords(
      world,
      picked.slice(0, 100).flatMap((at) => {
        const [pair, result] = [corpus[at], results[at]];
        return pair && result ? [{ name: nameOf(pair.demand), right: result }] : [];
      }),
      'RESULT',
    );
    const value = right / all;
    return {
      bench: 'matching',
      value: round(value),
      unit: 'right one among the first five, of all that asked',
      target: `at least ${rightTarget}, p95 at most ${timeTargetMs} ms`,
      pass: value >= rightTarget && p95(times) <= timeTargetMs,
      p95Ms: round(p95(times)),
      p50Ms: round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN),
      byWordsAlone: round(plain),
      missed: missed.length,
      examples: missed.slice(0, 3),
      asked: all,
      pairs: corpus.length,
      seed,
    };
  } finally {
    await world.close();
    await cluster.stop();
  }
}
