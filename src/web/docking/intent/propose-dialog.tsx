import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Intent } from '#contract/docking/intent.ts';
import { mostProposed } from '#domain/docking/intent-moves.ts';
import type { Instant } from '#domain/instant.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SlotPicker } from '../product/slot-picker.tsx';
import { dockingChanges, moveIntent, visitTimesQuery } from '../queries.ts';
import { isAway } from '../visit/away.ts';

/** Up to three times that would suit one's own side. */
export function ProposeDialog({ of, onClose }: { of: Intent; onClose: () => void }) {
  const { t } = useLingui();
  const { data } = useQuery(visitTimesQuery(of.activityId));
  const [chosen, choose] = useState<Instant[]>(of.isOwnProposal ? of.proposed : []);
  const deed = useDeed({
    call: () => moveIntent(of.id, { move: 'propose', version: of.version, proposed: chosen }),
    done: () => t`We’ve told the other side.`,
    changes: dockingChanges,
  });
  const label = t`Times that suit you`;
  const isTaken = (at: Instant) =>
    data !== undefined && (isAway(data, at) || (data.taken.includes(at) && at !== of.agreedAt));
  return (
    <Dialog
      open
      onClose={onClose}
      title={label}
      actions={
        <Button
          tone="primary"
          icon="send"
          busy={deed.busy}
          disabledReason={chosen.length === 0 ? t`Choose a time first` : undefined}
          onClick={() => void deed.run().then((isDone) => isDone && onClose())}
        >
          <Trans comment="For a meeting">Propose times</Trans>
        </Button>
      }
    >
      <p className="mb-3 text-muted">
        <Trans>Up to three. The other side picks one.</Trans>
      </p>
      <SlotPicker
        label={label}
        slots={(data?.slots ?? []).map(({ begin }) => begin)}
        chosen={chosen}
        most={mostProposed}
        isOff={isTaken}
        onChange={choose}
      />
    </Dialog>
  );
}
