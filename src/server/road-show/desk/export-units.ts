import { and, asc, eq, exists, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { behindId, pageOfIds } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { unitContactColumns, type UnitOnSheet, unitSheetColumns } from '#server/unit/sheet-columns.ts';
import { unitColumns } from '#server/unit/desk/unit-rows.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { narrowedUnits, ofKind } from '../list-units.ts';
import { roadShowRecord } from '../tables.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

const filter = z.object({ activityId: Id.optional(), search: z.string().trim().max(100).optional() });
type Filter = z.infer<typeof filter>;

interface Row extends UnitOnSheet {
  results: number;
  demands: number;
}

/** As the fund's own list: drafts are their authors' alone. */
const wanted = (search: Filter) => and(ne(roadShowRecord.status, 'DRAFT'), narrowedUnits(search));

/** The units of a road show, each with how much it handed in. */
export const roadShowUnitsExport = exportKind<Filter, Row>({
  kind: 'road-show-units',
  heading: inEach(msg`Units of the road show`),
  access: fundStaff,
  filter,
  columns: [
    ...unitSheetColumns,
    { key: 'results', heading: inEach(msg`Results`), cell: ({ results }) => results },
    { key: 'demands', heading: inEach(msg`Demands`), cell: ({ demands }) => demands },
    ...unitContactColumns,
  ],
  count: ({ db }, search) => db.orm.$count(unit, exists(entriesOf({ db }, search))),
  async page({ db }, search, after) {
    const rows = await db.orm
      .select({ ...unitColumns, results: ofKind('RESULT'), demands: ofKind('DEMAND') })
      .from(unit)
      .innerJoin(roadShowRecord, eq(roadShowRecord.unitId, unit.id))
      .where(and(wanted(search), behindId(unit.id, after)))
      .groupBy(unit.id)
      .orderBy(asc(unit.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfIds(rows, rowsAtOnce);
    return { rows: content, next };
  },
});

const entriesOf = ({ db }: Pick<World, 'db'>, search: Filter) =>
  db.orm
    .select({ one: sql`1` })
    .from(roadShowRecord)
    .where(and(eq(roadShowRecord.unitId, unit.id), wanted(search)));
