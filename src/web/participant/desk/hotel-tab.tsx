import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ExportLink } from '#web/desk/export-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TabProps } from './participants-page.tsx';
import { hotelQuery } from './queries.ts';
import { Taken } from './taken.tsx';

type Night = NonNullable<ReturnType<typeof useHotel>['data']>['nights'][number];
const useHotel = (activityId: string) => useQuery(hotelQuery(activityId));

const nightCell = ({ night }: Night) => <time dateTime={night}>{night}</time>;
const takenCell = ({ taken, rooms }: Night) => <Taken taken={taken} all={rooms} />;
const wishedCell = (night: Night) => <Wished night={night} />;

/** Rooms night by night; a night leads to the people who stay. */
export function HotelTab({ activityId, onSearch, mayWrite }: TabProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useHotel(activityId);
  const columns: Column<Night>[] = [
    {
      id: 'night',
      header: t({ message: 'Night', comment: 'At the hotel' }),
      primary: true,
      cell: nightCell,
    },
    {
      id: 'taken',
      header: t`Rooms given out`,
      primary: true,
      cell: takenCell,
    },
    { id: 'wished', header: t`Requested in total`, cell: wishedCell },
  ];
  const guestsButton = ({ night, wished }: Night) =>
    wished > 0 && (
      <Button tone="quiet" icon="users" onClick={() => onSearch({ tab: undefined, night, kind: 'HOTEL' })}>
        <Trans>Guests staying</Trans>
      </Button>
    );
  return (
    <>
      {mayWrite && (
        <div className="mb-3 flex justify-end">
          <ExportLink kind="participants" filter={{ activityId, kind: 'HOTEL' }} />
        </div>
      )}
      <DataTable
        label={t`Hotel nights`}
        columns={columns}
        rows={data?.nights}
        rowKey={({ night }) => night}
        error={error}
        onRetry={() => void refetch()}
        actions={guestsButton}
        empty={
          <EmptyState icon="bed" title={<Trans>No hotel</Trans>}>
            <Trans>This activity offers no hotel nights.</Trans>
          </EmptyState>
        }
      />
    </>
  );
}

function Wished({ night: { wished, rooms } }: { night: Night }) {
  const over = wished - rooms;
  return (
    <span className="tabular-nums">
      {wished}{' '}
      {over > 0 && (
        <Badge tone="warn" icon="warning">
          <Trans comment="So many more than there is room for">{over} over the limit</Trans>
        </Badge>
      )}
    </span>
  );
}
