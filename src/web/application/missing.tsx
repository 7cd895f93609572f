import { Trans, useLingui } from '@lingui/react/macro';
import { stepOfPath } from '#domain/application/wizard-steps.ts';
import type { FieldError } from '#domain/errors.ts';
import { fieldSentence } from '#web/api/error-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFieldName } from './field-words.ts';
import { useGo } from './step-frame.tsx';
import { useDraftStore } from './use-draft-of.ts';

/** What stands against handing in, field by field, each with the way to its page. */
export function Missing({ problems }: { problems: readonly FieldError[] }) {
  const { i18n } = useLingui();
  const store = useDraftStore();
  const nameOf = useFieldName();
  const go = useGo();
  return (
    <Card title={<Trans>Still missing or wrong</Trans>} level={3}>
      <ul className="flex flex-col gap-2">
        {problems.map((problem) => (
          <li key={problem.path} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="font-medium">{nameOf(problem.path)}</span>: {fieldSentence(problem, i18n)}
            </span>
            <Button icon="edit" onClick={() => void go(stepOfPath(problem.path)).then(() => store.show(problems))}>
              <Trans context="to press">Change</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
