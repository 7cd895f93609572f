import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { stepOfPage } from '#domain/application/wizard-steps.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { applicationQuery } from './queries.ts';
import type { ApplicationSearch } from './routes.ts';
import { stepPaths } from './step-words.ts';
import { useDraftStore } from './use-draft-of.ts';

/** The address of the wizard itself leads to the page that it was left at. */
export function GoOn() {
  const { activityId }: ApplicationSearch = useSearch({ strict: false });
  const { enrollmentId } = useDraftStore();
  const { data, isError } = useQuery(applicationQuery(enrollmentId));
  if (!data && !isError) return <Skeleton className="h-64" />;
  return <Navigate to={stepPaths[stepOfPage(data?.currentPage ?? 1)]} search={{ activityId, enrollmentId }} replace />;
}
