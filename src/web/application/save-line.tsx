import { Trans, useLingui } from '@lingui/react/macro';
import { instantOf } from '#domain/instant.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { businessDateTime } from '#domain/instant.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useDraftState, useDraftStore } from './use-draft-of.ts';

/** Where what is typed has come to; read aloud when that changes. */
export function SaveLine() {
  const { i18n } = useLingui();
  const { flush } = useDraftStore();
  const phase = useDraftState((state) => state.phase);
  const savedAt = useDraftState((state) => state.savedAt);
  const keptAt = useDraftState((state) => state.keptAt);
  const since = keptAt === null ? '' : businessDateTime(keptAt).slice(0, 16).replace('T', ' ');
  const failure = useDraftState((state) => state.failure);
  const time = savedAt === null ? '' : businessDateTime(instantOf(savedAt)).slice(11, 16);
  return (
    <div data-no-print className="flex min-h-6 flex-wrap items-center gap-2 text-sm text-muted">
      <output className="inline-flex items-center gap-1.5">
        {phase === 'saved' && time && (
          <>
            <Icon name="check" size="sm" /> <Trans>Saved {time}</Trans>
          </>
        )}
        {(phase === 'typing' || phase === 'saving') && (
          <>
            <Icon name="sync" size="sm" /> <Trans>Saving…</Trans>
          </>
        )}
        {phase === 'offline' && (
          <>
            <Icon name="wifi-off" size="sm" />
            <span>
              <Trans>No network: saved on this device {time}. Carry on; we'll send it when you're back online.</Trans>{' '}
              {since && <Trans>Lists and other people's entries are as of {since}.</Trans>}
            </span>
          </>
        )}
        {phase === 'over' && (
          <>
            <Icon name="info" size="sm" />
            <Trans>This application has been submitted and can't be changed.</Trans>
          </>
        )}
      </output>
      {phase === 'failed' && (
        <span role="alert" className="inline-flex flex-wrap items-center gap-2 font-medium text-bad">
          <Trans>Not saved yet:</Trans> {sentenceOf(failure, i18n)}
          <Button size="md" tone="quiet" icon="sync" onClick={() => void flush()}>
            <Trans>Try again</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}
