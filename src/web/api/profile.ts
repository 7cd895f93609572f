import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/account/account.ts';
import { answer, api } from './client.ts';
import { useLoggedIn } from './session-token.ts';

/** Who is logged in, in which role; ask only with a login. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: (): Promise<Profile> => answer(api.GET('/profile')),
  staleTime: 5 * 60_000,
});

/** Until then nobody can say what the reader may do. False once it cannot be known. */
export function useProfileComes(): boolean {
  const { isLoading } = useQuery({ ...profileQuery, enabled: useLoggedIn() });
  return isLoading;
}

/** Null for a visitor; undefined while it is not known yet. */
export function useProfile(): Profile | null | undefined {
  const loggedIn = useLoggedIn();
  const { data } = useQuery({ ...profileQuery, enabled: loggedIn });
  return loggedIn ? data : null;
}
