import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ProjectImport } from '#contract/closing/project.ts';
import { changed } from '#web/api/changed.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import type { RowLook } from '#web/desk/import-rows.tsx';
import { ImportSheet } from '#web/desk/import-sheet.tsx';
import { useActivityChoices, useOwnActivity } from '#web/desk/own-activities.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { closingChanges, confirmImport, downloadSample, previewImport } from '../queries.ts';

type Row = ProjectImport['rows'][number];

/** Staff bring the projects of an exhibition in a sheet, and read what would come of it before it is done. */
export function ImportPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/project-closing/import' });
  const choices = useActivityChoices('PCLOSE');
  const activityId = useOwnActivity('PCLOSE', search.projectActivitiesId);
  return (
    <>
      <PageHeader back={<BackToList to="/admin/project-closing" />} title={t`Projects from a sheet`}>
        <Trans>Each leader gets a notice, and an account if they don’t have one yet.</Trans>
      </PageHeader>
      <div className="mb-6 max-w-reading">
        <SelectField
          label={t({ message: 'Exhibition', comment: 'Of completed projects' })}
          required
          options={choices}
          value={activityId ?? ''}
          onChange={(chosen) =>
            void navigate({ to: '.', search: { projectActivitiesId: chosen || undefined }, replace: true })
          }
        />
      </div>
      <ImportSheet
        key={activityId}
        title={<Trans comment="Completed projects, read from a sheet">Projects from a sheet</Trans>}
        lead={
          <Trans>
            An xlsx or csv file of up to 5 MB with one project per row: its file number, the applicant entity by its
            name in the portal, and the leader’s e-mail. For a project that’s already here, only the contractor and the
            board size change; what its leader wrote stays.
          </Trans>
        }
        notYet={activityId ? undefined : t`Choose an exhibition first.`}
        preview={(file) => previewImport(activityId ?? '', file)}
        confirm={confirmImport}
        saveSample={downloadSample}
        onImported={async () => {
          await changed(...closingChanges);
          await navigate({ to: '/admin/project-closing', search: { projectActivitiesId: activityId } });
        }}
        look={useRowLook()}
      />
    </>
  );
}

function useRowLook(): RowLook<Row> {
  const { t } = useLingui();
  const columnNames: Readonly<Record<string, string>> = {
    fileNumber: t`File number`,
    nameTc: t`Project in Chinese`,
    nameEn: t`Project in English`,
    namePt: t`Project in Portuguese`,
    unit: t`Applicant entity`,
    leaderTc: t`Leader in Chinese`,
    leaderEn: t`Leader in English`,
    leaderEmail: t`E-mail of the leader`,
    periodFrom: t({ message: 'Research from', comment: 'First day of the research period' }),
    periodUntil: t({ message: 'Research until', comment: 'Last day of the research period' }),
    technologyField: t`Technology category`,
    contractor: t`Contractor of the board`,
    boardWidthMm: t`Board width (mm)`,
    boardHeightMm: t`Board height (mm)`,
  };
  return {
    columnName: (path) => columnNames[path.split('.').at(-1) ?? ''] ?? null,
    subject: { header: t({ message: 'Project', comment: 'A completed research project' }), cell: subjectCell },
    changes: () => null,
  };
}

const subjectCell = (row: Row) => <Subject row={row} />;

const Subject = ({ row: { fileNumber, name, unit, leaderEmail, contractor, isNewAccount } }: { row: Row }) => (
  <span className="flex flex-col items-start gap-1">
    <span>
      {fileNumber || '–'} · {name || '–'}
    </span>
    <SecondLine>{[unit, leaderEmail, contractor].filter(Boolean).join(' · ')}</SecondLine>
    {isNewAccount && (
      <Badge tone="info">
        <Trans comment="Of somebody who has none yet">A new account</Trans>
      </Badge>
    )}
  </span>
);
