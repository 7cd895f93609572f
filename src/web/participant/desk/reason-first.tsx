import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** Asks why, before anything personal is shown. */
export function ReasonFirst({
  onReason,
  onCancel,
}: {
  onReason: (reason: string) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? [] : [{ path: 'reason', problem: 'required' }]),
    submit: ({ reason }) => onReason(reason.trim()),
  });
  return (
    <form {...form.props} className="max-w-reading">
      <TextField
        {...form.field('reason')}
        label={t`Reason`}
        required
        limit={500}
        hint={<Trans>Recorded with your name, because you will see personal data.</Trans>}
      />
      <FormProblems of={form} />
      <StickyActions>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" tone="primary" busy={form.busy}>
          <Trans>Show details</Trans>
        </Button>
      </StickyActions>
    </form>
  );
}
