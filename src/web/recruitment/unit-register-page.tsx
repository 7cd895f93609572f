import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { emptyRegistration, type RegistrationForm as Values } from '#domain/registration/form.ts';
import { answer, api } from '#web/api/client.ts';
import { useProfile } from '#web/api/profile.ts';
import { startLogin } from '#web/api/start-login.ts';
import { useOwnActivity } from '#web/desk/own-activities.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { type NewAccount, Registered } from '#web/registration/registered.tsx';
import { RegistrationForm } from '#web/registration/registration-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { recruitmentChanges, unitStandingQuery } from './queries.ts';
import type { OfFair } from './routes.ts';
import { unitStandingWords } from './words.ts';

const initial: Values = { ...emptyRegistration, orgType: 'RECRUIT_COMPANY' };

/** A company registers itself and its login (row 207), and its unit for a careers fair, which the fund approves. */
export function UnitRegisterPage() {
  const { t } = useLingui();
  const search: OfFair = useSearch({ strict: false });
  const activityId = useOwnActivity('RECRUIT', search.activityId);
  const profile = useProfile();
  const isRecruiter = profile?.orgType === 'RECRUIT_COMPANY' || profile?.orgType === 'RECRUIT_PURVEYOR';
  return (
    <div className="mx-auto max-w-reading">
      <PageHeader back={<BackLink to="/home" />} title={t`Recruiting unit registration`}>
        <Trans>As a recruiting unit, you can offer positions at the fund’s careers fairs.</Trans>
      </PageHeader>
      {!profile ? (
        <NewUnit />
      ) : isRecruiter && activityId ? (
        <OwnUnit activityId={activityId} />
      ) : (
        <OtherRole activityId={activityId} />
      )}
    </div>
  );
}

function NewUnit() {
  const { href } = useLocation();
  const [registered, setRegistered] = useState<NewAccount | null>(null);
  if (registered) return <Registered account={registered} target={href} />;
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <Trans>Does your unit already have an account?</Trans>
          </p>
          <Button icon="log-in" onClick={() => startLogin({ target: href })}>
            <Trans>Log in</Trans>
          </Button>
        </div>
      </Card>
      <RegistrationForm
        kind="email"
        initial={initial}
        draftKey="register-recruiter"
        register={async (form) => {
          const body = { form, language: currentLocale() };
          setRegistered(await answer(api.POST('/registration/register', { params: { query: {} }, body })));
        }}
      />
    </div>
  );
}

function OwnUnit({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(unitStandingQuery(activityId));
  const registering = useDeed({
    call: () => answer(api.POST('/enrollments', { body: { activityId } })),
    changes: [...recruitmentChanges, ['activities']],
  });
  const words = data?.standing && unitStandingWords[data.standing];
  return (
    <Card title={<Trans>Your unit at the fair</Trans>}>
      <div className="flex flex-col items-start gap-4">
        {words && <Badge tone={words.tone}>{t(words.label)}</Badge>}
        {data?.standing === 'PENDING' && (
          <p>
            <Trans>The fund is checking your registration and will let you know.</Trans>
          </p>
        )}
        {data?.standing === 'APPROVED' && (
          <LinkButton to="/recruit/apply" search={{ activityId }} icon="plus" tone="primary">
            <Trans>New position</Trans>
          </LinkButton>
        )}
        {data?.standing === null && (
          <Button tone="primary" icon="send" busy={registering.busy} onClick={() => void registering.run()}>
            <Trans>Register your unit for this fair</Trans>
          </Button>
        )}
        <LinkButton to="/activity-records" icon="history">
          <Trans>Activity records</Trans>
        </LinkButton>
      </div>
    </Card>
  );
}

const OtherRole = ({ activityId }: { activityId: string | undefined }) => (
  <Card>
    <div className="flex flex-col items-start gap-4">
      <p>
        <Trans>You’re logged in with another role. Switch to a recruiting company role to continue.</Trans>
      </p>
      <LinkButton to="/change-role" search={{ activityId, toRole: 'RECRUIT_COMPANY' }} icon="exchange" tone="primary">
        <Trans>Switch role</Trans>
      </LinkButton>
    </div>
  </Card>
);
