import { queryOptions } from '@tanstack/react-query';
import { keptOf } from './draft-store.ts';

/** What this device has of an application; asked anew whenever a form is opened. */
export const keptApplicationQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: ['application', enrollmentId, 'kept'],
    queryFn: () => keptOf(enrollmentId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
