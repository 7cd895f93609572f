import { useLingui } from '@lingui/react/macro';
import type { DeskPlace } from '#contract/enrollment/places.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { HallProps } from './hall-of-places.tsx';

/** The places of an area one below the other, with the whole name of whoever stands there. */
export function ListOfPlaces({ enrollmentId, places, chosen, onToggle }: HallProps & { places: readonly DeskPlace[] }) {
  const { t } = useLingui();
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {places.map(({ id, code, occupant }) => {
        const isTaken = occupant !== null && occupant.enrollmentId !== enrollmentId;
        return (
          <li key={id} className="has-checked:bg-brand-soft has-checked:text-on-brand-soft">
            <label
              htmlFor={`place-${id}`}
              className="flex min-h-touch items-center gap-3 px-3 py-1 compact:min-h-9 [&:not(:has(:disabled))]:cursor-pointer"
            >
              <input
                id={`place-${id}`}
                type="checkbox"
                disabled={isTaken}
                checked={chosen.has(id)}
                onChange={() => onToggle(id)}
                className="size-5 accent-brand"
              />
              <span className="w-16 font-medium tabular-nums">{code}</span>
              <span className="min-w-0 text-sm wrap-break-word">
                {isTaken ? (
                  <LocalizedName of={namesOf(occupant)} />
                ) : occupant ? (
                  t({ message: 'Here now', comment: 'A booth stands on this place' })
                ) : (
                  t({ message: 'Free', comment: 'A place on which no booth stands' })
                )}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
