import { Trans } from '@lingui/react/macro';
import type { Schedule, ScheduleRun } from '#contract/schedule.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { HallScreens } from './hall/hall-screens.tsx';
import type { ScheduleSearch, ScheduleView } from './routes.ts';

interface ActionsProps {
  activityId: string;
  of: Schedule;
  /** The schedule that is shown. */
  run: ScheduleRun | undefined;
  view: ScheduleView | undefined;
  show: (change: ScheduleSearch) => void;
  busy: boolean;
  onCompute: () => void;
}

/** What staff do about the meetings of an activity, beside the schedule itself. */
export function ScheduleActions({ activityId, of, run, view, show, busy, onCompute }: ActionsProps) {
  const turn = (to: ScheduleView) => ({
    'aria-pressed': view === to,
    onClick: () => show({ view: view === to ? undefined : to }),
  });
  const released = of.runs.find(({ state }) => state === 'PUBLISHED');
  return (
    <>
      <LinkButton
        to="/admin/activities/$activityId"
        params={{ activityId }}
        search={{ tab: 'settings' }}
        icon="settings"
      >
        <Trans>Times and tables</Trans>
      </LinkButton>
      <Button icon="upload" {...turn('import')}>
        <Trans comment="Who wants to meet whom, read from a sheet">Wishes from a sheet</Trans>
      </Button>
      {of.parties.length > 0 && (
        <Button icon="users" {...turn('parties')}>
          <Trans comment="A list of the units that meet, with what holds for each">Units</Trans>
        </Button>
      )}
      {released && (
        <>
          <Button icon="print" {...turn('cards')}>
            <Trans comment="Sheets that stand on the tables, each with the meetings there">Table cards</Trans>
          </Button>
          <HallScreens activityId={activityId} run={released} />
          <LinkButton to="/admin/schedule/$activityId/day" params={{ activityId }} icon="check-circle">
            <Trans comment="The meetings of a day: who is here, what was held or missed">Meeting day</Trans>
          </LinkButton>
          <Button icon="clock" {...turn('wishes')}>
            <Trans comment="Of a schedule: who would like another time, is late or cancels, and what came of it">
              Changes
            </Trans>
          </Button>
        </>
      )}
      {of.slots.length > 0 && of.wanted > 0 && (
        <Button tone="primary" icon="calendar" busy={busy} onClick={onCompute}>
          {run?.state === 'RUN_DRAFT' ? (
            <Trans comment="A schedule is computed again, with pinned meetings where they are">
              Recalculate around pinned meetings
            </Trans>
          ) : (
            <Trans>Create a schedule</Trans>
          )}
        </Button>
      )}
    </>
  );
}
