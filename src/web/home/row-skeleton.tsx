import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FeaturedFrame, featuredPicture } from './featured-frame.tsx';

export const SectionHeading = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 id={id} className="text-xl font-bold">
    {children}
  </h2>
);

/** The shape of a list of events while it is on its way; what comes after it is below the screen, as it will be. */
export const RowsSkeleton = () => (
  <div aria-busy="true" className="mt-4 flex min-h-dvh flex-col gap-4">
    <Skeleton className="h-44" />
    <Skeleton className="h-44" />
    <Skeleton className="h-44" />
  </div>
);

export const FeaturedSkeleton = () => (
  <FeaturedFrame
    picture={<div className={`${featuredPicture} pulse-soft`} />}
    name={<Skeleton className="h-8" />}
    facts={
      <>
        <Skeleton className="h-6 w-64 max-w-full" />
        <Skeleton className="h-6 w-48 max-w-full" />
      </>
    }
  />
);
