import { Trans } from '@lingui/react/macro';
import type { StationSession } from '#contract/sign-in/session.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { clockSpanText } from './clock-text.ts';

/** What it is called, and in which hall. */
export const SessionName = ({
  session,
}: {
  session: Pick<StationSession, 'nameTc' | 'nameEn' | 'namePt' | 'hall'>;
}) => (
  <>
    <LocalizedName of={namesOf(session)} /> · <LocalizedName of={session.hall} />
  </>
);

/** The session of a forum that a station stands before: name, hall, and when it is. */
export function SessionLine({ session }: { session: StationSession }) {
  return (
    <div>
      <p className="font-medium">
        <SessionName session={session} />
      </p>
      <p className="text-sm text-muted tabular-nums">{clockSpanText(session)}</p>
      {session.isWithdrawn && (
        <p className="mt-2 flex items-start gap-2 rounded-lg bg-warn-soft px-3 py-2 font-medium text-on-warn-soft">
          <Icon name="warning" />
          <Trans>This session is off the programme. Scans here still count.</Trans>
        </p>
      )}
    </div>
  );
}
