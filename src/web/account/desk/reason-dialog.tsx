import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** Asks why before something is done that is kept with a reason. */
export function ReasonDialog({
  title,
  children,
  action,
  optional,
  onClose,
  submit,
}: {
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** What the button says. */
  action: ReactNode;
  optional?: boolean;
  onClose: () => void;
  submit: (reason: string) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (optional || reason.trim() ? [] : [{ path: 'reason', problem: 'required' }]),
    submit: ({ reason }) => submit(reason.trim()),
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <form {...form.props} className="flex flex-col gap-4">
        <div className="text-muted">{children}</div>
        <TextArea
          {...form.field('reason')}
          label={t`Reason`}
          hint={t`Saved in the history with your name.`}
          required={!optional}
          limit={500}
        />
        <FormProblems of={form} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" tone="danger" busy={form.busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
