import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import { namesOf } from '#domain/locale.ts';
import { type ProjectField, projectFields } from '#domain/closing/project-form.ts';
import { CaseBody } from '#web/case/case-body.tsx';
import { FieldNotes, type ReturnNotes, useReturnNotes } from '#web/case/field-notes.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ProjectName } from '../marks.tsx';
import { ProjectStanding } from '../standing.tsx';
import { projectFieldWords } from '../words.ts';
import { DesignsCard } from '../design/designs-card.tsx';
import { ProjectHistory } from './project-history.tsx';
import { ProjectMoves } from './project-moves.tsx';
import { ProjectPictures } from './project-pictures.tsx';
import { ProjectText } from './project-text.tsx';

interface ProjectViewProps {
  of: OneProject;
  back: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Beside the text. */
  beside?: ReactNode;
}

/** A project for whoever has to do with it: where it stands, its text and pictures, and the next step. */
export function ProjectView({ of, back, actions, beside }: ProjectViewProps) {
  const notes = useReturnNotes(of.id, projectFields);
  return (
    <>
      <PageHeader back={back} title={<ProjectName of={of} />} actions={actions}>
        {of.fileNumber} · <LocalizedName of={namesOf(of.unit)} />
      </PageHeader>
      <CaseBody
        of={{ ...of, isEditable: false }}
        standing={<ProjectStanding status={of.status} />}
        published={
          of.status === 'PROJECT_DESIGN_PASS' && (
            <TextLink to="/public-projects" search={{ projectId: of.id }}>
              <Trans>As everyone sees it</Trans>
            </TextLink>
          )
        }
        form={() => null}
        text={
          <>
            <DesignsCard of={of} />
            <Card>
              <div className="flex flex-col gap-8">
                <Read of={of} notes={notes} />
                <ProjectPictures of={of} />
              </div>
            </Card>
          </>
        }
        buttons={() => <ProjectMoves of={of} notes={notes} />}
        beside={
          <>
            {beside}
            <ProjectHistory of={of} />
          </>
        }
      />
    </>
  );
}

/** The text, with the notes of the last return, and those that go along with the next. */
function Read({ of, notes }: { of: OneProject; notes: ReturnNotes<ProjectField> }) {
  const { t } = useLingui();
  if (!of.mayNote && of.notes.length === 0) return <ProjectText of={of.form} />;
  return (
    <ProjectText
      of={of.form}
      below={(field) => (
        <div className="flex flex-col gap-2">
          <FieldNotes
            notes={of.notes}
            field={field}
            writing={of.mayNote ? { notes, label: t(projectFieldWords[field]) } : null}
          />
        </div>
      )}
    />
  );
}
