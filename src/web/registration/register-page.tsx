import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayApply, selfRegistering } from '#domain/enrollment/who-applies.ts';
import { emptyRegistration, type RegistrationForm as Values } from '#domain/registration/form.ts';
import { answer, api } from '#web/api/client.ts';
import { startLogin } from '#web/api/start-login.ts';
import { activityQuery } from '#web/activity/queries.ts';
import { activityIn, StripOfTarget } from '#web/event/strip-of-target.tsx';
import { currentLocale } from '#web/i18n/language.ts';
import { useLoginTarget } from '#web/account/use-login-target.ts';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { type NewAccount, Registered } from './registered.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** A unit that was not invited registers by e-mail (row 087). */
export function RegisterPage() {
  const target = useLoginTarget();
  const activityId = activityIn(target);
  const [registered, setRegistered] = useState<NewAccount | null>(null);
  const register = async (form: Values) => {
    const body = { form, language: currentLocale() };
    setRegistered(await answer(api.POST('/registration/register', { params: { query: {} }, body })));
  };
  return (
    <div className="mx-auto max-w-reading">
      <StripOfTarget target={target} />
      <PageHeader
        back={activityId ? <BackLink to="/take-part" search={{ activityId }} /> : <BackLink to="/home" />}
        title={<Trans>Register your unit</Trans>}
        actions={
          registered ? null : (
            <Button tone="quiet" icon="log-in" onClick={() => startLogin({ target })}>
              <Trans>I have an account</Trans>
            </Button>
          )
        }
      >
        <Trans>With an account you can take part in everything open to your kind of unit.</Trans>
      </PageHeader>
      {registered ? (
        <Registered account={registered} target={target} />
      ) : (
        <FormFor key={target} activityId={activityId} register={register} />
      )}
    </div>
  );
}

/** Registers as what takes part in the event that one is on the way to, where there is one. */
function FormFor({
  activityId,
  register,
}: {
  activityId: string | null;
  register: (form: Values) => Promise<unknown>;
}) {
  const { data: activity, error } = useQuery({ ...activityQuery(activityId ?? ''), enabled: activityId !== null });
  if (activityId && !activity && !error) return <PageSkeleton />;
  const kinds = activity ? selfRegistering.filter((kind) => mayApply(kind, activity.category)) : selfRegistering;
  return (
    <RegistrationForm
      kind="email"
      kinds={kinds}
      initial={{ ...emptyRegistration, orgType: kinds[0] ?? emptyRegistration.orgType }}
      draftKey={activity ? `register:${activity.category}` : 'register'}
      register={register}
    />
  );
}
