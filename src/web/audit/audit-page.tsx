import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AuditEntry } from '#contract/audit.ts';
import { bcp47, chooseText } from '#domain/locale.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DateField } from '#web/ui/text-field.tsx';
import { useActionWord } from './action-words.ts';
import { useFieldWord } from './field-words.ts';
import { auditFilterOf, auditQuery, auditWordsQuery } from './queries.ts';
import type { AuditSearch } from './routes.ts';
import { Subject } from './subject-link.tsx';
import { isAuditSubject, subjectWords } from './subject-words.ts';
import { useValueWord } from './value-words.ts';

const whenCell = (entry: AuditEntry) => (
  <span className="flex flex-col">
    <DateTime at={entry.at} />
    <span className="text-sm text-muted">
      {entry.by ? <LocalizedName of={entry.by} /> : <Trans comment="Who: nobody">The portal itself</Trans>}
    </span>
  </span>
);
const changesCell = (entry: AuditEntry) => <Changes of={entry} />;

/** Who changed what, when, and from what to what. It can be read and taken as a sheet, never changed. */
export function AuditPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/audit' });
  const { data: words } = useQuery(auditWordsQuery);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(auditQuery(search));
  const rows = data?.pages.flatMap(({ content }) => content);
  const go = (change: Partial<AuditSearch>) =>
    void navigate({ to: '/admin/audit', search: { ...search, ...change }, replace: true });
  const all = t({ message: 'All', comment: 'No filter' });
  const actionWord = useActionWord();
  const choices = (
    values: readonly string[] | undefined,
    chosen: string | undefined,
    wordOf: (value: string) => string,
  ) => [
    { value: '', label: all },
    ...[...new Set([...(values ?? []), ...(chosen ? [chosen] : [])])]
      .map((value) => ({ value, label: wordOf(value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, bcp47[locale])),
  ];
  const subjectWord = (kind: string) => (isAuditSubject(kind) ? t(subjectWords[kind]) : kind);

  const columns: Column<AuditEntry>[] = [
    { id: 'when', header: t({ message: 'When and who', comment: 'A column' }), primary: true, cell: whenCell },
    { id: 'what', header: t({ message: 'What', comment: 'A column: what was done' }), cell: whatCell },
    { id: 'changes', header: t({ message: 'From what to what', comment: 'A column' }), cell: changesCell },
  ];
  const onlyThis = ({ subjectId }: AuditEntry) =>
    subjectId && subjectId !== search.subjectId ? (
      <Button tone="quiet" icon="filter" onClick={() => go({ subjectId })}>
        <Trans comment="A button: narrow the list to this record">Only this</Trans>
      </Button>
    ) : null;

  return (
    <>
      <PageHeader title={<Trans>Audit</Trans>} actions={<ExportLink kind="audit" filter={auditFilterOf(search)} />}>
        <Trans>Every change, newest first. Nobody can edit or delete it.</Trans>
      </PageHeader>
      <search aria-label={t`Which changes`} className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        <SelectField
          label={t({ message: 'Who', comment: 'Who made a change' })}
          value={search.accountId ?? ''}
          options={[
            { value: '', label: all },
            ...(words?.people ?? []).map(({ accountId, names }) => ({
              value: accountId,
              label: chooseText(names, locale)?.text ?? '',
            })),
          ]}
          onChange={(value) => go({ accountId: value || undefined })}
        />
        <SelectField
          label={t({ message: 'What', comment: 'A column: what was done' })}
          value={search.action ?? ''}
          options={choices(words?.actions, search.action, actionWord)}
          onChange={(value) => go({ action: value || undefined })}
        />
        <SelectField
          label={t({ message: 'To what', comment: 'The kind of record that was changed' })}
          value={search.subjectKind ?? ''}
          options={choices(words?.subjectKinds, search.subjectKind, subjectWord)}
          onChange={(value) => go({ subjectKind: value || undefined })}
        />
        <DateField
          label={t({ message: 'From', comment: 'The first day' })}
          value={search.from ?? ''}
          onChange={(from) => go({ from: from || undefined })}
        />
        <DateField
          label={t({ message: 'To', comment: 'The last day' })}
          value={search.to ?? ''}
          onChange={(to) => go({ to: to || undefined })}
        />
      </search>
      {search.subjectId && (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          <Badge tone="brand" icon="filter">
            <Trans>Only one record</Trans>
          </Badge>
          <Button tone="quiet" icon="close" onClick={() => go({ subjectId: undefined })}>
            <Trans>All records</Trans>
          </Button>
        </p>
      )}
      <DataTable
        label={t`Changes`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        actions={onlyThis}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="history" title={<Trans>No change matches</Trans>} />}
      />
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button icon="chevron-down" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

const whatCell = (entry: AuditEntry) => <What of={entry} />;

function What({ of: entry }: { of: AuditEntry }) {
  const actionWord = useActionWord();
  return (
    <span className="flex flex-col">
      {actionWord(entry.action)}
      <Subject of={entry} />
    </span>
  );
}

function Changes({ of: entry }: { of: AuditEntry }) {
  const fieldWord = useFieldWord();
  const valueWord = useValueWord();
  const { changes, reason, details } = entry;
  const more = Object.entries(details).filter(([name, value]) => value !== null && value !== '' && !isReference(name));
  return (
    <span className="flex max-w-reading flex-col gap-1 text-sm break-words">
      {reason && <span className="font-medium">{reason}</span>}
      {changes.map(({ field, from, to }) => (
        <span key={field} className="line-clamp-3">
          <span className="text-muted">{fieldWord(field)}</span> {valueWord(entry, field, from)} →{' '}
          {valueWord(entry, field, to)}
        </span>
      ))}
      {more.map(([name, value]) => (
        <span key={name} className="line-clamp-2">
          <span className="text-muted">{fieldWord(name)}</span> {valueWord(entry, name, value)}
        </span>
      ))}
    </span>
  );
}

/** What only a program can follow. */
const isReference = (name: string): boolean => name.endsWith('Id') || name === 'item';
