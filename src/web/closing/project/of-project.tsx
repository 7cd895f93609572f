import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { projectQuery } from '../queries.ts';
import type { OneProjectSearch } from '../routes.ts';

type ListPath = '/exhibition/list' | '/contractor/list';

/** A page of the project that the address names. @param list where one comes from */
export function OfProject({
  list,
  children,
}: {
  list: ListPath;
  children: (of: OneProject, back: ReactNode) => ReactNode;
}) {
  const { projectId, projectActivitiesId }: OneProjectSearch = useSearch({ strict: false });
  const back = <BackLink to={list} search={{ projectActivitiesId }} />;
  if (!projectId)
    return (
      <>
        <PageHeader back={back} title={<Trans comment="A completed research project">Project</Trans>} />
        <EmptyState icon="list" title={<Trans>Choose a project from the list.</Trans>} />
      </>
    );
  return (
    <One key={projectId} projectId={projectId} back={back}>
      {(of) => children(of, back)}
    </One>
  );
}

function One({
  projectId,
  back,
  children,
}: {
  projectId: string;
  back: ReactNode;
  children: (of: OneProject) => ReactNode;
}) {
  return (
    <RecordPage
      query={useQuery(projectQuery(projectId))}
      title={<Trans comment="A completed research project">Project</Trans>}
      back={back}
    >
      {children}
    </RecordPage>
  );
}
