import { Trans } from '@lingui/react/macro';
import type { Instant } from '#domain/instant.ts';
import { Status } from '#web/ui/badge.tsx';
import { DateTime } from '#web/ui/date-time.tsx';

/** Above what was kept on this device and cannot be asked for now. */
export const AsOf = ({ at }: { at: Instant | null }) =>
  at && (
    <Status tone="warn">
      <Trans>
        No connection. This is the programme as of <DateTime at={at} short />.
      </Trans>
    </Status>
  );
