import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { BulkItem } from '#contract/inbox.ts';
import type { UnitList } from '#contract/participant/desk.ts';
import { listStatuses } from '#domain/participant/list-moves.ts';
import { queryClient } from '#web/api/query-client.ts';
import { errorWords } from '#web/api/error-words.ts';
import { countText } from '#web/desk/count-text.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { beginDeed, type DeedWish } from '#web/undo/deeds.ts';
import type { PeopleSearch } from '../routes.ts';
import { listStatusWords } from '../words.ts';
import { listMoveWords } from './move-words.ts';
import type { TabProps } from './participants-page.tsx';
import { ListStatusBadge } from './person-marks.tsx';
import { staffKey, unitsQuery } from './queries.ts';

const unitCell = (list: UnitList) => <LocalizedName of={list.unitNames} />;
const statusCell = (list: UnitList) => <ListStatusBadge status={list.status} />;
const countCell = (list: UnitList) => list.count;
const sentCell = (list: UnitList) => list.submittedAt && <DateTime at={list.submittedAt} short />;
const lockedCell = (list: UnitList) => list.lockedAt && <DateTime at={list.lockedAt} short />;

/** The lists by unit, each leading to its people: what was sent can be locked, one by one or all at once. */
export function UnitsTab({ activityId, search, mayWrite }: TabProps) {
  const { t } = useLingui();
  const { listStatus, page = 0 } = search;
  const answer = useQuery(unitsQuery(activityId, listStatus, page));
  const { data } = answer;
  const list = useList({
    search,
    narrowedBy: ['listStatus'],
    answer,
    readPage: (at) => queryClient.fetchQuery(unitsQuery(activityId, listStatus, at)),
  });
  const [refused, setRefused] = useState<readonly BulkItem[]>([]);

  const lock = async (choice: DeedWish['choice']) =>
    setRefused(await beginDeed({ workflow: 'PARTICIPANT_LIST', move: 'freeze', note: '', count: null, choice }));
  const lockAll = useDeed({
    sure: () => ({
      title: <Trans>Lock all lists sent?</Trans>,
      text: <Trans>Everyone on it gets a sign-in code. After that, the unit can only ask for changes.</Trans>,
      action: <Trans comment="A button: no more changes by the unit">Lock</Trans>,
    }),
    call: () => lock({ filter: { activityId } }),
    changes: [staffKey(activityId)],
  });

  const columns: Column<UnitList>[] = [
    {
      id: 'unit',
      header: t({ message: 'Unit', comment: 'The organisation that sends a person' }),
      primary: true,
      cell: unitCell,
    },
    {
      id: 'status',
      header: t({ message: 'Status', comment: 'Of a list' }),
      primary: true,
      cell: statusCell,
      width: 'lg:w-44',
    },
    { id: 'count', header: t`People`, align: 'end', cell: countCell, width: 'lg:w-24' },
    { id: 'sent', header: t`Sent on`, cell: sentCell, width: 'lg:w-40' },
    { id: 'locked', header: t`Locked on`, cell: lockedCell, width: 'lg:w-40' },
  ];
  const submitted = data?.submitted.totalElements ? countText(data.submitted) : null;
  const filters: ListFilter<PeopleSearch>[] = [
    {
      of: 'listStatus',
      label: t`Status of the list`,
      options: listStatuses.map((value) => ({ value, label: t(listStatusWords[value].label) })),
    },
  ];
  const listActions = ({ id, offers }: UnitList) => (
    <Moves
      offers={offers}
      words={listMoveWords}
      caseId={id}
      make={() => lock({ ids: [id] })}
      changes={[staffKey(activityId)]}
      against={({ missing }) => missing === 'PARAMS_ERROR' && t`Someone on the list has details missing.`}
    />
  );

  return (
    <ListPage
      list={list}
      isPart
      title={t`Lists by unit`}
      pageActions={
        mayWrite &&
        submitted && (
          <Button tone="primary" icon="lock" busy={lockAll.busy} onClick={() => void lockAll.run()}>
            <Trans>Lock all sent ({submitted})</Trans>
          </Button>
        )
      }
      above={refused.length > 0 && <Refused lists={refused} />}
      filters={filters}
      columns={columns}
      actions={listActions}
      actionsWidth="lg:w-40"
      linkOf={({ unitId }) => linkOptions({ to: '/admin/participants', search: { activityId, unitId } })}
      empty={{
        icon: 'list',
        nothing: <Trans>No list yet</Trans>,
        hint: <Trans>Lists appear here once a unit adds its first person.</Trans>,
        nothingFits: <Trans>No lists found</Trans>,
      }}
    />
  );
}

function Refused({ lists }: { lists: readonly BulkItem[] }) {
  const { t } = useLingui();
  return (
    <div className="mb-4">
      <Banner tone="warn">
        <Trans>These lists couldn't be locked:</Trans>
        <ul className="list-disc pl-5">
          {lists.map(({ caseId, names, refusal }) => (
            <li key={caseId}>
              <LocalizedName of={names} />: {refusal && t(errorWords[refusal])}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
