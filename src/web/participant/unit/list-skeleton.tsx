import { Skeleton } from '#web/ui/skeleton.tsx';

export const ListSkeleton = () => (
  <div aria-busy="true" className="flex min-h-dvh flex-col gap-4">
    <Skeleton className="h-16" />
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </div>
);
