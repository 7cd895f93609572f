import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ChangeEvent, useRef, useState } from 'react';
import type { InvitationImport } from '#contract/invitation.ts';
import { type FieldError, fieldProblems } from '#domain/errors.ts';
import { invitationFields } from '#domain/invitation/check-invitation.ts';
import { type ImportAction, importActions } from '#domain/participant/list-words.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorSentence, fieldSentence } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ActivityChoice } from './activity-choice.tsx';
import { confirmImport, downloadSample, invitationsKey, previewImport, type Role } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { fieldWords, importActionWords } from './words.ts';

type Row = InvitationImport['rows'][number];

const fieldOf = (path: string) => invitationFields.find((field) => field === path.split('.').at(-1));

/** A sheet is uploaded, what would happen is read row by row, and only then it is done. */
export function ImportPage() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const { activityId } = useSearch({ from: '/admin/invitations/import' });
  const input = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState<Role>({ orgType: 'EXHIBITOR', role: null });
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<InvitationImport | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblems([]);
    try {
      await work();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const told = fields.map((field) => {
        const name = fieldOf(field.path);
        const sentence = fieldSentence(field, i18n);
        return name ? `${t(fieldWords[name])}: ${sentence}` : sentence;
      });
      setProblems(told.length > 0 ? told : [await errorSentence(error)]);
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file || !activityId) return;
    const query = { activityId, orgType: role.orgType, ...(role.role ? { role: role.role } : {}) };
    void attempt(async () => setPreview(await previewImport(query, file)));
  };
  const confirm = (shown: InvitationImport) =>
    attempt(async () => {
      const { added, updated } = await confirmImport(shown.importId, shown.plan);
      toast({ text: t`Imported. New: ${added}, changed: ${updated}` });
      await client.invalidateQueries({ queryKey: invitationsKey });
      await navigate({ to: '/admin/invitations', search: { activityId, standing: 'CREATED' } });
    });
  const nothingToDo = preview !== null && preview.counts.add + preview.counts.update === 0;

  return (
    <>
      <PageHeader
        title={<Trans>Invite from a sheet</Trans>}
        back={<BackLink to="/admin/invitations" search={{ activityId }} />}
      >
        <Trans>An xlsx or csv file of up to 5 MB with one unit in each row. No mail goes out yet.</Trans>
      </PageHeader>
      <div className="flex flex-col gap-6">
        <Card title={<Trans>To what, and as what</Trans>}>
          <div className="grid gap-4 md:grid-cols-2">
            <ActivityChoice
              value={activityId}
              onChange={(id) => {
                setPreview(null);
                void navigate({ to: '/admin/invitations/import', search: { activityId: id }, replace: true });
              }}
            />
            <RoleChoice
              value={role}
              onChange={(next) => {
                setPreview(null);
                setRole(next);
              }}
            />
          </div>
        </Card>
        <Card title={<Trans>The sheet</Trans>}>
          <div className="flex flex-wrap gap-3">
            <input
              ref={input}
              type="file"
              accept=".xlsx,.csv"
              aria-label={t`Sheet to import`}
              onChange={choose}
              className="sr-only"
              tabIndex={-1}
            />
            <Button
              tone="primary"
              icon="upload"
              busy={busy}
              disabledReason={activityId ? undefined : t`Choose an activity first.`}
              onClick={() => input.current?.click()}
            >
              <Trans>Choose a file</Trans>
            </Button>
            <Button icon="download" onClick={() => void attempt(() => downloadSample(locale))}>
              <Trans>Sample sheet</Trans>
            </Button>
          </div>
          {problems.length > 0 && (
            <ul role="alert" className="mt-4 list-disc pl-5 font-medium text-bad">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </Card>
        {preview && (
          <Card title={<Trans>What would happen</Trans>} aside={<span className="text-muted">{preview.fileName}</span>}>
            <Rows preview={preview} />
            <div className="mt-4 flex flex-wrap justify-end gap-3">
              <Button onClick={() => setPreview(null)}>
                <Trans>Drop it</Trans>
              </Button>
              <Button
                tone="primary"
                icon="check"
                busy={busy}
                disabledReason={nothingToDo ? t`There is nothing to do.` : undefined}
                onClick={() => void confirm(preview)}
              >
                <Trans>Import</Trans>
              </Button>
            </div>
          </Card>
        )}
      </div>
    </>
  );
}

const pageSize = 50;
const nameCell = (row: Row) => (
  <>
    {row.name || '–'}
    <span className="block text-sm font-normal break-all text-muted">{row.contactEmail}</span>
  </>
);
const actionCell = ({ action }: Row) => <ActionBadge action={action} />;
const detailCell = (row: Row) => <Detail row={row} />;

function Rows({ preview }: { preview: InvitationImport }) {
  const { t } = useLingui();
  const [only, setOnly] = useState<ImportAction | ''>('');
  const [page, setPage] = useState(0);
  const rows = preview.rows.filter(({ action }) => only === '' || action === only);
  const columns: Column<Row>[] = [
    { id: 'row', header: t({ message: 'Row', comment: 'Of a sheet' }), align: 'end', cell: ({ row }) => row },
    {
      id: 'name',
      header: t({ message: 'Unit', comment: 'The organisation that somebody acts for' }),
      primary: true,
      cell: nameCell,
    },
    { id: 'action', header: t`What happens`, primary: true, cell: actionCell },
    { id: 'detail', header: t({ message: 'In detail', comment: 'A column' }), cell: detailCell },
  ];
  return (
    <>
      <div className="mb-4 md:max-w-xs">
        <SelectField
          label={t`Show`}
          value={only}
          options={[
            { value: '' as const, label: `${t({ message: 'All', comment: 'No filter' })} (${preview.rows.length})` },
            ...importActions.map((value) => ({
              value,
              label: `${t(importActionWords[value].label)} (${preview.counts[value]})`,
            })),
          ]}
          onChange={(next) => {
            setOnly(next);
            setPage(0);
          }}
        />
      </div>
      <DataTable
        label={t`What would happen`}
        columns={columns}
        rows={rows.slice(page * pageSize, (page + 1) * pageSize)}
        rowKey={({ row }) => String(row)}
        empty={<EmptyState icon="list" title={<Trans>No such row</Trans>} />}
        paging={{ page, size: pageSize, total: rows.length, onPage: setPage }}
      />
    </>
  );
}

function ActionBadge({ action }: { action: ImportAction }) {
  const { t } = useLingui();
  const { label, tone, icon } = importActionWords[action];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

function Detail({ row }: { row: Row }) {
  const { t, i18n } = useLingui();
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {row.errors.map((error) => {
        const name = fieldOf(error.path);
        const problem = fieldProblems.find((one) => one === error.problem) ?? 'format';
        const field: FieldError = { path: error.path, problem, ...(error.params && { params: error.params }) };
        return (
          <li key={error.path} className="text-bad">
            {name && <span className="font-medium">{t(fieldWords[name])}: </span>}
            {fieldSentence(field, i18n)}
          </li>
        );
      })}
      {row.action === 'update' && row.changed.length > 0 && (
        <li className="text-muted">{row.changed.map((name) => t(fieldWords[name])).join(', ')}</li>
      )}
    </ul>
  );
}
