import { and, desc } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { nameIn, type WireNames } from '#domain/locale.ts';
import { matchFilters } from '#domain/road-show/match-moves.ts';
import { activityNames } from '#server/activity/activity-names.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { words } from '#server/sheet/sheet-words.ts';
import { type FullMatch, fullMatches } from '../match/find-match.ts';
import { matchesWanted } from '../match/list-matches.ts';
import { roadShowMatch } from '../tables.ts';
import { matchStatusWords } from './sheet-words.ts';

const filter = z.object({
  activityId: Id.optional(),
  standing: z.enum(matchFilters).optional(),
  unitId: Id.optional(),
});
type Filter = z.infer<typeof filter>;
type Row = FullMatch & { at: WireNames };

const wanted = ({ standing, ...search }: Filter) => matchesWanted({ ...search, status: standing });

/** Who is interested in what at road shows, and what came of it. */
export const matchesExport = exportKind<Filter, Row>({
  kind: 'road-show-matches',
  heading: words('路演配對記錄', '路演配对记录', 'Road-show matches', 'Pares das sessões de apresentação'),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'activity',
      heading: words('活動', '活动', 'Activity', 'Actividade'),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'source',
      heading: words('提出方項目', '提出方项目', 'Asked for by', 'Pedido por'),
      cell: ({ source }, language) => nameIn(source.form, language),
    },
    {
      key: 'sourceUnit',
      heading: words('提出方單位', '提出方单位', 'Unit that asked', 'Entidade que pediu'),
      cell: ({ sourceUnit }, language) => nameIn(sourceUnit, language),
    },
    {
      key: 'target',
      heading: words('對象項目', '对象项目', 'Asked for', 'Pretendido'),
      cell: ({ target }, language) => nameIn(target.form, language),
    },
    {
      key: 'targetUnit',
      heading: words('對象單位', '对象单位', 'Unit that was asked', 'Entidade a quem se pediu'),
      cell: ({ targetUnit }, language) => nameIn(targetUnit, language),
    },
    {
      key: 'status',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ match }, language) => matchStatusWords[match.status][language],
    },
    { key: 'message', heading: words('留言', '留言', 'Message', 'Mensagem'), cell: ({ match }) => match.message },
    {
      key: 'arrangeDate',
      heading: words('會面日期', '会面日期', 'Day of the meeting', 'Dia da reunião'),
      cell: ({ match }) => match.arrangeDate,
    },
    {
      key: 'arrangeTime',
      heading: words('會面時間', '会面时间', 'Time of the meeting', 'Hora da reunião'),
      cell: ({ match }) => match.arrangeTime,
    },
    {
      key: 'createdAt',
      heading: words('提出時間', '提出时间', 'Asked on', 'Pedido em'),
      cell: ({ match }) => businessDateTime(match.createdAt),
    },
    {
      key: 'statusSince',
      heading: words('狀態更新時間', '状态更新时间', 'State since', 'Estado desde'),
      cell: ({ match }) => businessDateTime(match.statusSince),
    },
  ],
  count: ({ db }, search) => db.orm.$count(fullMatches(db).where(wanted(search)).as('wanted')),
  async page({ db }, search, after) {
    const found = await fullMatches(db)
      .where(and(wanted(search), behindPage(roadShowMatch.createdAt, roadShowMatch.id, after)))
      .orderBy(desc(roadShowMatch.createdAt), desc(roadShowMatch.id))
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(found, rowsAtOnce, ({ match }) => ({ at: match.createdAt, id: match.id }));
    const namesOf = await activityNames(
      db,
      content.map(({ match }) => match.activityId),
    );
    return { rows: content.map((one) => ({ ...one, at: namesOf(one.match.activityId) })), next };
  },
});
