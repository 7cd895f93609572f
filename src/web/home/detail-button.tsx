import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Profile } from '#contract/account/account.ts';
import type { ActivityCard } from '#contract/activity/activity.ts';
import { cardState, type CardState, cardTarget, type OwnEnrollment } from '#domain/activity/card.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { rolesThatApply } from '#domain/enrollment/roles-that-apply.ts';
import { instantOf } from '#domain/instant.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { windowsOf } from '#web/activity/card-windows.ts';
import { registerUnit } from './register-unit.ts';
import { stateWords } from './words.ts';

/** Of an activity's own page; where nothing is said here, as on its card (D1 §2 Event detail). */
const detailWords: Partial<Record<CardState, MessageDescriptor>> = {
  OPEN: msg`Join registration`,
  IN_PROCESS: msg`Already registered: view details`,
  REGISTERED: msg`Already registered: view details`,
};

/** The one button of an activity's page: take part, register, or see what was registered (row 049). */
export function DetailButton({
  activity,
  profile,
  enrollment,
}: {
  activity: ActivityCard;
  /** Null for a visitor. */
  profile: Profile | null;
  enrollment: OwnEnrollment | null;
}) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const viewer = { loggedIn: profile !== null, orgType: profile?.orgType ?? null };
  const state = cardState(windowsOf(activity), viewer, enrollment, instantOf(Date.now()));
  const [applicant] = profile ? rolesThatApply(profile, activity) : [];

  const { run: go, busy } = useDeed({
    call: async () => {
      const search = { activityId: activity.id };
      if (enrollment?.enrollmentId) {
        if (!hasBooths(activity.category)) return navigate({ to: '/activity-records', search });
        return navigate({ to: '/application-detail', search: { ...search, enrollmentId: enrollment.enrollmentId } });
      }
      if (state === 'OPEN' && applicant) {
        if (applicant.id !== profile?.membershipId) {
          return navigate({ to: '/change-role', search: { ...search, toRole: applicant.orgType } });
        }
        if (!hasBooths(activity.category)) return await registerUnit(activity);
      }
      const target = cardTarget(activity, viewer, enrollment);
      return navigate({ to: target.path, search: target.search });
    },
  });

  const nobody = state === 'OPEN' && profile !== null && !applicant;
  return (
    <Button
      size="lg"
      tone={state === 'OPEN' ? 'primary' : 'secondary'}
      disabled={state === 'NOT_STARTED' || state === 'ENDED' || nobody}
      disabledReason={
        nobody ? t`None of your roles can take part in this activity. Ask the fund’s staff to add it.` : undefined
      }
      busy={busy}
      onClick={() => void go()}
    >
      {i18n._(detailWords[state] ?? stateWords[state])}
    </Button>
  );
}
