import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { withQueries } from '#web/api/with-queries.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { unreadQuery } from './queries.ts';

const mostShown = 99;

/** In the header of whoever is logged in: how much is not read, and the way to it. */
export const Bell = withQueries(() => {
  const { t } = useLingui();
  const { data } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t`Notices, ${unread} unread` : t`Notices`;
  return (
    <Link
      to="/notices"
      aria-label={label}
      title={label}
      className="relative inline-flex size-touch shrink-0 items-center justify-center rounded-full text-ink hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-on-brand-soft"
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-semibold text-on-brand tabular-nums"
        >
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </Link>
  );
});
