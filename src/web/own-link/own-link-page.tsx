import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

interface OwnLinkPageProps {
  title: string;
  /** The page itself, for the link that it was opened by. */
  children: (link: string) => ReactNode;
}

/** What somebody without an account opens by the link of their mail: one record of theirs, whoever is logged in. */
export function OwnLinkPage({ title, children }: OwnLinkPageProps) {
  usePageTitle(title);
  const link = useLocation().hash;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
      <PageHeader title={title} />
      {link ? (
        children(link)
      ) : (
        <EmptyState icon="mail" title={<Trans>Open this page with the link in our mail</Trans>}>
          <Trans>The link is only for you. If you can’t find it, look for our latest e-mail.</Trans>
        </EmptyState>
      )}
    </div>
  );
}
