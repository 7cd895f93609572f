import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListHead } from '#web/desk/list-head.tsx';
import { Heading } from '#web/ui/heading.tsx';

/** What the page is for; also part of what stands in index.html before any script. */
export const InboxHead = ({ children }: { children?: ReactNode }) => (
  <ListHead
    heading={
      <Heading>
        <Trans>Inbox</Trans>
      </Heading>
    }
    about={<Trans>Everything that's waiting, oldest first. Times are in office hours.</Trans>}
  >
    {children}
  </ListHead>
);
