import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ExportJob } from '#contract/export.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { exportStateWords } from './words.ts';
import { ExportDialog } from './export-dialog.tsx';
import { downloadExport, exportKindsQuery, exportsKey, exportsQuery } from './queries.ts';

const listCell = (job: ExportJob) => <ListName of={job} />;
const stateCell = (job: ExportJob) => <Standing of={job} />;
const askedCell = ({ createdAt }: ExportJob) => <DateTime at={createdAt} short />;

/** Sheets that were asked for: how far each is, and its file while it is kept. */
export function ExportsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { kind, filter } = useSearch({ from: '/admin/exports' });
  const { data: kinds } = useQuery(exportKindsQuery);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(exportsQuery);
  const [asking, setAsking] = useState(kind !== undefined);
  const close = () => {
    setAsking(false);
    void navigate({ to: '/admin/exports', search: {}, replace: true });
  };
  const columns: Column<ExportJob>[] = [
    {
      id: 'list',
      header: t({ message: 'List', comment: 'A column: what is in a sheet' }),
      primary: true,
      cell: listCell,
    },
    { id: 'state', header: t({ message: 'Progress', comment: 'A column: progress' }), primary: true, cell: stateCell },
    { id: 'at', header: t({ message: 'Asked for', comment: 'A column: when' }), cell: askedCell },
  ];
  const download = async ({ id }: ExportJob) => {
    try {
      await downloadExport(id);
    } catch (failure) {
      toast({ tone: 'bad', text: await errorSentence(failure) });
    }
  };
  const fileButton = (job: ExportJob) =>
    job.state === 'DONE' ? (
      <Button icon="download" onClick={() => void download(job)}>
        <Trans>Download</Trans>
      </Button>
    ) : null;
  const newButton = (
    <Button tone="primary" icon="plus" onClick={() => setAsking(true)}>
      <Trans>New export</Trans>
    </Button>
  );

  return (
    <>
      <PageHeader title={<Trans>Exports</Trans>} actions={newButton}>
        <Trans>Export lists as xlsx. They’re made in the background, so you can leave this page.</Trans>
      </PageHeader>
      <DataTable
        label={t`Exports`}
        columns={columns}
        rows={data?.pages.flatMap(({ content }) => content)}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        actions={fileButton}
        empty={
          <EmptyState icon="download" title={<Trans>No exports yet</Trans>} action={newButton}>
            <Trans>Choose a list and its columns. The export appears here when it’s ready.</Trans>
          </EmptyState>
        }
      />
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button icon="chevron-down" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
      {asking && kinds && (
        <ExportDialog
          kinds={kinds}
          given={kind}
          filterText={filter}
          onClose={close}
          onStarted={() => {
            close();
            void changed(exportsKey);
          }}
        />
      )}
    </>
  );
}

function ListName({ of: { heading, filter, columns, reason } }: { of: ExportJob }) {
  const locale = useLocale();
  return (
    <span className="flex flex-col">
      {heading[locale]}
      <span className="text-sm font-normal text-muted">
        {Object.keys(filter).length === 0 ? (
          <Trans comment="Of a list: without a filter">Everything</Trans>
        ) : (
          <Trans comment="Of a list">With a filter</Trans>
        )}
        {' · '}
        <Plural value={columns.length} one="# column" other="# columns" />
      </span>
      {reason && <span className="text-sm font-normal">{reason}</span>}
    </span>
  );
}

function Standing({ of: job }: { of: ExportJob }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { label, tone, icon } = exportStateWords[job.state];
  const number = (value: number) => value.toLocaleString(locale === 'pt' ? 'pt-PT' : 'en');
  if (job.state === 'RUNNING') {
    return (
      <div className="min-w-48">
        <Progress label={t`Rows written`} value={job.rowsDone} max={Math.max(1, job.rowsTotal ?? 1)}>
          <Trans>
            {number(job.rowsDone)} of {number(job.rowsTotal ?? 0)} rows
          </Trans>
        </Progress>
      </div>
    );
  }
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tone} icon={icon}>
        {t(label)}
      </Badge>
      {job.state === 'DONE' && (
        <span className="text-sm font-normal text-muted">
          <Plural value={job.rowsDone} one="# row" other="# rows" />
          {job.expiresAt && (
            <>
              {' · '}
              <Trans>
                kept until <DateTime at={job.expiresAt} short />
              </Trans>
            </>
          )}
        </span>
      )}
    </span>
  );
}
