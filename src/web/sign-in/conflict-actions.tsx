import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Decision } from './conflict-decisions.ts';

const longestNote = 500;

/** What can be decided about a contradiction, with a note for whoever reads it later. */
export function ConflictActions({
  decisions,
  primary = false,
  busy = false,
  disabled = false,
  onDecide,
}: {
  decisions: readonly Decision[];
  /** The first is the usual answer. */
  primary?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onDecide: (decision: Decision, note: string) => void;
}) {
  const { t } = useLingui();
  const [note, setNote] = useState<string | null>(null);
  const tooLong = (note?.length ?? 0) > longestNote;
  return (
    <>
      {note !== null && (
        <div className="text-ink">
          <TextField
            label={t({ message: 'Note', comment: 'Beside a decision about a contradiction' })}
            hint={t`What you saw or agreed. It’s saved with the decision.`}
            value={note}
            onChange={setNote}
            limit={longestNote}
            autoComplete="off"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2 *:min-w-[40%] *:flex-1">
        {decisions.map((decision, at) => (
          <Button
            key={decision.resolution}
            tone={primary && at === 0 ? 'primary' : 'secondary'}
            busy={busy}
            disabled={disabled || tooLong}
            onClick={() => onDecide(decision, note?.trim() ?? '')}
          >
            {t(decision.label)}
          </Button>
        ))}
      </div>
      {note === null && (
        <span>
          <Button tone="quiet" icon="edit" disabled={disabled} onClick={() => setNote('')}>
            <Trans>Add a note</Trans>
          </Button>
        </span>
      )}
    </>
  );
}
