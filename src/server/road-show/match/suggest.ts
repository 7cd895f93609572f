import { eq, inArray } from 'drizzle-orm';
import type { Suggestions } from '#contract/road-show/suggestion.ts';
import { type Mentioned, rarity, sharedTopics } from '#domain/matching/suggest.ts';
import { type TechnologyTerm, technologyTerms } from '#domain/matching/technology-terms.ts';
import type { Topic } from '#domain/matching/topics.ts';
import { type MatchedField, missingFields } from '#domain/road-show/matched-texts.ts';
import { otherKind } from '#domain/road-show/record-form.ts';
import type { Actor } from '#server/actor.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { findRecord } from '../find-record.ts';
import { unitView } from '../record-view.ts';
import type { RecordRow } from '../record-workflow.ts';
import { roadShowRecord } from '../tables.ts';
import { topicsOf } from './topics.ts';

const mostSuggestions = 10;
const mostReasons = 8;
/** A topic of more than this share of the records tells none of them from the others. */
const commonShare = 0.2;
const alwaysRare = 20;

type Topics = ReadonlyMap<Topic, Mentioned<MatchedField>>;
type RarityOf = ReadonlyMap<Topic, number>;

/** In one question: in how many published records of the other kind each topic stands, and how many there are. */
const usedTopics = `
  select topic, count(*)::int as used,
         (select count(*)::int from road_show_record
           where activity_id = $1 and kind = $2 and published_at is not null) as records
    from road_show_topic where activity_id = $1 and kind = $2 and topic = any($3) group by topic`;

/** How rare each topic is among the records of the other kind; without those that are common. */
async function rarities(world: World, { activityId, kind }: RecordRow, topics: Topics): Promise<RarityOf> {
  const used = await world.db.query<{ topic: Topic; used: number; records: number }>(usedTopics, [
    activityId,
    otherKind[kind],
    [...topics.keys()],
  ]);
  return new Map(
    used
      .filter((one) => one.used <= Math.max(alwaysRare, one.records * commonShare))
      .map((one) => [one.topic, rarity(one.records, one.used)] as const),
  );
}

/** The best first. Not those of the same unit, nor those that a living match joins with it already. */
const best = `
  with score as (
    select t.record_id, sum(t.weight * own.counts) as score
      from unnest($3::text[], $4::float8[]) as own(topic, counts)
      join road_show_topic t on t.activity_id = $1 and t.kind = $2 and t.topic = own.topic
     group by t.record_id)
  select r.id
    from score join road_show_record r on r.id = score.record_id
   where r.unit_id <> $5
     and not exists (
       select 1 from road_show_match m
        where m.status <> 'NOT_PASS'
          and ((m.source_record_id = r.id and m.target_record_id = $6)
            or (m.source_record_id = $6 and m.target_record_id = r.id)))
   order by score.score desc, r.id
   limit $7`;

async function bestIds(world: World, row: RecordRow, topics: Topics, rarityOf: RarityOf): Promise<string[]> {
  const own = [...topics].flatMap(([topic, { weight }]) => {
    const rare = rarityOf.get(topic);
    return rare === undefined ? [] : [{ topic, counts: weight * rare }];
  });
  const found = await world.db.query<{ id: string }>(best, [
    row.activityId,
    otherKind[row.kind],
    own.map(({ topic }) => topic),
    own.map(({ counts }) => counts),
    row.unitId,
    row.id,
    mostSuggestions,
  ]);
  return found.map(({ id }) => id);
}

/** With all that speaks for each, so that whoever reads it can judge. @throws ENTITY_NOT_FOUND also for a stranger */
export async function readSuggestions(world: World, actor: Actor, recordId: string): Promise<Suggestions> {
  const { row, roles } = await findRecord(world, world.db, actor, recordId);
  const form = roles.length > 0 ? row.form : (row.published ?? row.form);
  const topics = topicsOf(form);
  const rarityOf = await rarities(world, row, topics);
  const ids = rarityOf.size === 0 ? [] : await bestIds(world, row, topics, rarityOf);
  const rows = await world.db.orm
    .select({ row: roadShowRecord, of: unit })
    .from(roadShowRecord)
    .innerJoin(unit, eq(unit.id, roadShowRecord.unitId))
    .where(inArray(roadShowRecord.id, ids));
  const byId = new Map(rows.map((found) => [found.row.id, found]));
  const content = ids.flatMap((id) => {
    const { row: other, of } = byId.get(id) ?? {};
    if (!other?.published || !of) return [];
    const { kind, published } = other;
    const { nameTc, nameEn, namePt } = published;
    return [
      {
        record: { id, kind, nameTc, nameEn, namePt, unit: unitView(of) },
        shared: reasons(topics, topicsOf(published), rarityOf),
        missing: missingFields(kind, published),
      },
    ];
  });
  return { content, missing: missingFields(row.kind, form), isPublished: row.published !== null };
}

function reasons(own: Topics, other: Topics, rarityOf: RarityOf) {
  const shared = sharedTopics(own, other, (topic) => rarityOf.get(topic) ?? 0);
  const total = shared.reduce((sum, { counts }) => sum + counts, 0);
  return shared
    .slice(0, mostReasons)
    .map(({ term, counts, ...written }) => ({ ...written, term: term && termTexts(term), share: counts / total }));
}

function termTexts(term: TechnologyTerm) {
  const [tc = '', en = '', pt = ''] = technologyTerms[term].map((words) => words.split('|', 1)[0]);
  return { tc, en, pt };
}
