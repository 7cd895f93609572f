import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { forumsQuery } from '#web/activity/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ForumLine } from './forum-line.tsx';

/** The programme of an event; nothing where there is none. */
export function EventForums({ activityId }: { activityId: string }) {
  const { data } = useQuery(forumsQuery(activityId));
  if (!data?.content.length) return null;
  return (
    <Card title={<Trans>Programme</Trans>}>
      <ul className="-mx-2 flex flex-col">
        {data.content.map((forum) => (
          <li key={forum.id}>
            <ForumLine forum={forum} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
