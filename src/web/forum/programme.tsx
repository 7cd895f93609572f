import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { standingOf } from '#domain/forum/session.ts';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { AsOf } from './as-of.tsx';
import { programmeQuery } from './public-queries.ts';
import { SessionLine } from './session-line.tsx';
import { byDay } from './times.tsx';
import { useMinute } from './use-minute.ts';

/** What takes place at a forum, by day; nothing where there is no programme. */
export function Programme({ forumId }: { forumId: string }) {
  const { data } = useQuery(programmeQuery(forumId));
  const now = useMinute();
  const sessions = data?.answer.content ?? [];
  if (!data || sessions.length === 0) return null;
  return (
    <section className="mt-8 flex flex-col gap-4">
      <h2 className="text-xl font-semibold">
        <Trans>Programme</Trans>
      </h2>
      <AsOf at={data.asOf} />
      {byDay(sessions).map(([day, ofDay]) => (
        <Card key={day} title={<Days from={day} />}>
          <ul className="-my-3 flex flex-col divide-y divide-line">
            {ofDay.map((session) => (
              <SessionLine key={session.id} of={session} standing={standingOf(session, sessions, now)} />
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}
