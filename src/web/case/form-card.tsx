import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import type { useSavingForm } from '#web/moves/use-saving-form.ts';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';

interface FormCardProps<Values extends object> {
  saving: ReturnType<typeof useSavingForm<Values>>;
  /** The names of the fields that are empty or wrong. */
  missing: readonly string[];
  labelOf: (field: keyof Values & string) => string;
  /** A value as a person reads it. */
  show: (field: keyof Values & string, values: Values) => ReactNode;
  fields: ReactNode;
  /** They are saved for themselves. */
  files: ReactNode;
  /** @param against why it cannot be handed in yet */
  children: (against: ReactNode) => ReactNode;
}

/** The form of a draft that saves itself, with its files, and what is still to be done before it is handed in. */
export function FormCard<Values extends object>({
  saving: { form, isUnsaved, conflict, resolve, leaveConflict },
  missing,
  labelOf,
  show,
  fields,
  files,
  children,
}: FormCardProps<Values>) {
  const list = missing.join(', ');
  const against = isUnsaved ? (
    <Trans>Saving what you typed…</Trans>
  ) : list ? (
    <Trans>Still to complete or correct: {list}</Trans>
  ) : undefined;
  return (
    <>
      <Card>
        <form {...form.props} className="flex max-w-reading flex-col gap-5">
          {fields}
          <FormError>{form.error}</FormError>
          <p role="status" className="text-sm text-muted">
            {isUnsaved ? (
              form.error ? (
                <Trans>Saved on this device. We'll send it when you're back online.</Trans>
              ) : (
                <Trans>Saving…</Trans>
              )
            ) : (
              <Trans>Everything is saved.</Trans>
            )}
          </p>
        </form>
        {files}
      </Card>
      {children(against)}
      {conflict && (
        <EditConflict conflict={conflict} labelOf={labelOf} show={show} onResolve={resolve} onClose={leaveConflict} />
      )}
    </>
  );
}
