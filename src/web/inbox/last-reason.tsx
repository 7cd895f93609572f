import { Trans } from '@lingui/react/macro';
import type { CaseMove } from '#contract/inbox.ts';
import { Status } from '#web/ui/badge.tsx';

/** Why a case stands where it does, when whoever moved it there said so. */
export function LastReason({ history }: { history: readonly CaseMove[] }) {
  const moved = history.find(({ from, to }) => from !== to);
  if (!moved?.reason) return null;
  return (
    <div className="mb-4 whitespace-pre-wrap">
      <Status tone="warn">
        <Trans comment="Before what was written to a unit with a decision">Reason given:</Trans> {moved.reason}
      </Status>
    </div>
  );
}
