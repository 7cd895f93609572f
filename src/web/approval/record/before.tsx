import { Trans } from '@lingui/react/macro';
import { ChangedBadge } from './changed-badge.tsx';
import type { Shown } from './queries.ts';

/** That a field was corrected since it was given back, and what it said then. */
export function Before({ of, target }: { of: Shown; target: string }) {
  const change = of.changes.find((one) => one.target === target);
  if (!change) return null;
  return (
    <div className="mt-1 flex flex-col items-start gap-1">
      <ChangedBadge />
      {change.before !== null && (
        <p className="text-muted">
          <Trans comment="What a field said before it was corrected">Before:</Trans>{' '}
          <del className="whitespace-pre-line">{change.before || '–'}</del>
        </p>
      )}
    </div>
  );
}
