import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkAction, BulkItem } from '#contract/inbox.ts';
import type { DeedMove } from '#domain/inbox/words.ts';
import { messageKinds } from '#domain/message/words.ts';
import { errorWords } from '#web/api/error-words.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { kindWords } from '#web/message/words.ts';
import { Badge, Status } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { caseStatusWord, itemStateWords } from './case-words.ts';
import { bulkQuery } from './queries.ts';

const pageSize = 20;

/** Who changes from what to what, who is left as they are and why, and which messages go out. */
export function DryRun({ bulkId }: { bulkId: string }) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(bulkQuery(bulkId, page));
  const action = data?.action;
  const { PLANNED: planned = 0, REFUSED: refused = 0 } = action?.counts ?? {};
  const nameOf = (kind: string) => {
    const known = messageKinds.find((one) => one === kind);
    return known ? t(kindWords[known]) : kind;
  };
  const columns: Column<BulkItem>[] = [
    { id: 'who', header: t({ message: 'Who', comment: 'Whom a decision is about' }), primary: true, cell: whoCell },
    {
      id: 'change',
      header: t({ message: 'Change', comment: 'From what to what' }),
      primary: true,
      cell: (item) => <Change item={item} action={action} />,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      {action && (
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap gap-2">
            <Badge tone="good" icon="check">
              <Plural value={planned} one="# changes" other="# change" />
            </Badge>
            {refused > 0 && (
              <Badge tone="warn" icon="warning">
                <Plural value={refused} one="# is left as it is" other="# are left as they are" />
              </Badge>
            )}
          </p>
          {action.more && (
            <Status tone="warn">
              <Trans>There are too many for one decision. These are the oldest; decide the rest afterwards.</Trans>
            </Status>
          )}
          <p className="text-sm text-muted">
            {action.messages.length === 0 ? (
              <Trans>No messages will be sent.</Trans>
            ) : (
              <>
                <Trans>Messages to be sent:</Trans>{' '}
                {action.messages.map(({ kind, count }) => `${nameOf(kind)} × ${count}`).join(', ')}
              </>
            )}
          </p>
        </div>
      )}
      <DataTable
        label={t({ message: 'What would happen', context: 'decision' })}
        columns={columns}
        rows={data?.content}
        rowKey={({ caseId }) => caseId}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="info" title={<Trans>None of these is waiting any more.</Trans>} />}
        paging={{ page, size: pageSize, total: data?.totalElements ?? 0, onPage: setPage }}
      />
    </div>
  );
}

const whoCell = (item: BulkItem) => <Who item={item} />;

function Who({ item: { names, detail, activityNames } }: { item: BulkItem }) {
  const { t } = useLingui();
  const kind = messageKinds.find((one) => one === detail);
  return (
    <span>
      {kind ? t(kindWords[kind]) : <LocalizedName of={names} />}
      {activityNames && (
        <span className="block text-sm font-normal text-muted">
          <LocalizedName of={activityNames} />
        </span>
      )}
    </span>
  );
}

function Change({ item, action }: { item: BulkItem; action: Pick<BulkAction, 'workflow' | 'move'> | undefined }) {
  const { t } = useLingui();
  const word = (status: string) => {
    const known = caseStatusWord(action?.workflow ?? 'ENROLLMENT', status);
    return known ? t(known) : status;
  };
  if (item.state === 'REFUSED') {
    return (
      <span className="flex flex-col items-start gap-1">
        <Badge tone="warn">{t(itemStateWords.REFUSED.label)}</Badge>
        <span className="text-sm font-normal text-muted">
          <WhyNot item={item} move={action?.move} />
        </span>
      </span>
    );
  }
  return (
    <span>
      <span className="text-muted">{word(item.from)}</span> → {word(item.to)}
      {item.places.length > 0 && (
        <span className="block text-sm font-normal">
          <Trans comment="Where the booths of a unit go">Places: {item.places.join(', ')}</Trans>
        </span>
      )}
      {item.booths !== null && action?.move === 'approve' && (
        <span className="block text-sm font-normal">
          <Trans comment="How many booths a unit gets, of those it asked for">
            Booths: {item.booths} of {item.boothsWished}
          </Trans>
        </span>
      )}
    </span>
  );
}

/** In words, with the numbers that stand against it. */
function WhyNot({ item, move }: { item: BulkItem; move: DeedMove | undefined }) {
  const { refusal, booths, boothsWished, boothsLeft, state } = item;
  const { t } = useLingui();
  if (refusal === 'NO_PERMISSION') return <Trans>This activity isn't assigned to you.</Trans>;
  if (refusal === 'STATUS_ERROR') return <Trans>Its status has changed, or this can't be done to it.</Trans>;
  if (move === 'assign' && refusal === 'PARAMS_ERROR') {
    return <Trans>No contractor yet. Add one on the activity's page.</Trans>;
  }
  if (move === 'assign' && refusal === 'CAPACITY_EXCEEDED') {
    return (
      <Trans>
        <Plural value={booths ?? 0} one="# place" other="# places" /> wanted side by side in one area of its category,
        where {boothsLeft} are free.
      </Trans>
    );
  }
  if (refusal === 'PARAMS_ERROR' && booths !== null && boothsWished !== null) {
    return boothsWished === 0 ? (
      <Trans>No booths requested.</Trans>
    ) : (
      <Trans>
        <Plural value={booths} one="# booth" other="# booths" />, but only {boothsWished} asked for.
      </Trans>
    );
  }
  if (refusal === 'CAPACITY_EXCEEDED' && booths !== null && boothsLeft !== null) {
    return (
      <Trans>
        <Plural value={booths} one="# booth" other="# booths" />, but only {Math.max(0, boothsLeft)} left in its area.
      </Trans>
    );
  }
  if (refusal === 'PARAMS_ERROR') return <Trans>The list is incomplete or empty.</Trans>;
  const known = Object.entries(errorWords).find(([code]) => code === refusal)?.[1];
  return known ? t(known) : (refusal ?? state);
}
