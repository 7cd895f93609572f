import { useLingui } from '@lingui/react/macro';
import type { ChosenSession } from '#contract/forum/programme.ts';
import { namesOf } from '#domain/locale.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { choose } from './use-own-programme.ts';

/** Puts a session into one's own programme, and takes it out again. */
export function Star({ session, isChosen }: { session: ChosenSession; isChosen: boolean }) {
  const { t } = useLingui();
  const name = useName(namesOf(session)).text;
  return (
    <IconButton
      icon={isChosen ? 'star-full' : 'star'}
      label={t`In my programme: ${name}`}
      pressed={isChosen}
      onClick={() => choose(session, !isChosen)}
    />
  );
}
