import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { passwordLimits, passwordProblem } from '#domain/account/password-rule.ts';
import type { FieldProblem } from '#domain/errors.ts';
import { PasswordField } from './password-field.tsx';

export interface NewPassword {
  newPassword: string;
  repeated: string;
}

interface Control {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** The rule in words of its own; other problems have the usual sentence. */
const ruleWords: Partial<Record<FieldProblem, MessageDescriptor>> = {
  format: msg`Use letters plus numbers or symbols.`,
  notAllowed: msg`This is one of the most common passwords and easy to guess. Choose another.`,
};

/** A new password, twice (D1 §5). Also for registrations, which set the first one. */
export function NewPasswordFields({ newPassword, repeated }: { newPassword: Control; repeated: Control }) {
  const { t, i18n } = useLingui();
  const problem = passwordProblem(newPassword.value)?.problem;
  const words = problem && ruleWords[problem];
  const limit = passwordLimits.shortest;
  return (
    <>
      <PasswordField
        {...newPassword}
        label={t`New password`}
        hint={t`At least ${limit} characters: letters plus numbers or symbols`}
        error={newPassword.error && words ? i18n._(words) : newPassword.error}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...repeated}
        label={t`New password again`}
        error={repeated.error && repeated.value ? t`The passwords don't match.` : repeated.error}
        autoComplete="new-password"
        required
      />
    </>
  );
}
