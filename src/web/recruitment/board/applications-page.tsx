import { boardPageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { BoardRow } from '#contract/recruitment/board.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { applicationStatuses } from '#domain/recruitment/application-moves.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { ListFilter } from '#web/desk/list-filter.tsx';
import { ListPage } from '#web/desk/list-page.tsx';
import { useActivityChoices } from '#web/desk/own-activities.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { applicationsQuery, positionsQuery, takeApplications } from '../queries.ts';
import type { ApplicationsSearch } from '../routes.ts';
import { applicationStatusWords } from '../words.ts';
import { ApplicationStanding } from './application-standing.tsx';

const linkOf = ({ id }: BoardRow) => linkOptions({ to: '/recruit/application', search: { applicationId: id } });
const nameCell = ({ name, position }: BoardRow) => (
  <>
    {name}
    <SecondLine>
      <LocalizedName of={namesOf(position)} />
    </SecondLine>
  </>
);
const standingCell = (row: BoardRow) => <ApplicationStanding of={row} />;
const receivedCell = ({ createdAt, metAt }: BoardRow) => (
  <>
    <DateTime at={createdAt} short />
    {metAt && (
      <SecondLine>
        <Trans>Met at the fair</Trans>
      </SecondLine>
    )}
  </>
);

/** Who applied for a company's positions. */
export function ApplicationsPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const search: ApplicationsSearch = useSearch({ strict: false });
  const positions = useQuery(positionsQuery({ activityId: search.activityId })).data?.content ?? [];
  const list = useList({
    search,
    narrowedBy: ['positionId', 'standing', 'search'],
    size: boardPageSize,
    answer: useQuery(applicationsQuery(search)),
    readPage: (page) => queryClient.fetchQuery(applicationsQuery({ ...search, page })),
  });
  const { activityId, positionId } = search;
  const taking = useDeed({ call: () => takeApplications({ activityId, positionId, language: locale }) });
  const standing = t({ message: 'State', comment: 'Of an application' });
  const columns: Column<BoardRow>[] = [
    { id: 'name', header: t`Name`, primary: true, cell: nameCell },
    { id: 'standing', header: standing, primary: true, cell: standingCell, width: 'lg:w-56' },
    { id: 'received', header: t`Received`, cell: receivedCell, width: 'lg:w-48' },
  ];
  const filters: ListFilter<ApplicationsSearch>[] = [
    { of: 'activityId', label: t`Activity`, options: useActivityChoices('RECRUIT') },
    {
      of: 'positionId',
      label: t({ message: 'Position', comment: 'Work that is offered' }),
      options: positions.map((one) => ({ value: one.id, label: nameIn(one, locale) || '…' })),
    },
    {
      of: 'standing',
      label: standing,
      options: applicationStatuses.map((value) => ({ value, label: t(applicationStatusWords[value].label) })),
    },
  ];
  return (
    <ListPage
      list={list}
      title={t`Applications`}
      about={
        <Trans>
          People who applied for your positions. When you invite or decline someone, we tell them in their language.
        </Trans>
      }
      pageActions={
        <>
          <LinkButton to="/recruit/scan" search={{ activityId, positionId }} icon="camera">
            <Trans>Scan an applicant</Trans>
          </LinkButton>
          <Button icon="download" busy={taking.busy} onClick={() => void taking.run()}>
            <Trans comment="A button: take all applications with their files as one ZIP">All with CVs (ZIP)</Trans>
          </Button>
        </>
      }
      searched={t`Name`}
      filters={filters}
      columns={columns}
      linkOf={linkOf}
      empty={{
        icon: 'users',
        nothing: <Trans>No applications yet</Trans>,
        hint: <Trans>Once a position is public, anyone can apply.</Trans>,
        nothingFits: <Trans>No applicants found</Trans>,
      }}
    />
  );
}
