import { Skeleton } from '#web/ui/skeleton.tsx';

interface At {
  x: number;
  y: number;
}

export interface Mark extends At {
  id: string;
  /** As it is counted in the list below. */
  number: number;
  isDone: boolean;
}

interface PinnedPictureProps {
  /** Null until it has come. */
  address: string | null;
  alt: string;
  marks: readonly Mark[];
  /** Where the next remark goes. */
  spot?: At | null;
  /** Left out for whoever writes none. */
  onSpot?: ((at: At) => void) | undefined;
}

const at = ({ x, y }: At) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
const mark = 'absolute flex size-8 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2';

/** A picture with a number at each remark. */
export function PinnedPicture({ address, alt, marks, spot, onSpot }: PinnedPictureProps) {
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
      <img src={address} alt={alt} className="block max-h-[60dvh] max-w-full rounded-lg" />
      {marks.map((one) => (
        <span
          key={one.id}
          aria-hidden
          style={at(one)}
          className={`${mark} border-surface font-semibold ${one.isDone ? 'bg-sunken text-muted' : 'bg-brand text-on-brand'}`}
        >
          {one.number}
        </span>
      ))}
      {spot && <span aria-hidden style={at(spot)} className={`${mark} border-bad bg-surface/50`} />}
    </div>
  );
}
