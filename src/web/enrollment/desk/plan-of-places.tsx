import { useLingui } from '@lingui/react/macro';
import type { DeskPlace } from '#contract/enrollment/places.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { HallProps } from './hall-of-places.tsx';

/** The places of an area as they lie beside each other: each says its code, and whose booth stands there. */
export function PlanOfPlaces({ enrollmentId, places, chosen, onToggle }: HallProps & { places: readonly DeskPlace[] }) {
  const { t } = useLingui();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
      {places.map(({ id, code, occupant }) => {
        const isTaken = occupant !== null && occupant.enrollmentId !== enrollmentId;
        return (
          <li key={id}>
            {isTaken ? (
              <span className="flex h-full min-h-touch flex-col justify-center rounded-lg border border-dashed border-line bg-sunken px-3 py-2">
                <span className="font-medium text-muted tabular-nums">{code}</span>
                <span className="text-sm wrap-break-word text-muted">
                  <LocalizedName of={namesOf(occupant)} />
                </span>
              </span>
            ) : (
              <label
                htmlFor={`place-${id}`}
                className="flex h-full min-h-touch cursor-pointer items-center gap-2 rounded-lg border border-line px-3 py-2 tabular-nums has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft"
              >
                <input
                  id={`place-${id}`}
                  type="checkbox"
                  checked={chosen.has(id)}
                  onChange={() => onToggle(id)}
                  className="size-5 accent-brand"
                />
                <span className="shrink-0 font-medium">{code}</span>
                <span className="text-sm">
                  {occupant
                    ? t({ message: 'Here now', comment: 'A booth stands on this place' })
                    : t({ message: 'Free', comment: 'A place on which no booth stands' })}
                </span>
              </label>
            )}
          </li>
        );
      })}
    </ul>
  );
}
