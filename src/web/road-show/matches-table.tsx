import { roadShowPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { Match } from '#contract/road-show/match.ts';
import { namesOf } from '#domain/locale.ts';
import { matchFilters } from '#domain/road-show/match-moves.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { useUnitFilter } from '#web/desk/use-unit-filter.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { MatchStanding } from './standing.tsx';
import { recordSearch } from './paths.ts';
import { matchesQuery, moveMatch, roadShowChanges } from './queries.ts';
import { RecordName } from './record-name.tsx';
import { useRoadShows } from './records-table.tsx';
import type { MatchesSearch } from './routes.ts';
import { decidedMatches, matchMoveWords } from './words.ts';
import { matchStatusWords } from '#domain/road-show/status-words.ts';

const side = (of: Match['source']) => (
  <>
    <RecordName of={of} />
    <SecondLine>
      <LocalizedName of={namesOf(of.unit)} />
    </SecondLine>
  </>
);
/** What is asked for stands first: that is where the row leads. */
const targetCell = ({ target }: Match) => side(target);
const sourceCell = ({ source }: Match) => side(source);
const standingCell = ({ status, expiresAt, message }: Match) => (
  <>
    <MatchStanding status={status} />
    {status === 'PENDING' && (
      <SecondLine>
        <Trans>
          Until <DateTime at={expiresAt} short />
        </Trans>
      </SecondLine>
    )}
    {message && <SecondLine>{message}</SecondLine>}
  </>
);
const linkOf = ({ source, target }: Match) => {
  const other = target.isOwn ? source : target;
  return linkOptions({ to: '/public-talk2/list', search: recordSearch(other) });
};
const actions = (match: Match) => (
  <Moves
    offers={match.offers}
    words={matchMoveWords}
    caseId={match.id}
    make={(move, { note }) => moveMatch(match.id, { move, version: match.version, note })}
    changes={roadShowChanges}
  />
);

/**
 * Who is interested in what, and what came of it; both sides and the fund answer here (row 187).
 * @param isDesk all of it can be taken as a sheet
 */
export function MatchesTable({ isDesk = false }: { isDesk?: boolean }) {
  const { t } = useLingui();
  const search: MatchesSearch = useSearch({ strict: false });
  const { activityId, standing, unitId, page } = search;
  const ofUnit = useUnitFilter(unitId);
  const answer = useQuery(matchesQuery({ activityId, status: standing, unitId, page }));
  const list = useList({ search, narrowedBy: ['standing', 'unitId'], size: roadShowPageSize, answer });
  const columns: Column<Match>[] = [
    {
      id: 'target',
      header: t({ message: 'Wanted', comment: 'The result or demand that somebody is interested in' }),
      primary: true,
      cell: targetCell,
    },
    {
      id: 'source',
      header: t({ message: 'Requested by', comment: 'The own result or demand of whoever would like to meet' }),
      cell: sourceCell,
    },
    {
      id: 'standing',
      header: t({ message: 'State', comment: 'Of a match' }),
      primary: true,
      cell: standingCell,
      width: 'lg:w-60',
    },
  ];
  return (
    <ListPage
      list={list}
      title={t`Matches`}
      about={<Trans>Meeting requests. When both sides agree, the meeting goes into the timetable.</Trans>}
      {...(isDesk && { exported: { kind: 'road-show-matches', filter: { ...search, page: undefined } } })}
      filters={[
        { of: 'activityId', label: t`Activity`, options: useRoadShows() },
        {
          of: 'standing',
          label: t({ message: 'State', comment: 'Of a match' }),
          options: matchFilters.map((value) => ({
            value,
            label: t(value === 'NOT_PENDING' ? decidedMatches : matchStatusWords[value]),
          })),
        },
        ...ofUnit,
      ]}
      columns={columns}
      linkOf={linkOf}
      actions={actions}
      actionsWidth="lg:w-72"
      empty={{
        icon: 'exchange',
        nothing: <Trans>No matches yet</Trans>,
        hint: <Trans>Find something on the public list and request a meeting there.</Trans>,
        nothingFits: <Trans>No matches found</Trans>,
      }}
    />
  );
}
