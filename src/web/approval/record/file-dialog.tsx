import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorSentence } from '#web/api/error-sentence.ts';
import { openFile } from '#web/file/calls.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FilmPlayer } from './film-player.tsx';
import { PinnedPicture } from './pinned-picture.tsx';
import { addPin, approvalChanges, setPin, type ShownFile } from './queries.ts';

interface Spot {
  x: number;
  y: number;
}

/** A file large: its picture with the remarks on it, or its film. */
export function FileDialog({ one: { file, may, versions }, onClose }: { one: ShownFile; onClose: () => void }) {
  const { t } = useLingui();
  const [spot, setSpot] = useState<Spot | null>(null);
  const [text, setText] = useState('');
  const [latest] = versions;
  const adding = useDeed({
    call: (pin: Spot & { text: string }) => addPin(file.id, { versionId: file.newest.id, page: 1, ...pin }),
    changes: approvalChanges,
  });
  const setting = useDeed({
    call: ({ id, isClosed }: { id: string; isClosed: boolean }) => setPin(id, isClosed),
    changes: approvalChanges,
  });
  const shown = file.released;
  if (!shown || !latest) return null;
  const mayPin = may.includes('reply');
  const hasPicture = shown.previews.length > 0;
  const keep = async () => {
    if (spot && text.trim() && (await adding.run({ ...spot, text: text.trim() }))) {
      setSpot(null);
      setText('');
    }
  };
  const open = async () => {
    try {
      await openFile(file.id);
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
  };
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={shown.filename}
      actions={
        <Button icon="external" onClick={() => void open()}>
          <Trans context="file">Open</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {shown.type === 'mp4' ? (
          <FilmPlayer fileId={file.id} version={shown} />
        ) : hasPicture ? (
          <PinnedPicture
            fileId={file.id}
            version={shown}
            pins={latest.pins}
            spot={spot}
            onSpot={mayPin ? setSpot : undefined}
          />
        ) : (
          <p className="text-muted">
            <Trans>There is no picture of this file. Open it to see it.</Trans>
          </p>
        )}
        {latest.pins.length > 0 && (
          <ol aria-label={t`Remarks on the picture`} className="flex flex-col gap-3">
            {latest.pins.map((pin, place) => (
              <li key={pin.id} className="flex flex-wrap items-center gap-3">
                <span
                  aria-hidden
                  className="flex size-8 items-center justify-center rounded-full bg-brand font-semibold text-on-brand"
                >
                  {place + 1}
                </span>
                <span className={pin.closedAt ? 'min-w-0 flex-1 text-muted line-through' : 'min-w-0 flex-1'}>
                  {pin.text}
                </span>
                {pin.isOwn && (
                  <Button
                    tone="quiet"
                    busy={setting.busy && setting.doing?.id === pin.id}
                    aria-label={pin.closedAt ? t`Open again: ${pin.text}` : t`Close: ${pin.text}`}
                    onClick={() => void setting.run({ id: pin.id, isClosed: pin.closedAt === null })}
                  >
                    {pin.closedAt ? <Trans>Open again</Trans> : <Trans comment="A remark is done with">Close</Trans>}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
        {mayPin && hasPicture && !spot && (
          <div className="flex flex-wrap items-center gap-3">
            <Button icon="plus" onClick={() => setSpot({ x: 0.5, y: 0.5 })}>
              <Trans>Add a remark</Trans>
            </Button>
            {shown.type !== 'mp4' && (
              <span className="text-muted">
                <Trans>Or tap the spot on the picture.</Trans>
              </span>
            )}
          </div>
        )}
        {spot && (
          <div className="flex flex-col gap-3">
            <SpotField spot={spot} onSpot={setSpot} />
            <TextArea label={t`Remark`} required limit={500} rows={2} value={text} onChange={setText} />
            <div className="flex flex-wrap gap-2">
              <Button
                tone="primary"
                icon="save"
                busy={adding.busy}
                disabledReason={text.trim() ? undefined : t`Write the remark first.`}
                onClick={() => void keep()}
              >
                <Trans>Keep the remark</Trans>
              </Button>
              <Button tone="quiet" onClick={() => setSpot(null)}>
                <Trans>Cancel</Trans>
              </Button>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const thirds = [0.17, 0.5, 0.83];

/** The spot in words, for whoever does not point. */
function SpotField({ spot, onSpot }: { spot: Spot; onSpot: (spot: Spot) => void }) {
  const { t } = useLingui();
  const names = [
    [t`Top left`, t`Top middle`, t`Top right`],
    [t`Middle left`, t`Middle`, t`Middle right`],
    [t`Bottom left`, t`Bottom middle`, t`Bottom right`],
  ];
  const options = thirds.flatMap((y, row) =>
    thirds.map((x, column) => ({ value: `${x} ${y}`, label: names[row]?.[column] ?? '' })),
  );
  const nearest = thirds
    .flatMap((y) => thirds.map((x) => ({ x, y })))
    .toSorted(
      (one, other) => Math.hypot(one.x - spot.x, one.y - spot.y) - Math.hypot(other.x - spot.x, other.y - spot.y),
    )[0];
  return (
    <SelectField
      label={t`Where`}
      options={options}
      value={nearest ? `${nearest.x} ${nearest.y}` : ''}
      onChange={(value) => {
        const [x = 0.5, y = 0.5] = value.split(' ').map(Number);
        onSpot({ x, y });
      }}
    />
  );
}
