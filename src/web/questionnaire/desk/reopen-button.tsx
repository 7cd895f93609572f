import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { DeskQuestionnaire } from '#contract/questionnaire/desk.ts';
import { changed } from '#web/api/changed.ts';
import { errorWords } from '#web/api/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { instantOfMacauTime } from '#web/ui/macau-time.ts';
import { useBegun } from '#web/undo/use-begun.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { questionnaireKey } from '../queries.ts';
import { moveQuestionnaire } from './queries.ts';

/** Opens a closed questionnaire again, until a new end. */
export function ReopenButton({ of }: { of: DeskQuestionnaire }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const begun = useBegun(of.id);
  const offer = of.offers.find(({ move }) => move === 'reopen');
  if (!offer) return null;
  return (
    <>
      <Button
        icon="undo"
        disabledReason={begun ?? (offer.missing && t(errorWords[offer.missing]))}
        onClick={() => setOpen(true)}
      >
        <Trans>Reopen</Trans>
      </Button>
      {isOpen && <ReopenDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReopenDialog({ of: { id, version }, onClose }: { of: DeskQuestionnaire; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const form = useForm({
    initial: { endsAt: '' },
    submit: async ({ endsAt }) => {
      await moveQuestionnaire(id, { move: 'reopen', version, endsAt: instantOfMacauTime(endsAt) });
      await changed(questionnaireKey);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={<Trans>Reopen the questionnaire</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans comment="A button: leave without doing it">Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} tone="primary" busy={form.busy}>
            <Trans>Reopen</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="flex flex-col gap-4">
        <TextField
          {...form.field('endsAt')}
          type="datetime-local"
          label={t`New closing time (Macau time)`}
          hint={t`Leave empty to close it yourself.`}
        />
        <FormProblems of={form} />
      </form>
    </Dialog>
  );
}
