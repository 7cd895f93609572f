import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { withQueries } from '#web/api/with-queries.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { areaAt } from './areas.ts';
import { useAreas } from './use-areas.ts';

/** From this width the links stand beside everything else in the header, also in Portuguese. */
const roomForLinks = 1080;

/** The way between areas: links in the header of a desk, a menu where there is less room. */
export const OwnAreas = withQueries(() => {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const areas = useAreas();
  const wide = useWide(roomForLinks);
  const current = useRouterState({ select: ({ location }) => areaAt(areas, location.pathname) });
  if (wide) {
    return (
      <nav aria-label={t`Areas`} className="flex gap-1">
        {areas.map(({ to, label, icon }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ includeSearch: false, exact: to !== current?.to }}
            className="inline-flex min-h-touch items-center gap-2 rounded-lg px-3 font-medium text-ink no-underline hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-on-brand-soft"
          >
            <Icon name={icon} />
            {i18n._(label)}
          </Link>
        ))}
      </nav>
    );
  }
  if (areas.length < 2) return null;
  return (
    <Menu
      label={t`Areas`}
      items={areas.map(({ to, label, icon }) => ({
        id: to,
        icon,
        label: i18n._(label),
        onSelect: () => void navigate({ to }),
      }))}
    >
      <Icon name="menu" />
    </Menu>
  );
});
