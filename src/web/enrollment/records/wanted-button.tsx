import { useLingui } from '@lingui/react';
import type { Standing } from '#web/activity/activities.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { wantedPath, wantedWords } from './status-words.ts';

/** On a card: what is wanted of the unit is its one button (G80). */
export function WantedButton({ standing: { wanted, activityId, enrollmentId } }: { standing: Standing }) {
  const { i18n } = useLingui();
  if (!wanted) return null;
  return (
    <LinkButton to={wantedPath(wanted)} search={{ activityId, enrollmentId }} tone="primary" icon="arrow-right">
      {i18n._(wantedWords[wanted])}
    </LinkButton>
  );
}
