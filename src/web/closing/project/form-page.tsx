import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ProjectName } from '../marks.tsx';
import { ProjectStanding } from '../standing.tsx';
import { OfProject } from './of-project.tsx';

/** One of the pages on which a leader fills in a project; once it was handed in it is only read. */
export const FormPage = ({ children }: { children: (of: OneProject) => ReactNode }) => (
  <OfProject list="/exhibition/list">
    {(of, back) => (
      <>
        <PageHeader back={back} title={<ProjectName of={of} />}>
          <span className="flex flex-wrap items-center gap-3">
            {of.fileNumber}
            <ProjectStanding status={of.status} />
          </span>
        </PageHeader>
        {of.isEditable ? children(of) : <HandedIn of={of} />}
      </>
    )}
  </OfProject>
);

const HandedIn = ({ of: { id, activityId } }: { of: OneProject }) => (
  <Card>
    <div className="flex max-w-reading flex-col items-start gap-4">
      <p>
        <Trans>This project has been submitted. You can change it if it comes back to you.</Trans>
      </p>
      <LinkButton
        to="/exhibition/detail"
        search={{ projectActivitiesId: activityId, projectId: id }}
        icon="arrow-right"
        tone="primary"
      >
        <Trans>See progress</Trans>
      </LinkButton>
    </div>
  </Card>
);
