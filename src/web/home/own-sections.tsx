import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { profileQuery } from '#web/api/profile.ts';
import { withQueries } from '#web/api/with-queries.tsx';
import { loadWordsOf } from '#web/i18n/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { Standing } from '#web/activity/activities.ts';
import { roleWishOf } from './role-wish.ts';
import { SectionSkeleton } from './section-skeleton.tsx';
import { Sections } from './sections.tsx';

const WantedButton = lazy(async () => {
  const [{ WantedButton: Wanted }] = await Promise.all([
    import('#web/enrollment/records/wanted-button.tsx'),
    loadWordsOf(['enrollment/records']),
  ]);
  return { default: Wanted };
});
const ReturnReason = lazy(async () => {
  const [{ ReturnReason: Reason }] = await Promise.all([
    import('#web/enrollment/records/return-reason.tsx'),
    loadWordsOf(['enrollment/records']),
  ]);
  return { default: Reason };
});

/** Home for an account: the activities that its present role covers. */
export const OwnSections = withQueries(() => {
  const search = useSearch({ from: '/home' });
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (!profile && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!profile) return <SectionSkeleton />;
  // Who came by a link that named a role or an activity goes on to it, now that they are logged in (rows 043, 044).
  const wish = roleWishOf(search);
  if (wish) return <Navigate to="/change-role" search={wish} replace />;
  // A project-closing account has a home of its own (D1 §2 Home).
  if (profile.orgType === 'PROJECT_CLOSE') return <Navigate to="/exhibition/home" replace />;
  return (
    <Sections
      viewer={{ loggedIn: true, orgType: profile.orgType }}
      role={profile.membershipId ?? profile.accountId}
      note={({ returnReason }: Standing) =>
        returnReason && (
          <Suspense>
            <ReturnReason reason={returnReason} />
          </Suspense>
        )
      }
      wanted={(standing: Standing) =>
        standing.wanted && (
          <Suspense>
            <WantedButton standing={standing} />
          </Suspense>
        )
      }
    />
  );
});
