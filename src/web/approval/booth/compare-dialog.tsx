import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDeed } from '#web/moves/use-deed.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { AddPin } from '../record/add-pin.tsx';
import { type FrozenFile, FrozenPicture } from '../record/frozen-picture.tsx';
import { PinList } from '../record/pin-list.tsx';
import { PinnedPicture } from '../record/pinned-picture.tsx';
import { addPin, approvalChanges, type ShownFile } from '../record/queries.ts';
import type { Spot } from '../record/spot.ts';
import { useVersionPicture } from '../record/use-version-picture.ts';
import { marksOf } from './marks-of.ts';

interface CompareDialogProps {
  photo: ShownFile;
  approved: readonly FrozenFile[];
  onClose: () => void;
}

/** What was approved and the photo large beside each other; what is wrong is pointed at on the photo. */
export function CompareDialog({ photo: { file, may, versions }, approved, onClose }: CompareDialogProps) {
  const { t } = useLingui();
  const [spot, setSpot] = useState<Spot | null>(null);
  const { newest } = file;
  const pins = versions[0]?.pins ?? [];
  const address = useVersionPicture(file.id, newest);
  const once = useOnce();
  const adding = useDeed({
    call: (pin: Spot & { text: string }) => once((key) => addPin(file.id, { versionId: newest.id, ...pin }, key)),
    changes: approvalChanges,
  });
  const mayPin = may.includes('reply');
  return (
    <Dialog open width="widest" onClose={onClose} title={<Trans>As approved and as built</Trans>}>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          <div className="flex min-w-0 flex-col gap-3">
            {approved.map((one) => (
              <FrozenPicture key={one.versionId} file={one} />
            ))}
          </div>
          <PinnedPicture
            address={address}
            alt={t`Photo ${newest.filename}`}
            marks={marksOf(pins)}
            spot={spot}
            onSpot={mayPin ? (at) => setSpot({ ...at, page: 1 }) : undefined}
          />
        </div>
        <PinList pins={pins} />
        {mayPin && (
          <AddPin
            draftKey={`remark:${newest.id}`}
            spot={spot}
            onSpot={setSpot}
            busy={adding.busy}
            onKeep={adding.run}
            canPoint
          />
        )}
      </div>
    </Dialog>
  );
}
