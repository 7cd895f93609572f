import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerFile } from '#contract/questionnaire/question.ts';
import type { Answer } from '#domain/questionnaire/question.ts';
import { openInNewWindow } from '#web/file/calls.ts';
import { refusalSentence } from '#web/file/refusal-sentence.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';

interface GivenFilesProps {
  answer: Answer | undefined;
  files: readonly AnswerFile[];
  open: (id: string) => Promise<string>;
}

/** The files that were handed in, each to be opened. */
export function GivenFiles({ answer, files, open }: GivenFilesProps) {
  const { i18n } = useLingui();
  const opening = useDeed<string>({ call: (id) => openInNewWindow(() => open(id)) });
  const ids = Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
  if (ids.length === 0) return '–';
  return (
    <ul className="flex flex-col">
      {ids.map((id) => {
        const file = files.find((one) => one.id === id);
        if (!file)
          return (
            <li key={id} className="text-muted">
              <Trans>This file is no longer kept.</Trans>
            </li>
          );
        const { name, state, refusal } = file;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            {state === 'READY' ? (
              <Button tone="quiet" icon="file" busy={opening.busy} onClick={() => void opening.run(id)}>
                {name}
              </Button>
            ) : (
              <span className="wrap-anywhere">{name}</span>
            )}
            {state === 'REFUSED' && refusal && (
              <span className="text-sm text-bad">{refusalSentence(refusal, i18n)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
