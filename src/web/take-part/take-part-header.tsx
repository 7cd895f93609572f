import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Also part of what stands in index.html before any script. */
export const TakePartHeader = ({ back, name }: { back: ReactNode; name: ReactNode }) => (
  <PageHeader back={back} title={<Trans>Take part in {name}</Trans>} />
);
