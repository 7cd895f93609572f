import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { emptyRegistration, type RegistrationForm as Values } from '#domain/registration/form.ts';
import { answer, api } from '#web/api/client.ts';
import { startLogin } from '#web/api/start-login.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { useLoginTarget } from '#web/account/use-login-target.ts';
import { Button } from '#web/ui/button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Registered } from './registered.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** A unit that was not invited registers by e-mail (row 087). */
export function RegisterPage() {
  const target = useLoginTarget();
  const [registered, setRegistered] = useState<string | null>(null);
  const register = async (form: Values) => {
    const body = { form, language: currentLocale() };
    const done = await answer(api.POST('/registration/register', { params: { query: {} }, body }));
    setRegistered(done.username);
  };
  return (
    <div className="mx-auto max-w-reading">
      <PageHeader
        back={<BackLink to="/home" />}
        title={<Trans>Register a new account</Trans>}
        actions={
          registered ? null : (
            <Button tone="quiet" icon="log-in" onClick={() => startLogin({ target })}>
              <Trans>I have an account</Trans>
            </Button>
          )
        }
      >
        <Trans>
          For units that were not invited. With an account you can apply for what is open to your kind of unit.
        </Trans>
      </PageHeader>
      {registered ? (
        <Registered username={registered} target={target} />
      ) : (
        <RegistrationForm kind="email" initial={emptyRegistration} draftKey="register" register={register} />
      )}
    </div>
  );
}
