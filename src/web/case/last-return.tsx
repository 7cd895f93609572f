import { Trans } from '@lingui/react/macro';
import type { CaseMove } from '#contract/case-move.ts';

/** Why it came back, for whoever has to change it. */
export function LastReturn({
  of: { history, mayAnswer },
}: {
  of: { history: readonly CaseMove[]; mayAnswer: boolean };
}) {
  const last = history[0];
  if (!mayAnswer || !last?.reason) return null;
  return (
    <div className="mb-4 max-w-reading rounded-card bg-warn-soft px-4 py-3 text-on-warn-soft">
      <p className="font-semibold">
        <Trans>What to change</Trans>
      </p>
      <p className="whitespace-pre-line">{last.reason}</p>
    </div>
  );
}
