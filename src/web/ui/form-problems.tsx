import type { FieldError } from '#domain/errors.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormError } from './form-error.tsx';

/** A form as it was last sent, or tried to be. */
export interface TriedForm {
  problems: readonly FieldError[];
  error: string | undefined;
}

/** What keeps a form from being sent, above its buttons: its wrong fields when they are many, and why it was refused. */
export const FormProblems = ({ of: { problems, error } }: { of: TriedForm }) => (
  <>
    <ErrorSummary problems={problems} />
    <FormError>{error}</FormError>
  </>
);
