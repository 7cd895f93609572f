import { Trans } from '@lingui/react/macro';
import type { CaseMove } from '#contract/case-move.ts';
import { Status } from '#web/ui/badge.tsx';

/** Why a case stands where it does, when whoever moved it there said so. */
export function LastReason({ history }: { history: readonly CaseMove[] }) {
  const reason = history.find(({ from, to }) => from !== to)?.reason;
  if (!reason) return null;
  return (
    <div className="mb-4 whitespace-pre-wrap">
      <Status tone="warn">
        <Trans comment="What was written to a unit with a decision">Reason given: {reason}</Trans>
      </Status>
    </div>
  );
}
