import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newPasswordProblems } from '#domain/account/password-rule.ts';
import type { FieldError } from '#domain/errors.ts';
import { codeProblem } from '#domain/verification/code-problem.ts';
import { answer, api } from '#web/api/client.ts';
import { StripOfTarget } from '#web/event/strip-of-target.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { CodeField } from '#web/verification/code-field.tsx';
import { forgetSent } from '#web/verification/sent-code.ts';
import { mailPasswordCode } from './own-account-calls.ts';
import { useLoginTarget } from './use-login-target.ts';
import { NewPasswordFields, type NewPassword } from './new-password-fields.tsx';
import { PasswordIsSet } from './password-is-set.tsx';

interface Values extends NewPassword {
  name: string;
  code: string;
}

/** A code by mail, and a new password for it. What is said does not depend on whether there is an account. */
export function PasswordForgottenPage() {
  const { t } = useLingui();
  const target = useLoginTarget();
  const [done, setDone] = useState(false);
  const form = useForm<Values>({
    initial: { name: '', code: '', newPassword: '', repeated: '' },
    check: problemsOf,
    async submit({ name, code, newPassword }) {
      await answer(api.POST('/password/reset', { body: { name, code, newPassword } }));
      forgetSent('password');
      setDone(true);
    },
  });
  const { name } = form.values;
  return (
    <div className="mx-auto max-w-reading">
      <StripOfTarget target={target} />
      <PageHeader back={<BackLink to="/home" />} title={<Trans>Forgotten password</Trans>}>
        <Trans>We'll e-mail you a code to set a new password.</Trans>
      </PageHeader>
      <Card>
        {done ? (
          <PasswordIsSet target={target} username={name.trim()} />
        ) : (
          <form {...form.props} className="flex flex-col gap-5">
            <TextField
              {...form.field('name')}
              label={t`E-mail or username`}
              required
              autoComplete="username"
              autoCapitalize="none"
            />
            <CodeField
              {...form.field('code')}
              label={t`Code from the e-mail`}
              send={<Trans>Send a code by e-mail</Trans>}
              sentTo={<Trans>If this account exists, we've sent a code to its e-mail.</Trans>}
              mayAsk={() => {
                if (name.trim()) return true;
                form.showProblems([{ path: 'name', problem: 'required' }]);
                return false;
              }}
              purpose="password"
              to={name.trim()}
              ask={(proof) => mailPasswordCode(name, proof)}
              onSent={() => form.clear('code')}
            />
            <NewPasswordFields newPassword={form.field('newPassword')} repeated={form.field('repeated')} />
            <FormProblems of={form} />
            <Button type="submit" tone="primary" size="lg" busy={form.busy}>
              <Trans>Set new password</Trans>
            </Button>
          </form>
        )}
      </Card>
    </div>
  );
}

function problemsOf({ name, code, ...password }: Values): FieldError[] {
  const wrongCode = codeProblem(code);
  return [
    ...(name.trim() ? [] : [{ path: 'name', problem: 'required' as const }]),
    ...(wrongCode ? [{ path: 'code', problem: wrongCode }] : []),
    ...newPasswordProblems(password),
  ];
}
