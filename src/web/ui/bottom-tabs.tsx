import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface BottomTab {
  to: LinkProps['to'];
  search?: LinkProps['search'];
  label: ReactNode;
  icon: IconName;
  /** A number that wants attention. */
  badge?: number;
}

/** The phone's way around: at most five. */
export function BottomTabs({ tabs }: { tabs: readonly BottomTab[] }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      data-no-print
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabs.map((tab) => (
        <Link
          key={String(tab.to)}
          to={tab.to}
          search={tab.search}
          className="relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-0.5 text-[min(0.75rem,max(12px,3.4vw))] leading-tight text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-brand"
        >
          <Icon name={tab.icon} />
          <span className="text-center wrap-normal">{tab.label}</span>
          {tab.badge ? (
            <span className="absolute top-1 left-1/2 ml-2 min-w-5 rounded-full bg-bad px-1 text-center text-xs font-semibold text-on-bad tabular-nums">
              {tab.badge}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
