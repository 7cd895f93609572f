import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListHead } from '#web/desk/list-head.tsx';
import { Heading } from '#web/ui/heading.tsx';

export interface StaffHeadProps {
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
}

export const StaffHead = ({ title, lead, children }: StaffHeadProps) => (
  <ListHead heading={<Heading>{title}</Heading>} about={lead}>
    {children}
  </ListHead>
);

/** Of the page with everybody; also part of what stands in index.html before any script. */
export const ofParticipants = {
  title: <Trans>Participants</Trans>,
  lead: <Trans>Who is coming, their hotel and dinner, and the changes units have asked for.</Trans>,
};
