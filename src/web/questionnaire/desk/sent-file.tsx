import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerFile } from '#contract/questionnaire/question.ts';
import { openFile } from '#web/file/calls.ts';
import { refusalSentence } from '#web/file/refusal-sentence.ts';
import { megabytes } from '#web/file/size-words.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';

/** A file that answers a question: its name opens it. */
export function SentFile({ of: { fileId, name, size: bytes, state, refusal } }: { of: AnswerFile }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const opening = useDeed<string>({ call: openFile });
  const size = megabytes(bytes, locale);
  if (fileId === null)
    return (
      <p className="text-muted">
        <Trans>This file was deleted together with the sender’s name.</Trans>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {state === 'READY' ? (
        <Button tone="quiet" icon="file" busy={opening.busy} onClick={() => void opening.run(fileId)}>
          {name}
        </Button>
      ) : (
        <span className="wrap-anywhere">{name}</span>
      )}
      <span className="text-sm text-muted">{state === 'CHECKING' ? <Trans>being checked</Trans> : t`${size} MB`}</span>
      {state === 'REFUSED' && refusal && <span className="text-sm text-bad">{refusalSentence(refusal, i18n)}</span>}
    </p>
  );
}
