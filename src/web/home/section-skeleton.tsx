import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a section's cards while they are on their way. */
export const SectionSkeleton = () => (
  <div aria-busy="true" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
    <Skeleton className="h-72" />
    <Skeleton className="hidden h-72 md:block" />
    <Skeleton className="hidden h-72 lg:block" />
  </div>
);
