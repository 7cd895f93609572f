import { Trans } from '@lingui/react/macro';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** What happened, and "try again". */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const sentence = useErrorSentence(error);
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-6 py-10 text-center"
    >
      <span className="rounded-full bg-bad-soft p-3 text-on-bad-soft">
        <Icon name="warning" size="lg" />
      </span>
      <p className="max-w-reading font-medium">{sentence || <Trans>We couldn’t load this.</Trans>}</p>
      {onRetry && (
        <Button icon="sync" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
