import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChosenSession } from '#contract/forum/programme.ts';
import { clashesOf, standingOf } from '#domain/forum/session.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { SessionLine } from '../session-line.tsx';
import { byDay } from '../times.tsx';
import { useMinute } from '../use-minute.ts';
import { Clashing } from './clashing.tsx';

/** By day and time, with what of it cannot be visited whole. */
export function ChosenList({
  sessions,
  action,
}: {
  sessions: readonly ChosenSession[];
  action?: (session: ChosenSession) => ReactNode;
}) {
  const now = useMinute();
  const held = sessions.filter(({ isWithdrawn }) => !isWithdrawn);
  const clashes = clashesOf(held);
  return byDay(sessions).map(([day, ofDay]) => (
    <Card key={day} title={<Days from={day} />}>
      <ul className="-my-3 flex flex-col divide-y divide-line">
        {ofDay.map((session) => (
          <SessionLine
            key={session.id}
            of={session}
            standing={session.isWithdrawn ? null : standingOf(session, held, now)}
            action={action?.(session)}
          >
            <p className="mt-1 text-sm">
              <TextLink to="/forum-sign" search={{ id: session.forum.id }}>
                <LocalizedName of={namesOf(session.forum)} />
              </TextLink>
            </p>
            {session.isWithdrawn && (
              <p className="mt-1">
                <Badge tone="bad" icon="ban">
                  <Trans>No longer taking place</Trans>
                </Badge>
              </p>
            )}
            <Clashing of={clashes.get(session.id) ?? []} />
          </SessionLine>
        ))}
      </ul>
    </Card>
  ));
}
