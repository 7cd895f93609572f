import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { openDeedsQuery } from './deeds.ts';

/**
 * Why nothing can be done with a case now: something was decided that begins when the time to take it back is over, as
 * the strip shows, which also asks for it.
 */
export function useBegun(caseId: string | undefined): string | undefined {
  const { t } = useLingui();
  const { data } = useQuery({ ...openDeedsQuery, enabled: false });
  const begun = caseId !== undefined && data?.content.some((deed) => deed.caseId === caseId);
  return begun ? t`Starts in a few seconds` : undefined;
}
