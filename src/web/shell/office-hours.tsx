import { Trans } from '@lingui/react/macro';

/** D1 §9. */
export const OfficeHours = () => (
  <p className="max-w-reading text-balance">
    <Trans>Office hours: Monday to Thursday 9:00–13:00 and 14:30–17:45, Friday 9:00–13:00 and 14:30–17:30</Trans>
  </p>
);
