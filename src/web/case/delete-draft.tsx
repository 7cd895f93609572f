import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import type { CaseMove } from '#contract/case-move.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';

interface DeleteDraftProps {
  of: { isOwn: boolean; history: readonly CaseMove[] };
  call: () => Promise<unknown>;
  changes: readonly QueryKey[];
}

/** For what one began and never handed in; it asks first. */
export function DeleteDraft({ of, call, changes }: DeleteDraftProps) {
  const { t } = useLingui();
  const { run, busy } = useDeed({
    sure: () => ({ title: t`Delete this draft?`, text: null, action: t`Delete`, tone: 'danger' as const }),
    call,
    changes,
  });
  if (!of.isOwn || of.history.length > 0) return null;
  return (
    <Button tone="quiet" icon="trash" busy={busy} onClick={() => void run()}>
      <Trans>Delete the draft</Trans>
    </Button>
  );
}
