import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence in the person's words; absent while all is well. */
  error?: ReactNode;
  required?: boolean;
}

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const controlClass =
  'w-full min-h-touch rounded-lg border border-control bg-surface px-3 py-2 text-ink compact:py-1 compact:text-sm placeholder:text-muted disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad';

/**
 * Label above, hint below, error below the hint. Wraps any control: `<Field label=…>{(props) => <input {...props}
 * />}</Field>`.
 */
export function Field({
  label,
  hint,
  error,
  required,
  after,
  children,
}: FieldFrame & { after?: ReactNode; children: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label} {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {(hint || after) && (
        <div className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
          <span id={`${id}-hint`} className="min-w-0 flex-1 basis-32">
            {hint}
          </span>
          {after}
        </div>
      )}
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </div>
  );
}

export const RequiredMark = () => (
  <span data-required-mark className="text-sm font-normal text-muted">
    <Trans comment="Beside the label of a field that must be filled in">(required)</Trans>
  </span>
);

export const FieldProblem = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-bad">
      <span className="mt-0.5">
        <Icon name="warning" size="sm" />
      </span>
      {children}
    </p>
  ) : null;
