import { useQuery } from '@tanstack/react-query';
import { activityQuery } from '#web/activity/queries.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EventStrip } from './event-strip.tsx';

/** The event that a way leads to; nothing where it leads elsewhere. @param target below /event, with its query */
export function StripOfTarget({ target }: { target: string }) {
  const activityId = activityIn(target);
  const { data, isLoading } = useQuery({ ...activityQuery(activityId ?? ''), enabled: activityId !== null });
  if (isLoading) return <Skeleton className="mb-4 h-26" />;
  return data ? <EventStrip activity={data} /> : null;
}

/** The event that an address of the portal is about. */
export const activityIn = (target: string): string | null =>
  URL.canParse(target, location.origin) ? new URL(target, location.origin).searchParams.get('activityId') : null;
