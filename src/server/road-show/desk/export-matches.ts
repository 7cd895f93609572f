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
import { type FullMatch, fullMatches } from '../match/find-match.ts';
import { matchesWanted } from '../match/list-matches.ts';
import { roadShowMatch } from '../tables.ts';
import { matchStatusWords } from '#domain/road-show/status-words.ts';
import { msg } from '#domain/msg.ts';
import { inEach, textOf } from '#server/i18n/say.ts';

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
  heading: inEach(msg`Road-show matches`),
  access: fundStaff,
  filter,
  columns: [
    {
      key: 'activity',
      heading: inEach(msg`Activity`),
      cell: ({ at }, language) => nameIn(at, language),
    },
    {
      key: 'source',
      heading: inEach(msg`Asked for by`),
      cell: ({ source }, language) => nameIn(source.form, language),
    },
    {
      key: 'sourceUnit',
      heading: inEach(msg`Unit that asked`),
      cell: ({ sourceUnit }, language) => nameIn(sourceUnit, language),
    },
    {
      key: 'target',
      heading: inEach(msg({ message: 'Asked for', context: 'sheet' })),
      cell: ({ target }, language) => nameIn(target.form, language),
    },
    {
      key: 'targetUnit',
      heading: inEach(msg`Unit that was asked`),
      cell: ({ targetUnit }, language) => nameIn(targetUnit, language),
    },
    {
      key: 'status',
      heading: inEach(msg`State`),
      cell: ({ match }, language) => textOf(matchStatusWords[match.status], language),
    },
    {
      key: 'message',
      heading: inEach(msg({ message: 'Message', context: 'sheet' })),
      cell: ({ match }) => match.message,
    },
    {
      key: 'arrangeDate',
      heading: inEach(msg`Day of the meeting`),
      cell: ({ match }) => match.arrangeDate,
    },
    {
      key: 'arrangeTime',
      heading: inEach(msg`Time of the meeting`),
      cell: ({ match }) => match.arrangeTime,
    },
    {
      key: 'createdAt',
      heading: inEach(msg`Asked on`),
      cell: ({ match }) => businessDateTime(match.createdAt),
    },
    {
      key: 'statusSince',
      heading: inEach(msg`State since`),
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
