import { publicEventPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Demand } from '#contract/public-event/desk.ts';
import { namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { demandsQuery } from '../queries.ts';
import type { DemandsSearch } from '../routes.ts';
import { usePublicEvents } from '../use-public-events.ts';
import { demandWords } from '../words.ts';

const titleCell = ({ title, text }: Demand) => (
  <>
    {title}
    <SecondLine>{text}</SecondLine>
  </>
);
const unitCell = ({ unit, contact }: Demand) => (
  <>
    <LocalizedName of={namesOf(unit)} />
    <SecondLine>{contact}</SecondLine>
  </>
);

function Standing({ of: { status, reason } }: { of: Demand }) {
  const { t } = useLingui();
  const { label, tone } = demandWords[status];
  return (
    <>
      <Badge tone={tone}>{t(label)}</Badge>
      {reason && <SecondLine>{reason}</SecondLine>}
    </>
  );
}
const standingCell = (row: Demand) => <Standing of={row} />;

interface DemandsListProps {
  search: DemandsSearch;
  about: ReactNode;
  actions?: (of: Demand) => ReactNode;
  pageActions?: ReactNode;
}

/** What units would like to have at a public event, newest first. */
export function DemandsList({ search, about, actions, pageActions }: DemandsListProps) {
  const { t } = useLingui();
  const events = usePublicEvents();
  const list = useList({
    search,
    narrowedBy: [],
    size: publicEventPageSize,
    answer: useQuery(demandsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(demandsQuery({ ...search, page })),
  });
  const columns: Column<Demand>[] = [
    { id: 'title', header: t({ message: 'Demand', comment: 'For a public event' }), primary: true, cell: titleCell },
    { id: 'unit', header: t`Unit`, primary: true, cell: unitCell, width: 'lg:w-64' },
    { id: 'date', header: t`Date needed`, cell: ({ date }) => date, width: 'lg:w-40' },
    { id: 'standing', header: t`State`, primary: true, cell: standingCell, width: 'lg:w-64' },
  ];
  return (
    <ListPage
      list={list}
      title={t`Demands of the public event`}
      about={about}
      pageActions={pageActions}
      filters={[{ of: 'activityId', label: t`Activity`, options: events }]}
      columns={columns}
      {...(actions ? { actions, actionsWidth: 'lg:w-64' } : {})}
      empty={{
        icon: 'list',
        nothing: <Trans>No demands yet</Trans>,
        hint: <Trans>Demands from invited units appear here.</Trans>,
        nothingFits: <Trans>No demands found</Trans>,
      }}
    />
  );
}
