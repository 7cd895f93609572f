import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as projects from '#web/closing/public/public-list-words.tsx';
import { ListSkeleton } from '#web/participant/unit/list-skeleton.tsx';
import * as positions from '#web/recruitment/public/public-list-words.tsx';
import { Heading } from '#web/ui/heading.tsx';

/** The beginning of a public list as it stands in index.html, on the screen before any script. */
function FirstList({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <div className="mb-4">
        <Heading>{t(title)}</Heading>
        <p className="mt-6 max-w-reading text-muted">{children}</p>
      </div>
      <ListSkeleton />
    </>
  );
}

export const FirstPositions = () => (
  <FirstList title={positions.publicListTitle}>
    <positions.PublicListAbout />
  </FirstList>
);

export const FirstProjects = () => (
  <FirstList title={projects.publicListTitle}>
    <projects.PublicListAbout />
  </FirstList>
);
