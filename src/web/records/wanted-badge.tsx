import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { Standing } from '#web/home/activities.ts';
import { Icon } from '#web/ui/icon.tsx';
import { wantedPath, wantedWords } from './status-words.ts';

/** On a card: what is wanted of the unit, and the way there (G80). */
export function WantedBadge({ standing: { wanted, activityId, enrollmentId } }: { standing: Standing }) {
  const { i18n } = useLingui();
  if (!wanted) return null;
  return (
    <Link
      to={wantedPath(wanted)}
      search={{ activityId, enrollmentId }}
      className="inline-flex min-h-touch self-start items-center gap-2 rounded-full bg-warn-soft px-4 font-medium text-on-warn-soft no-underline hover:underline"
    >
      <Icon name="warning" size="sm" />
      {i18n._(wantedWords[wanted])}
    </Link>
  );
}
