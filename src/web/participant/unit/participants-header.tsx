import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';

/** What the page is for; also part of what stands in index.html before any script. */
export const ParticipantsHeader = ({ back }: { back: ReactNode }) => (
  <PageHeader title={<Trans>Participants</Trans>} back={back}>
    <p className="text-lg">
      <Trans>
        The people whom your unit sends to an activity. Add them, verify their phones with a code, name who represents
        your unit, and send the list before the period ends.
      </Trans>
    </p>
  </PageHeader>
);
