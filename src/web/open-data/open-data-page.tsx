import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AnchorButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { jsonAddress, openCalendarAddress, openListQuery, openPageSize, type OpenRow } from './queries.ts';
import { type OpenList, openLists } from './open-lists.ts';
import type { OpenSearch } from './routes.ts';

const listWords: Record<OpenList, MessageDescriptor> = {
  activities: msg`Activities`,
  programme: msg`Forums`,
  results: msg`Results and demands`,
  positions: msg`Positions`,
};

const nameCell = ({ name, beside }: OpenRow) => (
  <>
    <LocalizedName of={name} />
    <SecondLine>
      <LocalizedName of={beside} />
    </SecondLine>
  </>
);
const dayCell = ({ at }: OpenRow) =>
  'day' in at ? (
    <time dateTime={at.day} className="tabular-nums">
      {at.day}
    </time>
  ) : (
    <DateTime at={at.instant} short />
  );

/** What the fund has published, for everybody to read, and for programs to take (G57). */
export function OpenDataPage() {
  const { t } = useLingui();
  const { list = 'activities', page = 0 }: OpenSearch = useSearch({ from: '/public-json-list' });
  const navigate = useNavigate({ from: '/public-json-list' });
  const { data, error, refetch } = useQuery(openListQuery(list, page));
  const columns: Column<OpenRow>[] = [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'activity', comment: 'Of anything published' }),
      primary: true,
      cell: nameCell,
    },
    { id: 'at', header: list === 'activities' || list === 'programme' ? t`Begins` : t`Published`, cell: dayCell },
  ];
  const turn = (to: number): void =>
    void navigate({ search: (before) => ({ ...before, page: to === 0 ? undefined : to }) });
  return (
    <>
      <PageHeader back={<BackLink to="/home" />} title={t`Public list`}>
        <Trans>Everything the fund has published. No login needed.</Trans>
      </PageHeader>
      <Tabs
        label={t`List`}
        tabs={openLists.map((id) => ({ id, label: t(listWords[id]) }))}
        value={list}
        onChange={(to) =>
          void navigate({ search: (before) => ({ activityId: before.activityId, list: to, page: undefined }) })
        }
      >
        <DataTable
          label={t(listWords[list])}
          columns={columns}
          rows={data?.rows}
          rowKey={({ id }) => id}
          linkOf={({ link }) => link}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={<Trans>Nothing published yet</Trans>} />}
          paging={{ page, size: openPageSize, total: data?.totalElements ?? 0, onPage: turn }}
        />
      </Tabs>
      <div className="mt-6">
        <ForPrograms list={list} />
      </div>
    </>
  );
}

function ForPrograms({ list }: { list: OpenList }) {
  const locale = useLocale();
  return (
    <Card title={<Trans comment="Open data: JSON and calendar feeds">For your website, app or calendar</Trans>}>
      <p className="mb-3 max-w-reading text-muted">
        <Trans>
          Use these lists freely. Get them as JSON, 100 items a page with ?page=0, 1, 2 and so on, or subscribe to
          activities and forums in your calendar. They’re at most 5 minutes old.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <AnchorButton href={jsonAddress(list)} icon="file">
          <Trans comment="A list as JSON">This list as JSON</Trans>
        </AnchorButton>
        <AnchorButton
          href={`${location.origin.replace(/^https?:/, 'webcal:')}${openCalendarAddress(locale)}`}
          icon="calendar"
        >
          <Trans>Subscribe in my calendar</Trans>
        </AnchorButton>
        <AnchorButton href={openCalendarAddress(locale)} download="activities.ics" icon="download">
          <Trans>Calendar file</Trans>
        </AnchorButton>
      </div>
    </Card>
  );
}
