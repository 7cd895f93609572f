import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Profile } from '#contract/account/account.ts';
import type { ActivityCard } from '#contract/activity/activity.ts';
import { isStaffRole } from '#domain/account/roles.ts';
import type { OwnActivity, WaitingRow } from '#web/activity/activities.ts';
import { profileQuery } from '#web/api/profile.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { withQueries } from '#web/api/with-queries.tsx';
import { ReturnReason } from '#web/enrollment/records/return-reason.tsx';
import { WantedButton } from '#web/enrollment/records/wanted-button.tsx';
import { withItsWords } from '#web/i18n/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ComingUp } from '../coming-up.tsx';
import { EventList } from '../event-list.tsx';
import { EventRow } from '../event-row.tsx';
import { Featured } from '../featured.tsx';
import { RegistrationButton } from '../registration-button.tsx';
import { roleWishOf } from '../role-wish.ts';
import { RowsSkeleton, SectionHeading } from '../row-skeleton.tsx';
import { keptProfile, ownHomeOrKept } from './kept-own-home.ts';

const WaitingQuestionnaires = lazy(async () => {
  const { WaitingQuestionnaires: Waiting } = await withItsWords(() => import('#web/questionnaire/own/waiting.tsx'));
  return { default: Waiting };
});

const WaitingSkeleton = ({ of }: { of: readonly WaitingRow[] }) => (
  <div className="mb-4 grid gap-4">
    {of.map(({ id }) => (
      <Skeleton key={id} className="h-38 md:h-24" />
    ))}
  </div>
);

/** Home for an account: what waits for it, the events that its present role covers, and all the others. */
export const OwnHome = withQueries(() => {
  const search = useSearch({ from: '/home' });
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (!profile && error) return <KeptHome error={error} onRetry={() => void refetch()} />;
  if (!profile) return <RowsSkeleton />;
  // Who came by a link that named a role or an activity goes on to it, now that they are logged in (rows 043, 044).
  const wish = roleWishOf(search);
  if (wish) return <Navigate to="/change-role" search={wish} replace />;
  // A project-closing account has a home of its own (D1 §2 Home).
  if (profile.orgType === 'PROJECT_CLOSE') return <Navigate to="/exhibition/home" replace />;
  // Staff cover every activity: to them none is more their own than another.
  if (!profile.orgType || isStaffRole(profile.orgType)) return <Everything profile={profile} />;
  return <OwnFirst profile={profile} />;
});

const viewerOf = ({ orgType }: Profile) => ({ loggedIn: true, orgType });

const Everything = ({ profile, concerns }: { profile: Profile; concerns?: (activity: ActivityCard) => boolean }) => (
  <>
    <Featured />
    <ComingUp viewer={viewerOf(profile)} {...(concerns ? { concerns } : {})} />
  </>
);

/** Nobody can say who is logged in: as this device last had it, which does not know about roles that were ended since. */
function KeptHome({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { data: profile, error: missing } = useAnswer('kept profile', () => keptProfile(error));
  if (profile) return <OwnFirst profile={profile} />;
  return missing ? <ErrorState error={error} onRetry={onRetry} /> : <RowsSkeleton />;
}

function OwnFirst({ profile }: { profile: Profile }) {
  const { membershipId, memberships } = profile;
  const { data, error, again } = useAnswer(`own ${membershipId}`, () => ownHomeOrKept(profile));
  if (!data) return error ? <ErrorState error={error} onRetry={again} /> : <RowsSkeleton />;
  const { activities: covered, questionnaires } = data;
  const isOpenToIt = memberships.find(({ id }) => id === membershipId)?.selfRegistered;
  const own = covered.filter(({ enrollment }) => enrollment || !isOpenToIt);
  const concerns = ({ id }: ActivityCard) => covered.some(({ activity }) => activity.id === id);
  if (own.length === 0)
    return (
      <>
        {questionnaires.length > 0 && <YourTurn questionnaires={questionnaires} of={[]} profile={profile} />}
        <Everything profile={profile} concerns={concerns} />
      </>
    );
  const waiting = own.filter(({ enrollment }) => enrollment?.wanted);
  const others = own.filter((one) => !waiting.includes(one));
  return (
    <>
      {waiting.length + questionnaires.length > 0 && (
        <YourTurn questionnaires={questionnaires} of={waiting} profile={profile} />
      )}
      {others.length > 0 && (
        <OwnSection id="your-events" title={<Trans>Your events</Trans>} of={others} profile={profile} />
      )}
      <ComingUp
        title={<Trans>More events</Trans>}
        viewer={viewerOf(profile)}
        concerns={concerns}
        leftOut={({ id }) => own.some(({ activity }) => activity.id === id)}
      />
    </>
  );
}

const YourTurn = ({
  questionnaires,
  of,
  profile,
}: {
  questionnaires: readonly WaitingRow[];
  of: readonly OwnActivity[];
  profile: Profile;
}) => (
  <OwnSection id="your-turn" title={<Trans>Your turn</Trans>} of={of} profile={profile}>
    {questionnaires.length > 0 && (
      <Suspense fallback={<WaitingSkeleton of={questionnaires} />}>
        <WaitingQuestionnaires of={questionnaires} />
      </Suspense>
    )}
  </OwnSection>
);

function OwnSection({
  id,
  title,
  of,
  profile,
  children,
}: {
  id: string;
  title: ReactNode;
  of: readonly OwnActivity[];
  profile: Profile;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mb-10">
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
      {of.length > 0 && (
        <EventList of={of.map(({ activity }) => activity)}>
          {(activity) => {
            const enrollment = of.find((one) => one.activity === activity)?.enrollment ?? null;
            return (
              <EventRow
                key={activity.id}
                activity={activity}
                note={enrollment?.returnReason && <ReturnReason reason={enrollment.returnReason} />}
                action={
                  enrollment?.wanted ? (
                    <WantedButton standing={enrollment} />
                  ) : (
                    <RegistrationButton activity={activity} viewer={viewerOf(profile)} enrollment={enrollment} />
                  )
                }
              />
            );
          }}
        </EventList>
      )}
    </section>
  );
}
