import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';

/** A page that asks the server through queries. They come with it, so that a first visit of home does without. */
export const withQueries = (Page: () => ReactNode) =>
  function PageWithQueries() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
