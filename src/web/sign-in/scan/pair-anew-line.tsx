import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '#web/ui/icon.tsx';

/** The server does not recognise the phone: scanning goes on, but nothing comes or goes until it is paired anew. */
export const PairAnewLine = () => (
  <Link
    to="/sign-in/pair"
    className="flex min-h-touch w-fit max-w-full items-center gap-2 rounded-card bg-bad px-3.5 py-1.5 text-sm font-medium text-on-bad"
  >
    <Icon name="warning" size="sm" />
    <span className="min-w-0">
      <Trans>The server does not recognise this phone any more: pair it anew. Scans are kept.</Trans>
    </span>
  </Link>
);
