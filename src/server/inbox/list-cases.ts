import type { InboxCase, Waiting } from '#contract/inbox.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import type { Decider } from '#domain/inbox/deciding.ts';
import type { Turn, Workflow } from '#domain/inbox/words.ts';
import { hourMs, type Instant } from '#domain/instant.ts';
import type { OfficeCalendar } from '#domain/office/calendar.ts';
import { startBefore, workingMs } from '#domain/office/working-time.ts';
import type { Queries } from '#server/db/database.ts';
import { pageOfRows, readPageEnd } from '#server/db/keyset.ts';
import { asWords, wordsTyped } from '#server/db/text-search.ts';
import { productCode } from '#server/setting/product.ts';
import { calendarIn, readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import type { CaseBranch, CaseSource } from '#server/cases/case-source.ts';
import { movesOn } from '#server/cases/moves-on.ts';
import { caseSources } from './case-sources.ts';

export interface CaseFilter {
  search?: string | undefined;
  workflow?: Workflow | undefined;
  activityId?: string | undefined;
  turn?: Turn | undefined;
  /** In working hours. */
  olderThan?: number | undefined;
  /** Only what somebody decides about: the kinds of a role, in the activities given to it. */
  decidedBy?: { workflows: readonly Workflow[]; activities: readonly string[] } | undefined;
}

/** Counting stops here: a list that long is worked through from its oldest end whatever its length. */
const countedAtMost = 1000;
const neverBefore = '1970-01-01T00:00:00.000Z' as Instant;

interface Row {
  workflow: Workflow;
  id: string;
  activity_id: string | null;
  unit_id: string | null;
  since: Instant;
  status: string;
  turn: Turn;
  version: number;
  name_tc: string;
  name_en: string;
  name_pt: string;
  detail: string;
  has_unit: boolean;
  unit_tc: string;
  unit_en: string;
  unit_pt: string;
  has_activity: boolean;
  category: ActivityCategory | null;
  activity_tc: string;
  activity_en: string;
  activity_pt: string;
}

interface Narrowed {
  sql: string;
  values: unknown[];
}

/**
 * One select per branch, each ordered and limited by itself, put together and limited again: the database reads no more
 * than a page from each index, and nothing has to be kept in step with the records, as a table of cases would.
 */
async function branchSelects(
  db: Queries,
  filter: CaseFilter & { before: Instant | null; after: { at: Instant; id: string } | null },
  limit: number,
): Promise<Narrowed | null> {
  const values: unknown[] = [limit];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const activity = filter.activityId ? given(filter.activityId) : null;
  const among = filter.decidedBy ? given([...filter.decidedBy.activities]) : null;
  const typed = wordsTyped(filter.search ?? '');
  const words = typed ? `${given(typed)}::tsquery` : null;
  const before = filter.before ? given(filter.before) : null;
  const after = filter.after ? [given(filter.after.at), given(filter.after.id)] : null;
  const conditions = (branch: CaseBranch): string =>
    [
      branch.where,
      activity && `${branch.activityId} = ${activity}::uuid`,
      words && found(branch, words),
      among && `${branch.activityId} = any(${among}::uuid[])`,
      before && `${branch.since} <= ${before}::timestamptz`,
      after && `(${branch.since}, ${branch.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    ]
      .filter(Boolean)
      .join(' and ');
  const selects: string[] = [];
  for (const source of caseSources) {
    if (filter.workflow && filter.workflow !== source.workflow) continue;
    if (filter.decidedBy && !filter.decidedBy.workflows.includes(source.workflow)) continue;
    for (const branch of await wantedBranches(db, source, filter.turn)) {
      selects.push(
        `(select '${source.workflow}' as workflow, ${branch.id} as id, ${branch.activityId} as activity_id,
          ${branch.unitId} as unit_id, ${branch.since} as since, ${branch.status} as status, '${branch.turn}' as turn,
          ${branch.version} as version, ${branch.nameTc} as name_tc, ${branch.nameEn} as name_en,
          ${branch.namePt} as name_pt, ${branch.detail} as detail
          from ${branch.from} where ${conditions(branch)} order by ${branch.since}, ${branch.id} limit $1)`,
      );
    }
  }
  return selects.length > 0 ? { sql: selects.join(' union all '), values } : null;
}

/** A case is found by its unit, or by what it is itself called. */
function found(branch: CaseBranch, words: string): string {
  const own = branch.words ?? asWords([branch.nameTc, branch.nameEn, branch.namePt].map(orNothing).join(` || ' ' || `));
  return `(${branch.unitId} in (select u.id from unit u where u.words @@ ${words}) or ${own} @@ ${words})`;
}

const orNothing = (text: string): string => `coalesce(${text}, '')`;

async function wantedBranches(db: Queries, source: CaseSource, turn: Turn | undefined): Promise<CaseBranch[]> {
  if (turn && !source.turns.includes(turn)) return [];
  const branches = await source.branches(db);
  return turn ? branches.filter((branch) => branch.turn === turn) : branches;
}

const startedBefore = (calendar: OfficeCalendar, now: Instant, hours: number | undefined): Instant | null =>
  hours === undefined ? null : (startBefore(calendar, now, hours * hourMs) ?? neverBefore);

/** The rows of a filter, oldest first. */
async function readCases(
  world: World,
  db: Queries,
  filter: CaseFilter,
  { after, limit, calendar }: { after: string | undefined; limit: number; calendar: OfficeCalendar },
): Promise<Row[]> {
  const before = startedBefore(calendar, world.clock.now(), filter.olderThan);
  const selects = await branchSelects(db, { ...filter, before, after: readPageEnd(after) }, limit);
  if (!selects) return [];
  return db.query<Row>(
    `select c.*, u.id is not null as has_unit, u.name_tc as unit_tc, u.name_en as unit_en, u.name_pt as unit_pt,
            a.id is not null as has_activity, a.category, a.name_tc as activity_tc, a.name_en as activity_en, a.name_pt as activity_pt
       from (select * from (${selects.sql}) every_case order by since, id limit $1) c
       left join unit u on u.id = c.unit_id
       left join activity a on a.id = c.activity_id
      order by c.since, c.id`,
    selects.values,
  );
}

/** Everything that somebody waits for, oldest first. @throws PARAMS_ERROR for a wrong `after` */
export async function listCases(
  world: World,
  decider: Decider,
  filter: CaseFilter,
  { after, size }: { after?: string | undefined; size: number },
): Promise<{ content: InboxCase[]; next: string | null }> {
  const settings = await readSettings(world);
  const calendar = calendarIn(settings);
  const rows = await readCases(world, world.db, filter, { after, limit: size + 1, calendar });
  const { content, next } = pageOfRows(rows, size, ({ since, id }) => ({ at: since, id }));
  return { content: wireCases(world, decider, settings.office.replyHours, calendar, content), next };
}

/** Ids for a decision over a whole filter, the oldest first. */
export async function caseIds(
  world: World,
  db: Queries,
  filter: CaseFilter,
  limit: number,
): Promise<{ ids: string[]; more: boolean }> {
  const calendar = calendarIn(await readSettings(world, db));
  const rows = await readCases(world, db, filter, { after: undefined, limit: limit + 1, calendar });
  return { ids: rows.slice(0, limit).map(({ id }) => id), more: rows.length > limit };
}

/** Office time adds up, so that each row only has to count the days since the one before it. */
function wireCases(
  world: World,
  decider: Decider,
  replyHours: number,
  calendar: OfficeCalendar,
  rows: readonly Row[],
): InboxCase[] {
  const now = world.clock.now();
  let later: Instant = now;
  let worked = 0;
  return rows
    .toReversed()
    .map((row) => {
      worked += workingMs(calendar, row.since, later);
      later = row.since;
      return wireCase(row, decider, worked, replyHours, productCode(world));
    })
    .toReversed();
}

function wireCase(row: Row, decider: Decider, workedMs: number, replyHours: number, product: string): InboxCase {
  const source = caseSources.find(({ workflow }) => workflow === row.workflow);
  return {
    workflow: row.workflow,
    id: row.id,
    activityId: row.activity_id,
    activityNames: row.has_activity ? { tc: row.activity_tc, en: row.activity_en, pt: row.activity_pt } : null,
    unitNames: row.has_unit ? { tc: row.unit_tc, en: row.unit_en, pt: row.unit_pt } : null,
    names: { tc: row.name_tc, en: row.name_en, pt: row.name_pt },
    detail: row.detail,
    status: source?.wireStatus?.(row.status, product) ?? row.status,
    turn: row.turn,
    since: row.since,
    workedMs,
    overdue: row.turn === 'FUND' && workedMs >= replyHours * hourMs,
    version: row.version,
    hasBooths: row.workflow === 'ENROLLMENT' && row.category !== null && hasBooths(row.category),
    moves: source ? movesOn(source, row, decider) : [],
  };
}

/** How many cases wait in each workflow, counted up to a thousand for each kind of them. */
export async function countCases(
  world: World,
  filter: Pick<CaseFilter, 'search' | 'activityId' | 'turn' | 'decidedBy'>,
): Promise<{ content: Waiting[] }> {
  const settings = await readSettings(world);
  const calendar = calendarIn(settings);
  const now = world.clock.now();
  const content: Waiting[] = [];
  for (const { workflow } of caseSources) {
    const selects = await branchSelects(world.db, { ...filter, workflow, before: null, after: null }, countedAtMost);
    const [row] = selects
      ? await world.db.query<{ count: number; oldest: Instant | null }>(
          `select count(*)::int as count, min(since) as oldest from (${selects.sql}) every_case`,
          selects.values,
        )
      : [];
    const [count, oldest] = [row?.count ?? 0, row?.oldest ?? null];
    const oldestWorkedMs = oldest ? workingMs(calendar, oldest, now) : 0;
    content.push({
      workflow,
      count: Math.min(count, countedAtMost),
      more: count >= countedAtMost,
      oldest,
      oldestWorkedMs,
      overdue: filter.turn === 'FUND' && oldestWorkedMs >= settings.office.replyHours * hourMs,
    });
  }
  return { content };
}
