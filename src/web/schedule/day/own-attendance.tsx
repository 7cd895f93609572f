import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OwnAttendance } from '#contract/meeting-day.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What became of a meeting, or who is there for it. */
export function Attendance({ of }: { of: OwnAttendance }) {
  const { status, ownMissed, otherMissed, ownIsHere, otherIsHere } = of;
  if (status === 'HELD') {
    return (
      <Line>
        <Badge tone="good" icon="check">
          <Trans context="meeting" comment="State of a meeting">
            Held
          </Trans>
        </Badge>
      </Line>
    );
  }
  if (status === 'CANCELLED') {
    return (
      <Line>
        <Badge tone="warn">
          <Trans context="meeting" comment="State of a meeting">
            Cancelled
          </Trans>
        </Badge>
      </Line>
    );
  }
  if (status === 'NO_SHOW') {
    return (
      <>
        <Line>
          {otherMissed && (
            <Badge tone="bad">
              <Trans comment="The other side of a meeting">They didn’t come</Trans>
            </Badge>
          )}
          {ownMissed && (
            <Badge tone="bad">
              <Trans comment="One’s own side of a meeting, at the door">You weren’t signed in in time</Trans>
            </Badge>
          )}
        </Line>
        {ownMissed && (
          <p className="text-muted">
            <Trans>If you were here, tell the staff.</Trans>
          </p>
        )}
      </>
    );
  }
  return (
    <Line>
      <Badge tone={ownIsHere ? 'good' : 'neutral'}>
        {ownIsHere ? (
          <Trans comment="At the door, before a meeting">You’re signed in</Trans>
        ) : (
          <Trans comment="At the door, before a meeting">You’re not signed in yet</Trans>
        )}
      </Badge>
      <Badge tone={otherIsHere ? 'good' : 'neutral'}>
        {otherIsHere ? (
          <Trans comment="The other side of a meeting">They’re here</Trans>
        ) : (
          <Trans comment="The other side of a meeting">They’re not here yet</Trans>
        )}
      </Badge>
    </Line>
  );
}

const Line = ({ children }: { children: ReactNode }) => <p className="flex flex-wrap gap-2">{children}</p>;
