import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { InvitationImport } from '#contract/invitation.ts';
import { invitationFields } from '#domain/invitation/check-invitation.ts';
import type { RowLook } from '#web/desk/import-rows.tsx';
import { ImportSheet } from '#web/desk/import-sheet.tsx';
import { Card } from '#web/ui/card.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { ActivityChoice } from './activity-choice.tsx';
import { confirmImport, downloadSample, invitationsKey, previewImport, type Role } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { fieldWords } from './words.ts';

type Row = InvitationImport['rows'][number];

export function ImportPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { activityId } = useSearch({ from: '/admin/invitations/import' });
  const [role, setRole] = useState<Role>({ orgType: 'EXHIBITOR', role: null });
  const look: RowLook<Row> = {
    columnName: (path) => {
      const field = invitationFields.find((one) => one === path.split('.').at(-1));
      return field ? t(fieldWords[field]) : null;
    },
    subject: {
      header: t({ message: 'Unit', comment: 'The organisation that somebody acts for' }),
      cell: nameCell,
    },
    changes: ({ changed }) =>
      changed.length > 0 && <li className="text-muted">{changed.map((name) => t(fieldWords[name])).join(', ')}</li>,
  };

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
              onChange={(id) =>
                void navigate({ to: '/admin/invitations/import', search: { activityId: id }, replace: true })
              }
            />
            <RoleChoice value={role} onChange={setRole} />
          </div>
        </Card>
        <ImportSheet
          // What was read for one activity and role says nothing of another.
          key={`${activityId} ${role.orgType} ${role.role}`}
          title={<Trans>The sheet</Trans>}
          notYet={activityId ? undefined : t`Choose an activity first.`}
          preview={(file) => previewImport({ activityId: activityId ?? '', ...role }, file)}
          confirm={confirmImport}
          saveSample={downloadSample}
          onImported={async () => {
            await client.invalidateQueries({ queryKey: invitationsKey });
            await navigate({ to: '/admin/invitations', search: { activityId, standing: 'CREATED' } });
          }}
          look={look}
        />
      </div>
    </>
  );
}

const nameCell = ({ name, contactEmail }: Row) => (
  <>
    {name || '–'}
    <span className="block text-sm font-normal break-all text-muted">{contactEmail}</span>
  </>
);
