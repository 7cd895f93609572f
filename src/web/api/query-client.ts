import { QueryClient } from '@tanstack/react-query';
import { ApiError, Unreachable } from './api-error.ts';
import { askAgainWhenBack } from './ask-again.ts';

const retries = 2;

/** What the server has decided does not change by asking again; a lost connection does. */
const worthRetrying = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof ApiError && error.status >= 502);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      retry: (failed, error) => failed < retries && worthRetrying(error),
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});

askAgainWhenBack(queryClient, worthRetrying);
