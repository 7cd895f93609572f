import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';

/** What the page is for; also part of what stands in index.html before any script. */
export const ParticipantsHeader = ({ back }: { back: ReactNode }) => (
  <PageHeader title={<Trans>Participants</Trans>} back={back}>
    <p className="text-lg">
      <Trans>
        The people your unit is sending. Add them, verify their phones with a code, choose a representative and send the
        list before the deadline.
      </Trans>
    </p>
  </PageHeader>
);
