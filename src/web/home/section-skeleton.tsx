import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

export const SectionHeading = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 id={id} className="mb-4 text-xl font-bold">
    {children}
  </h2>
);

/** The shape of a section's cards while they are on their way. */
export const SectionSkeleton = () => (
  <div aria-busy="true" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
    <Skeleton className="h-68" />
    <Skeleton className="h-68" />
    <Skeleton className="hidden h-68 lg:block" />
  </div>
);
