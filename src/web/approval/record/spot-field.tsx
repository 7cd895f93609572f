import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Spot } from './spot.ts';

const thirds = [0.17, 0.5, 0.83];

/** The spot in words, for whoever does not point. */
export function SpotField({ spot, onSpot }: { spot: Spot; onSpot: (spot: Spot) => void }) {
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
        onSpot({ ...spot, x, y });
      }}
    />
  );
}
