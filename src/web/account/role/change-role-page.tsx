import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Membership, Profile } from '#contract/account/account.ts';
import { chooseRole } from '#domain/account/choose-role.ts';
import { profileQuery } from '#web/api/profile.ts';
import { sayRefusal } from '../say-refusal.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { ChooseRoleDialog } from './choose-role-dialog.tsx';
import { landing } from './land.ts';
import type { ChangeRoleSearch } from './routes.ts';
import { presetRole, takeRole } from './take-role.ts';

/**
 * Takes the role that the address names, asks where several fit, and goes on to where the role leads (rows 063-068).
 */
export function ChangeRolePage() {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery);
  if (!profile && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // A role may just have come: what was known before is not enough to say that there is none.
  return profile && !isFetching ? <ChangeRole profile={profile} /> : <PageSkeleton />;
}

function ChangeRole({ profile }: { profile: Profile }) {
  const wish: ChangeRoleSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [problem, setProblem] = useState<unknown>(null);
  const [asked, setAsked] = useState<Membership[] | null>(null);
  const begun = useRef(false);

  const take = async (membership: Membership, activityId = wish.activityId) => {
    setProblem(null);
    setAsked(null);
    try {
      const taken = membership.id === profile.membershipId ? profile : await takeRole(membership.id);
      await navigate({ ...to(await landing(taken, { ...wish, activityId })), replace: true });
    } catch (error) {
      setProblem(error);
    }
  };
  const begin = async () => {
    // A login begun at home, by somebody without a role as yet: nothing was wished for that could be refused.
    if (profile.memberships.length === 0 && !Object.values(wish).some(Boolean)) {
      return navigate({ to: '/home', replace: true });
    }
    const chosen = chooseRole(profile.memberships, {
      ...wish,
      unitId: wish.unitManagementId,
      preset: presetRole(),
      presentId: profile.membershipId,
    });
    if (chosen.kind === 'take') return take(chosen.role);
    if (chosen.kind === 'ask') return setAsked(chosen.among);
    await sayRefusal(chosen.kind);
    await navigate({ to: '/home', replace: true });
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });

  return (
    <>
      <PageHeader title={<Trans>Your role</Trans>}>
        <Trans>One moment, taking you there…</Trans>
      </PageHeader>
      {problem ? <ErrorState error={problem} onRetry={() => void begin()} /> : !asked && <PageSkeleton />}
      {asked && (
        <ChooseRoleDialog
          roles={asked}
          presentId={null}
          activityId={wish.activityId}
          onChoose={(role, activityId) => void take(role, activityId)}
          onClose={() => void navigate({ to: '/home', replace: true })}
        />
      )}
    </>
  );
}

const to = ({ path, search }: { path: string; search: Record<string, string> }) => ({ to: path, search });
