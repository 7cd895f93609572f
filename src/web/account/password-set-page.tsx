import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { newPasswordProblems } from '#domain/account/password-rule.ts';
import { answer, api } from '#web/api/client.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { PasswordIsSet } from './password-is-set.tsx';

/** Behind the link of a mail: the owner of an account sets its password. */
export function PasswordSetPage() {
  const { token = '' } = useSearch({ from: '/password-set' });
  const [done, setDone] = useState(false);
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => answer(api.POST('/password-links/read', { body: { token } })),
    retry: false,
  });
  return (
    <div className="mx-auto max-w-reading">
      <PageHeader title={<Trans>Set your password</Trans>} />
      <Card>
        {done ? (
          <PasswordIsSet target="/home" username={link.data?.username} />
        ) : link.error ? (
          <div className="flex flex-col gap-4">
            <Status tone="bad">
              <Trans>This link has expired, was already used or is incomplete.</Trans>
            </Status>
            <LinkButton to="/password-forgotten">
              <Trans>Get a new link</Trans>
            </LinkButton>
          </div>
        ) : link.data ? (
          <SetForm token={token} link={link.data} onDone={() => setDone(true)} />
        ) : (
          <Skeleton className="h-64" />
        )}
      </Card>
    </div>
  );
}

function SetForm({
  token,
  link,
  onDone,
}: {
  token: string;
  link: { username: string; expiresAt: string };
  onDone: () => void;
}) {
  const form = useForm<NewPassword>({
    initial: { newPassword: '', repeated: '' },
    check: newPasswordProblems,
    async submit({ newPassword }) {
      await answer(api.POST('/password-links/use', { body: { token, newPassword } }));
      onDone();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p className="text-muted">
        <Trans>
          For the account {link.username}. The link is good until{' '}
          <DateTime at={link.expiresAt as Parameters<typeof DateTime>[0]['at']} short />.
        </Trans>
      </p>
      <input type="hidden" name="username" autoComplete="username" value={link.username} readOnly />
      <NewPasswordFields newPassword={form.field('newPassword')} repeated={form.field('repeated')} />
      <FormProblems of={form} />
      <Button type="submit" tone="primary" size="lg" busy={form.busy}>
        <Trans>Set new password</Trans>
      </Button>
    </form>
  );
}
