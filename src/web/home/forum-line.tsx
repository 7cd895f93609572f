import type { Forum } from '#contract/activity/activity.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Days } from '#web/ui/days.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** A forum as a line of a list that leads to its programme. */
export const ForumLine = ({ forum }: { forum: Forum }) => (
  <a
    href={`/event/forum-sign?id=${forum.id}&activityId=${forum.activity.id}`}
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
);
