import { Trans, useLingui } from '@lingui/react/macro';
import { isDeparture } from '#domain/sign-in/scope.ts';
import type { DoorState, DoorStation } from '#web/door/door-state.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SessionName } from '../session-line.tsx';
import { kindIcons, kindWords } from '../words.ts';

/** Activity, kind and gate as one line; a tap opens the choice of kinds and the settings. */
export function StationLine({
  state,
  station,
  onOpen,
}: {
  state: DoorState;
  station: DoorStation;
  onOpen: () => void;
}) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-3 rounded-card bg-surface px-3 py-1.5 text-left shadow-raised"
    >
      <span className="rounded-lg bg-brand p-2 text-on-brand">
        <Icon name={kindIcons[state.kind]} />
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block truncate text-lg font-bold">
          {t(kindWords[state.kind])}
          {isDeparture(state.kind, state.scope) && (
            <>
              {' '}
              <Trans comment="Beside Hotel: people leaving">(departure)</Trans>
            </>
          )}
          {' · '}
          {station.gate}
        </span>
        <span className="block truncate text-sm text-muted">
          {station.session ? <SessionName session={station.session} /> : <LocalizedName of={station.activityNames} />}
        </span>
      </span>
      <Icon name="chevron-down" />
    </button>
  );
}
