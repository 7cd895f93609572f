import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useNavigate } from '@tanstack/react-router';
import type { ActivityCard } from '#contract/activity.ts';
import { cardState, type CardState, cardTarget, type OwnEnrollment, type Viewer } from '#domain/activity/card.ts';
import { instantOf } from '#domain/instant.ts';
import { startLogin } from '#web/api/start-login.ts';
import { Button } from '#web/ui/button.tsx';
import { windowsOf } from './card-windows.ts';
import { stateWords } from './words.ts';

/** Of an activity's own page; where nothing is said here, as on its card (D1 §2 Event detail). */
const detailWords: Partial<Record<CardState, MessageDescriptor>> = {
  OPEN: msg`Join registration`,
  IN_PROCESS: msg`Already registered: view details`,
  REGISTERED: msg`Already registered: view details`,
};

export function DetailButton({
  activity,
  viewer,
  enrollment,
}: {
  activity: ActivityCard;
  viewer: Viewer;
  enrollment: OwnEnrollment | null;
}) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const state = cardState(windowsOf(activity), viewer, enrollment, instantOf(Date.now()));
  const go = () => {
    if (enrollment?.enrollmentId) {
      const search = { activityId: activity.id, enrollmentId: enrollment.enrollmentId };
      return void navigate({ to: '/application-detail', search });
    }
    const target = cardTarget(activity, viewer, enrollment);
    if (target === 'login') return startLogin();
    return void navigate({ to: target.path, search: target.search });
  };
  return (
    <Button
      size="lg"
      tone={state === 'OPEN' ? 'primary' : 'secondary'}
      disabled={state === 'NOT_STARTED' || state === 'ENDED'}
      onClick={go}
    >
      {i18n._(detailWords[state] ?? stateWords[state])}
    </Button>
  );
}
