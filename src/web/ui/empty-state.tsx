import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Nothing here yet: what this is, and the first step. */
export const EmptyState = ({
  icon = 'list',
  title,
  children,
  action,
}: {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line px-6 py-10 text-center">
    <span className="rounded-full bg-brand-soft p-3 text-on-brand-soft">
      <Icon name={icon} size="lg" />
    </span>
    <p className="text-lg font-semibold">{title}</p>
    {children && <div className="max-w-reading text-muted">{children}</div>}
    {action}
  </div>
);
