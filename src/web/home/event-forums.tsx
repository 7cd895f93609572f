import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { namesOf } from '#domain/locale.ts';
import { forumsQuery } from '#web/activity/queries.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The programme of an event; nothing where there is none. */
export function EventForums({ activityId }: { activityId: string }) {
  const { data } = useQuery(forumsQuery(activityId));
  if (!data?.content.length) return null;
  return (
    <Card title={<Trans>Programme</Trans>}>
      <ul className="-mx-2 flex flex-col">
        {data.content.map((forum) => (
          <li key={forum.id}>
            <a
              href={`/event/forum-sign?id=${forum.id}&activityId=${activityId}`}
              className="flex min-h-touch items-center gap-4 rounded-lg px-2 py-2 text-ink no-underline hover:bg-sunken"
            >
              <span className="flex-1">
                <span className="block font-semibold">
                  <LocalizedName of={namesOf(forum)} />
                </span>
                <span className="text-muted">
                  <Days from={forum.forum.holdDate} /> {forum.forum.holdDate.slice(11, 16)}
                </span>
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
