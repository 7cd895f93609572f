import { useLingui } from '@lingui/react/macro';
import { usePreview } from '#web/file/use-preview.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ShownFile, ShownPin } from './queries.ts';

interface Spot {
  x: number;
  y: number;
}

interface PinnedPictureProps {
  fileId: string;
  version: NonNullable<ShownFile['file']['released']>;
  pins: readonly ShownPin[];
  /** Where the next remark goes. */
  spot: Spot | null;
  /** Left out for whoever does not judge it. */
  onSpot: ((spot: Spot) => void) | undefined;
}

const at = ({ x, y }: Spot) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
const mark = 'absolute flex size-8 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2';

/** The picture of a file with a number at each remark. */
export function PinnedPicture({ fileId, version, pins, spot, onSpot }: PinnedPictureProps) {
  const { t } = useLingui();
  const address = usePreview(fileId, version, 960);
  if (!address) return <Skeleton className="h-80" />;
  return (
    <div
      className={`relative mx-auto w-fit max-w-full ${onSpot ? 'cursor-crosshair' : ''}`}
      onPointerUp={(event) => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        onSpot?.({
          x: Math.min(1, Math.max(0, (event.clientX - left) / width)),
          y: Math.min(1, Math.max(0, (event.clientY - top) / height)),
        });
      }}
    >
      <img
        src={address}
        alt={t`Picture of ${version.filename}`}
        className="block max-h-[60dvh] max-w-full rounded-lg"
      />
      {pins.map((pin, place) => (
        <span
          key={pin.id}
          aria-hidden
          style={at(pin)}
          className={`${mark} border-surface font-semibold ${pin.closedAt ? 'bg-sunken text-muted' : 'bg-brand text-on-brand'}`}
        >
          {place + 1}
        </span>
      ))}
      {spot && <span aria-hidden style={at(spot)} className={`${mark} border-bad bg-surface/50`} />}
    </div>
  );
}
