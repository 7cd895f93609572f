import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ChosenSession } from '#contract/forum/programme.ts';
import { clashesOf, standingOf } from '#domain/forum/session.ts';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AsOf } from './as-of.tsx';
import { Clashing } from './own/clashing.tsx';
import { Star } from './own/star.tsx';
import { useOwnProgramme } from './own/use-own-programme.ts';
import { programmeQuery } from './public-queries.ts';
import { SessionLine } from './session-line.tsx';
import { byDay } from './times.tsx';
import { useMinute } from './use-minute.ts';

/** What takes place at a forum, by day; nothing where there is no programme. */
export function Programme({ forum }: { forum: ChosenSession['forum'] }) {
  const own = useOwnProgramme();
  const { data } = useQuery(programmeQuery(forum.id));
  const now = useMinute();
  const sessions = data?.answer.content ?? [];
  if (!data || sessions.length === 0) return null;
  const clashes = clashesOf(own.chosen.filter(({ isWithdrawn }) => !isWithdrawn));
  return (
    <section className="mt-8 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">
          <Trans>Programme</Trans>
        </h2>
        <LinkButton to="/my-programme" icon="star">
          <Trans>My programme ({own.chosen.length})</Trans>
        </LinkButton>
      </div>
      <p className="text-muted">
        <Trans>Select the star to add a session to your programme. Times are in Macau time.</Trans>
      </p>
      <AsOf at={data.asOf} />
      {byDay(sessions).map(([day, ofDay]) => (
        <Card key={day} title={<Days from={day} />}>
          <ul className="-my-3 flex flex-col divide-y divide-line">
            {ofDay.map((session) => (
              <SessionLine
                key={session.id}
                of={session}
                standing={standingOf(session, sessions, now)}
                action={
                  <Star
                    session={{ ...session, forum, isWithdrawn: false }}
                    isChosen={own.chosen.some(({ id }) => id === session.id)}
                  />
                }
              >
                <Clashing of={clashes.get(session.id) ?? []} />
              </SessionLine>
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}
