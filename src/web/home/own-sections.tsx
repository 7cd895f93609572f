import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { profileQuery } from '#web/api/profile.ts';
import { withQueries } from '#web/api/with-queries.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SectionSkeleton } from './section-skeleton.tsx';
import { Sections } from './sections.tsx';

/** Home for an account: the activities that its present role covers. */
export const OwnSections = withQueries(() => {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (!profile && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!profile) return <SectionSkeleton />;
  // A project-closing account has a home of its own (D1 §2 Home).
  if (profile.orgType === 'PROJECT_CLOSE') return <Navigate to="/exhibition/home" replace />;
  return <Sections viewer={{ loggedIn: true, orgType: profile.orgType }} />;
});
