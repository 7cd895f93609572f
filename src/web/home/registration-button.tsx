import { useLingui } from '@lingui/react';
import { useNavigate } from '@tanstack/react-router';
import type { ActivityCard } from '#contract/activity/activity.ts';
import { cardState, cardTarget, type OwnEnrollment, type Viewer } from '#domain/activity/card.ts';
import { instantOf } from '#domain/instant.ts';
import { Button } from '#web/ui/button.tsx';
import { windowsOf } from '#web/activity/card-windows.ts';
import { stateWords } from './words.ts';

/** The one button of an activity: what can be done with it now, and the way there. */
export function RegistrationButton({
  activity,
  viewer,
  enrollment,
  full,
}: {
  activity: ActivityCard;
  viewer: Viewer;
  enrollment: OwnEnrollment | null;
  full?: boolean;
}) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const state = cardState(windowsOf(activity), viewer, enrollment, instantOf(Date.now()));
  const go = () => {
    const target = cardTarget(activity, viewer, enrollment);
    void navigate({ to: target.path, search: target.search });
  };
  const closed = state === 'NOT_STARTED' || state === 'ENDED';
  return (
    <Button tone={state === 'OPEN' ? 'primary' : 'secondary'} disabled={closed} full={full} onClick={go}>
      {i18n._(stateWords[state])}
    </Button>
  );
}
