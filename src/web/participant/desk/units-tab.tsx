import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkItem } from '#contract/inbox.ts';
import type { UnitList } from '#contract/participant/desk.ts';
import { listStatuses } from '#domain/participant/list-moves.ts';
import { errorWords } from '#web/api/error-words.ts';
import { countText } from '#web/desk/count-text.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { beginDeed, type DeedWish } from '#web/undo/deeds.ts';
import { listStatusWords } from '../words.ts';
import { listMoveWords } from './move-words.ts';
import type { TabProps } from './participants-page.tsx';
import { ListStatusBadge } from './person-marks.tsx';
import { staffKey, unitPageSize, unitsQuery } from './queries.ts';

const unitCell = (list: UnitList) => <LocalizedName of={list.unitNames} />;
const statusCell = (list: UnitList) => <ListStatusBadge status={list.status} />;
const countCell = (list: UnitList) => list.count;
const sentCell = (list: UnitList) => list.submittedAt && <DateTime at={list.submittedAt} short />;
const lockedCell = (list: UnitList) => list.lockedAt && <DateTime at={list.lockedAt} short />;

/** The lists by unit: what was sent can be locked, one by one or all at once. */
export function UnitsTab({ activityId, search, onSearch, mayWrite }: TabProps) {
  const { t } = useLingui();
  const { listStatus, page = 0 } = search;
  const { data, error, refetch } = useQuery(unitsQuery(activityId, listStatus, page));
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
    { id: 'status', header: t({ message: 'Status', comment: 'Of a list' }), primary: true, cell: statusCell },
    { id: 'count', header: t`People`, align: 'end', cell: countCell },
    { id: 'sent', header: t`Sent on`, cell: sentCell },
    { id: 'locked', header: t`Locked on`, cell: lockedCell },
  ];
  const submitted = data?.submitted.totalElements ? countText(data.submitted) : null;
  const listActions = (list: UnitList) => (
    <>
      <Button
        tone="quiet"
        icon="users"
        onClick={() => onSearch({ tab: undefined, unitId: list.unitId, listStatus: undefined })}
      >
        <Trans>People</Trans>
      </Button>
      <Moves
        offers={list.offers}
        words={listMoveWords}
        make={() => lock({ ids: [list.listId] })}
        changes={[staffKey(activityId)]}
        against={({ missing }) => missing === 'PARAMS_ERROR' && t`Someone on the list has details missing.`}
      />
    </>
  );

  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3" data-no-print>
        <SelectField
          label={t`Status of the list`}
          value={listStatus ?? ''}
          options={[
            { value: '' as const, label: t({ message: 'All', comment: 'No filter' }) },
            ...listStatuses.map((value) => ({ value, label: t(listStatusWords[value].label) })),
          ]}
          onChange={(status) => onSearch({ listStatus: status || undefined })}
        />
        {mayWrite && submitted && (
          <Button tone="primary" icon="lock" busy={lockAll.busy} onClick={() => void lockAll.run()}>
            <Trans>Lock all sent ({submitted})</Trans>
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <div className="mb-4">
          <Banner tone="warn">
            <Trans>These lists couldn't be locked:</Trans>
            <ul className="list-disc pl-5">
              {refused.map(({ caseId, names, refusal }) => (
                <li key={caseId}>
                  <LocalizedName of={names} />: {refusal && t(errorWords[refusal])}
                </li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      <DataTable
        label={t`Lists by unit`}
        columns={columns}
        rows={data?.content}
        rowKey={(list) => list.unitId}
        error={error}
        onRetry={() => void refetch()}
        actions={listActions}
        empty={
          <EmptyState icon="list" title={<Trans>No list yet</Trans>}>
            <Trans>Lists appear here once a unit adds its first person.</Trans>
          </EmptyState>
        }
        paging={{
          page,
          size: unitPageSize,
          total: data?.totalElements ?? 0,
          more: data?.more,
          onPage: (next) => onSearch({ page: next }),
        }}
      />
    </>
  );
}
