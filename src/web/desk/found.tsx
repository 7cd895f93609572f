import { Trans } from '@lingui/react/macro';

/** How many a list has, as far as they were counted. */
export function Found({
  counted: { totalElements: total, more },
}: {
  counted: { totalElements: number; more: boolean };
}) {
  return more ? (
    <Trans comment="How many a list has">Found: more than {total}</Trans>
  ) : (
    <Trans comment="How many a list has">Found: {total}</Trans>
  );
}
