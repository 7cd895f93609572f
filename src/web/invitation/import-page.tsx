import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { InvitationImport } from '#contract/invitation.ts';
import { invitationFields } from '#domain/invitation/check-invitation.ts';
import { fittingRole, roleOf } from '#domain/invitation/invited-as.ts';
import { changed } from '#web/api/changed.ts';
import type { RowLook } from '#web/desk/import-rows.tsx';
import { ImportSheet } from '#web/desk/import-sheet.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { ActivityChoice, useCategory } from './activity-choice.tsx';
import { confirmImport, downloadSample, invitationsKey, previewImport } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { fieldWords } from './words.ts';

type Row = InvitationImport['rows'][number];

export function ImportPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { activityId } = useSearch({ from: '/admin/invitations/import' });
  const category = useCategory(activityId);
  const [chosen, setChosen] = useState(roleOf('EXHIBITOR'));
  const role = category ? fittingRole(category, chosen) : chosen;
  const nameOf = (field: Row['changed'][number]) => (field === 'role' ? t`Invited as` : t(fieldWords[field]));
  const look: RowLook<Row> = {
    columnName: (path) => {
      if (path === 'orgType' || path === 'role') return t`Invited as`;
      const field = invitationFields.find((one) => one === path.split('.').at(-1));
      return field ? t(fieldWords[field]) : null;
    },
    subject: {
      header: t({ message: 'Unit', comment: 'The organisation that somebody acts for' }),
      cell: nameCell,
    },
    changes: ({ changed, sentAt }) => (
      <>
        {changed.length > 0 && <li className="text-muted">{changed.map(nameOf).join(', ')}</li>}
        {sentAt && (
          <li className="font-medium">
            <Trans>
              Already sent on <DateTime at={sentAt} short />. No more e-mails will be sent.
            </Trans>
          </li>
        )}
      </>
    ),
  };

  return (
    <>
      <PageHeader
        title={<Trans>Invite from a sheet</Trans>}
        back={<BackLink to="/admin/invitations" search={{ activityId }} />}
      >
        <Trans>An xlsx or csv file of up to 5 MB with one unit per row. No e-mails are sent yet.</Trans>
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
            <RoleChoice category={category} value={role} onChange={setChosen} />
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
            await changed(invitationsKey);
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
