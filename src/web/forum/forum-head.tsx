import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Also part of what stands in index.html before any script. */
export const ForumHead = ({ name, picture }: { name: ReactNode; picture: ReactNode }) => (
  <>
    <PageHeader title={name}>
      <Trans>This forum is part of the activity below. Register for the activity to attend.</Trans>
    </PageHeader>
    {picture}
  </>
);

export const forumPictureShape = 'mb-6 aspect-video w-full rounded-card bg-sunken object-cover';
