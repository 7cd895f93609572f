import { Trans, useLingui } from '@lingui/react/macro';
import { newPasswordProblems } from '#domain/account/password-rule.ts';
import type { FieldError } from '#domain/errors.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { profileQuery, useProfile } from '#web/api/profile.ts';
import { StripOfTarget } from '#web/event/strip-of-target.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { NewPasswordFields, type NewPassword } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { useGoOn, useLoginTarget } from './use-login-target.ts';

interface Values extends NewPassword {
  oldPassword: string;
}

/** Own password, old and new (row 069); the only page there is while it must be changed (row 061). */
export function PasswordChangePage() {
  const { t } = useLingui();
  const target = useLoginTarget();
  const goOn = useGoOn();
  const profile = useProfile();
  const forced = profile?.restPassword === true;
  const form = useForm<Values>({
    initial: { oldPassword: '', newPassword: '', repeated: '' },
    check: problemsOf,
    async submit({ oldPassword, newPassword }): Promise<void> {
      try {
        await answer(api.PUT('/password', { body: { oldPassword, newPassword } }));
      } catch (error) {
        if (!hasCode(error, 'OLD_PASSWORD_EORROR')) throw error;
        return form.showProblems([{ path: 'oldPassword', problem: 'inconsistent' }]);
      }
      await changed(profileQuery.queryKey);
      toast({ text: t`Your password has been changed and your other devices are logged out.` });
      await goOn(target);
    },
  });
  return (
    <div className="mx-auto max-w-reading">
      <StripOfTarget target={target} />
      <PageHeader back={forced ? null : <BackLink to="/home" />} title={<Trans>Change password</Trans>} />
      {forced && (
        <div className="mb-6">
          <Status tone="info">
            <Trans>Choose a new password that only you know before you continue.</Trans>
          </Status>
        </div>
      )}
      <Card>
        <form {...form.props} className="flex flex-col gap-5">
          {/* Password keepers want to know whose password this is. */}
          <input type="text" autoComplete="username" value={profile?.username ?? ''} readOnly hidden />
          <PasswordField
            {...form.field('oldPassword')}
            label={t`Current password`}
            autoComplete="current-password"
            required
          />
          <NewPasswordFields newPassword={form.field('newPassword')} repeated={form.field('repeated')} />
          <FormProblems of={form} />
          <Button type="submit" tone="primary" size="lg" busy={form.busy}>
            <Trans>Change password</Trans>
          </Button>
        </form>
      </Card>
    </div>
  );
}

const problemsOf = ({ oldPassword, ...password }: Values): FieldError[] => [
  ...(oldPassword ? [] : [{ path: 'oldPassword', problem: 'required' as const }]),
  ...newPasswordProblems(password),
];
