import { Skeleton } from '#web/ui/skeleton.tsx';

/** What stands where a page will be. */
export const PageSkeleton = () => (
  <div aria-busy="true" className="flex min-h-dvh flex-col gap-4">
    <Skeleton className="h-9 w-64 max-w-full" />
    <Skeleton className="h-5 w-96 max-w-full" />
    <Skeleton className="mt-4 h-40 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
);
