import { useLingui } from '@lingui/react/macro';
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useProfile, useProfileComes } from '#web/api/profile.ts';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { DeskRoom, menuPlace } from './desk-room.tsx';
import { type DeskPart, deskParts, type PartGroup, partGroups, partOf } from './parts.ts';

/** From this width the parts stand beside the page. */
const roomBeside = 1080;

const groupsInOrder = Object.keys(partGroups) as PartGroup[];

/** What every page under /admin stands in: the parts of the desk that the present role has. */
export function DeskFrame() {
  const role = useProfile()?.orgType;
  const profileComes = useProfileComes();
  const here = useRouterState({ select: ({ location }) => partOf(location.pathname) });
  const beside = useWide(roomBeside);
  const own = role ? deskParts.filter(({ roles }) => roles.includes(role)) : [];
  const parts = groupsInOrder.flatMap((wanted) => own.filter(({ group }) => group === wanted));
  return (
    <DeskRoom
      parts={
        beside ? (
          <SideParts parts={parts} here={here} />
        ) : profileComes ? (
          <div className={menuPlace} />
        ) : (
          <PartMenu parts={parts} here={here} />
        )
      }
    >
      {profileComes && <PageSkeleton />}
      {/* The page asks for what it shows meanwhile; what its reader may do comes with it, and pushes nothing away. */}
      <div className="min-w-0" hidden={profileComes}>
        <Outlet />
      </div>
    </DeskRoom>
  );
}

function SideParts({ parts, here }: { parts: readonly DeskPart[]; here: DeskPart | null }) {
  const { t } = useLingui();
  const groups = Object.groupBy(parts, ({ group }) => group);
  return (
    <nav
      aria-label={t`Desk sections`}
      data-no-print
      className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-3 overflow-y-auto pb-4"
    >
      {groupsInOrder.map((group) => {
        const members = groups[group];
        const heading = partGroups[group];
        if (!members) return null;
        return (
          <div key={group}>
            {heading && <p className="px-3 pb-1 text-sm font-medium text-muted">{t(heading)}</p>}
            <ul className="flex flex-col">
              {members.map((part) => (
                <li key={part.to}>
                  <Link
                    to={part.to}
                    activeOptions={{ exact: true }}
                    aria-current={part.to === here?.to ? 'page' : undefined}
                    className="flex min-h-touch items-center gap-3 rounded-lg px-3 py-1 leading-snug font-medium pointer-fine:min-h-9 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-on-brand-soft"
                  >
                    <Icon name={part.icon} />
                    {t(part.label)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function PartMenu({ parts, here }: { parts: readonly DeskPart[]; here: DeskPart | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (parts.length < 2) return null;
  return (
    <nav aria-label={t`Desk sections`} data-no-print className={`${menuPlace} flex justify-end`}>
      <Menu
        label={t`Desk sections`}
        items={parts.map((part) => ({
          id: part.to,
          label: t(part.label),
          icon: part.icon,
          current: part.to === here?.to,
          onSelect: () => void navigate({ to: part.to }),
        }))}
      >
        <span className="flex items-center gap-2">
          <Icon name="menu" />
          {here && t(here.label)}
          <Icon name="chevron-down" size="sm" />
        </span>
      </Menu>
    </nav>
  );
}
