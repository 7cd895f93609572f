import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import type { AuditEntry } from '#contract/audit.ts';
import { bcp47, textIn } from '#domain/locale.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useGrowingList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { useActionWord } from './action-words.ts';
import { useFieldWord } from './field-words.ts';
import { auditFilterOf, auditQuery, auditWordsQuery } from './queries.ts';
import { Subject } from './subject-link.tsx';
import { isAuditSubject, subjectWords } from './subject-words.ts';
import { useValueWord } from './value-words.ts';

const whenCell = (entry: AuditEntry) => (
  <>
    <DateTime at={entry.at} />
    <SecondLine>
      {entry.by ? <LocalizedName of={entry.by} /> : <Trans comment="Who: nobody">The portal itself</Trans>}
    </SecondLine>
  </>
);
const changesCell = (entry: AuditEntry) => <Changes of={entry} />;

/** Who changed what, when, and from what to what. It can be read and taken as a sheet, never changed. */
export function AuditPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const search = useSearch({ from: '/admin/audit' });
  const { data: words } = useQuery(auditWordsQuery);
  const { entry: opened, ...narrowing } = search;
  const list = useGrowingList({
    search,
    narrowedBy: ['search', 'accountId', 'action', 'subjectKind', 'subjectId', 'from', 'to'],
    answer: useInfiniteQuery(auditQuery(narrowing)),
  });
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/admin/audit', search: narrowing, resetScroll: false });
  const shown = list.rows?.find(({ id }) => id === opened);
  const actionWord = useActionWord();
  const choices = (
    values: readonly string[] | undefined,
    chosen: string | undefined,
    wordOf: (value: string) => string,
  ) =>
    [...new Set([...(values ?? []), ...(chosen ? [chosen] : [])])]
      .map((value) => ({ value, label: wordOf(value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, bcp47[locale]));
  const subjectWord = (kind: string) => (isAuditSubject(kind) ? t(subjectWords[kind]) : kind);

  const columns: Column<AuditEntry>[] = [
    {
      id: 'when',
      header: t({ message: 'When and who', comment: 'A column' }),
      primary: true,
      cell: whenCell,
      width: 'lg:w-[26%]',
    },
    {
      id: 'what',
      header: t({ message: 'What', comment: 'A column: what was done' }),
      cell: whatCell,
      width: 'lg:w-[30%]',
    },
    { id: 'changes', header: t({ message: 'From what to what', comment: 'A column' }), cell: changesCell },
  ];
  const onlyThis = ({ subjectId }: AuditEntry) =>
    subjectId && subjectId !== search.subjectId ? (
      <Button tone="quiet" icon="filter" onClick={() => list.set({ subjectId })}>
        <Trans comment="A button: narrow the list to this record">Only this</Trans>
      </Button>
    ) : null;

  return (
    <>
      <ListPage
        list={list}
        title={t`Audit`}
        about={<Trans>Every change, newest first. No one can edit or delete it.</Trans>}
        exported={{ kind: 'audit', filter: auditFilterOf(narrowing) }}
        above={
          search.subjectId && (
            <p className="mb-4 flex flex-wrap items-center gap-3 compact:mb-2">
              <Badge tone="brand" icon="filter">
                <Trans>Only one record</Trans>
              </Badge>
              <Button tone="quiet" icon="close" onClick={() => list.set({ subjectId: undefined })}>
                <Trans>All records</Trans>
              </Button>
            </p>
          )
        }
        searched={t`Who, or to what`}
        filters={[
          {
            of: 'accountId',
            label: t({ message: 'Who', comment: 'Who made a change' }),
            options: (words?.people ?? []).map(({ accountId, names }) => ({
              value: accountId,
              label: textIn(names, locale),
            })),
          },
          {
            of: 'action',
            label: t({ message: 'What', comment: 'A column: what was done' }),
            options: choices(words?.actions, search.action, actionWord),
          },
          {
            of: 'subjectKind',
            label: t({ message: 'To what', comment: 'The kind of record that was changed' }),
            options: choices(words?.subjectKinds, search.subjectKind, subjectWord),
          },
          { of: 'from', label: t({ message: 'From', comment: 'The first day' }) },
          { of: 'to', label: t({ message: 'To', comment: 'The last day' }) },
        ]}
        columns={columns}
        actions={onlyThis}
        actionsWidth="lg:w-36"
        linkOf={({ id }) =>
          linkOptions({ to: '/admin/audit', search: { ...narrowing, entry: id }, resetScroll: false })
        }
        empty={{
          icon: 'history',
          nothing: <Trans>No changes found</Trans>,
          nothingFits: <Trans>No changes found</Trans>,
        }}
      />
      {shown && (
        <Dialog open width="wide" title={actionWord(shown.action)} onClose={close}>
          <p className="mb-3 text-muted">{whenCell(shown)}</p>
          <Changes of={shown} whole />
        </Dialog>
      )}
    </>
  );
}

const whatCell = (entry: AuditEntry) => <What of={entry} />;

function What({ of: entry }: { of: AuditEntry }) {
  const actionWord = useActionWord();
  return (
    <span className="flex flex-col compact:flex-row compact:gap-2">
      {actionWord(entry.action)}
      <Subject of={entry} />
    </span>
  );
}

/** @param whole all of every text, else its beginning */
function Changes({ of: entry, whole = false }: { of: AuditEntry; whole?: boolean }) {
  const fieldWord = useFieldWord();
  const valueWord = useValueWord();
  const { changes, reason, details } = entry;
  const more = Object.entries(details).filter(([name, value]) => value !== null && value !== '' && !isReference(name));
  return (
    <span
      className={`flex max-w-reading flex-col gap-1 text-sm ${whole ? 'whitespace-pre-wrap' : 'compact:block compact:max-w-none compact:truncate'}`}
    >
      {reason && <span className="font-medium">{reason}</span>}
      {changes.map(({ field, from, to }) => (
        <span key={field} className={whole ? '' : beginning}>
          <span className="text-muted">{fieldWord(field)}</span> {valueWord(entry, field, from)} →{' '}
          {valueWord(entry, field, to)}
        </span>
      ))}
      {more.map(([name, value]) => (
        <span key={name} className={whole ? '' : beginning}>
          <span className="text-muted">{fieldWord(name)}</span> {valueWord(entry, name, value)}
        </span>
      ))}
    </span>
  );
}

const beginning = 'line-clamp-3 compact:mr-2 compact:inline';

/** What only a program can follow. */
const isReference = (name: string): boolean => name.endsWith('Id') || name === 'item';
