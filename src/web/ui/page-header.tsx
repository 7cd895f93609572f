import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';

interface BackProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'children'> {
  ref?: Ref<HTMLAnchorElement>;
}
/** As a plain link, for what is painted before there are routes. */
export const BackAnchor = (props: BackProps) => (
  <a
    {...props}
    className="-ml-2 inline-flex min-h-touch items-center gap-1 rounded-lg px-2 font-medium text-brand no-underline hover:bg-brand-soft hover:text-on-brand-soft"
  >
    <Icon name="chevron-left" />
    <Trans>Back</Trans>
  </a>
);
/** The way up from a page: `<PageHeader back={<BackLink to="/home" />} …>`. */
export const BackLink = createLink(BackAnchor);

/** The page's heading (its only h1), a line about it, and its main actions. */
export function PageHeader({
  title,
  back,
  children,
  actions,
}: {
  title: ReactNode;
  back?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="mb-6 compact:mb-3">
      {back}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <Heading>{title}</Heading>
          {children && <div className="mt-1 max-w-reading text-muted">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
