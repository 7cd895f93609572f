import { useProfile } from '#web/api/profile.ts';

/** Administrators change what reviewers only look at. */
export const useMayChange = (): boolean => useProfile()?.orgType === 'FUND_ADMIN';
