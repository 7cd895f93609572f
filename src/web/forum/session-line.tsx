import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ForumSession } from '#contract/forum/session.ts';
import type { Standing } from '#domain/forum/session.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Speakers } from './speakers.tsx';
import { Times } from './times.tsx';

/** One session as a visitor reads it: when, what, where, who. */
export function SessionLine({
  of: session,
  standing,
  children,
  action,
}: {
  of: ForumSession;
  standing: Standing | null;
  /** Below, what else is to be said of it. */
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 py-3 md:grid-cols-[8rem_1fr_auto]">
      <p className="col-start-1 row-start-1 flex flex-wrap items-center gap-2 font-medium md:flex-col md:items-start">
        <Times of={session} />
        {standing === 'now' && (
          <Badge tone="good" icon="play">
            <Trans comment="Of a session: it is on">Now</Trans>
          </Badge>
        )}
        {standing === 'next' && (
          <Badge tone="info" icon="clock">
            <Trans comment="Of a session: it begins after the one that is on">Up next</Trans>
          </Badge>
        )}
      </p>
      <div
        className={`col-start-1 row-start-2 min-w-0 md:col-start-2 md:row-start-1 ${standing === 'over' ? 'text-muted' : ''}`}
      >
        <h3 className="font-semibold">
          <LocalizedName of={namesOf(session)} />
        </h3>
        <p className="flex items-center gap-1.5 text-muted">
          <Icon
            name="place"
            size="sm"
            label={t({ message: 'Hall', comment: 'Where a session of a forum takes place' })}
          />
          <LocalizedName of={session.hall} />
        </p>
        <Speakers of={session.speakers} />
        {children}
      </div>
      {action && <div className="col-start-2 row-span-2 row-start-1 md:col-start-3">{action}</div>}
    </li>
  );
}
