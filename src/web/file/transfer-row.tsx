import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { megabytes } from './size-words.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { pauseTransfer, resumeTransfer, type Transfer } from './transfers.ts';

/** A file on its way: how far, how long still, and what can be done about it. */
export function TransferRow({ transfer, onCancel }: { transfer: Transfer; onCancel: () => void }) {
  const { t } = useLingui();
  const { id, filename, state } = transfer;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere">{filename}</p>
        {(state === 'SENDING' || state === 'WAITING' || state === 'STALLED') && (
          <IconButton icon="pause" label={t`Pause ${filename}`} onClick={() => pauseTransfer(id)} />
        )}
        {state === 'PAUSED' && (
          <IconButton icon="play" label={t`Go on with ${filename}`} onClick={() => resumeTransfer(id)} />
        )}
        <IconButton icon="close" label={t`Cancel ${filename}`} onClick={onCancel} />
      </div>
      {state === 'FAILED' ? <Failure transfer={transfer} /> : <HowFar transfer={transfer} />}
    </li>
  );
}

function HowFar({ transfer: { filename, file, sent, speed, state } }: { transfer: Transfer }) {
  const { t } = useLingui();
  const locale = useLocale();
  const done = megabytes(sent, locale);
  const all = megabytes(file.size, locale);
  const left = speed > 0 ? Math.ceil((file.size - sent) / speed) : 0;
  const minutes = Math.ceil(left / 60);
  const time =
    left < 60
      ? t`about ${plural(left, { one: '# second', other: '# seconds' })}`
      : t`about ${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  return (
    <Progress label={t`Sending ${filename}`} value={sent} max={file.size}>
      <Trans>
        {done} of {all} MB
      </Trans>
      {state === 'PAUSED' && (
        <>
          {' · '}
          <Trans>paused</Trans>
        </>
      )}
      {state === 'STALLED' && (
        <>
          {' · '}
          <Trans>no connection, resumes automatically</Trans>
        </>
      )}
      {state === 'WAITING' && (
        <>
          {' · '}
          <Trans>waiting</Trans>
        </>
      )}
      {state === 'SENDING' && left > 0 && ` · ${time}`}
    </Progress>
  );
}

function Failure({ transfer: { id, refusal, error } }: { transfer: Transfer }) {
  const { i18n } = useLingui();
  const sentence = useErrorSentence(refusal ? null : error);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-sm font-medium text-bad">
        {refusal ? refusalSentence(refusal, i18n) : sentence}
      </p>
      <Button icon="sync" onClick={() => resumeTransfer(id)}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
