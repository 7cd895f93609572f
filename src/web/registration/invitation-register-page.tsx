import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { OwnInvitation } from '#contract/registration.ts';
import { namesOf } from '#domain/locale.ts';
import { emptyRegistration, type RegistrationForm as Values } from '#domain/registration/form.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { useGoOn } from '#web/account/use-login-target.ts';
import { answer, api } from '#web/api/client.ts';
import { useLoggedIn } from '#web/api/session-token.ts';
import { roleTarget, startLogin } from '#web/api/start-login.ts';
import { StripOfTarget } from '#web/event/strip-of-target.tsx';
import { currentLocale } from '#web/i18n/language.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { PageSkeleton } from '#web/shell/page-skeleton.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Status } from '#web/ui/badge.tsx';
import { BindingOffer } from './binding-offer.tsx';
import { answeredTarget, rememberAnswered } from './answered-invitation.ts';
import { invitationQuery, type Link, targetOf } from './queries.ts';
import { type NewAccount, Registered } from './registered.tsx';
import { RegistrationForm } from './registration-form.tsx';

const toRootMs = 3000;

/** What the link of an invitation opens (rows 079-086): pending, the form or the offer to bind, or why it failed. */
export function InvitationRegisterPage() {
  const { invitation_code: code, activityId } = useSearch({ strict: false });
  const link = useMemo((): Link => ({ code: code ?? '', activityId }), [code, activityId]);
  const { data: invitation, error, refetch } = useQuery({ ...invitationQuery(link), enabled: link.code !== '' });
  const [registered, setRegistered] = useState<NewAccount | null>(null);

  if (!registered && (link.code === '' || error))
    return <Failed code={link.code} error={error} onRetry={() => void refetch()} />;
  if (!invitation) return <PageSkeleton />;
  const target = targetOf(invitation);
  return (
    <div className="mx-auto max-w-reading">
      <StripOfTarget target={target} />
      <PageHeader title={<Trans>Register by invitation</Trans>}>
        {!invitation.activity && <LocalizedName of={namesOf(invitation.event)} className="font-medium text-ink" />}
        {invitation.expiresAt && (
          <p>
            <Trans>
              This invitation is valid until <DateTime at={invitation.expiresAt} short />.
            </Trans>
          </p>
        )}
      </PageHeader>
      {registered ? (
        <Registered account={registered} target={target} />
      ) : invitation.accountExisted ? (
        <BindingOffer invitation={invitation} link={link} />
      ) : (
        <InvitedForm invitation={invitation} link={link} onRegistered={setRegistered} />
      )}
    </div>
  );
}

function InvitedForm({
  invitation,
  link,
  onRegistered,
}: {
  invitation: OwnInvitation;
  link: Link;
  onRegistered: (account: NewAccount) => void;
}) {
  const initial = useMemo(() => knownOf(invitation), [invitation]);
  const register = async (form: Values) => {
    const query = { invitation_code: link.code, ...(link.activityId ? { activityId: link.activityId } : {}) };
    try {
      const done = await answer(
        api.POST('/registration/register', { params: { query }, body: { form, language: currentLocale() } }),
      );
      rememberAnswered({ code: link.code, target: targetOf(invitation) });
      onRegistered(done);
    } catch (error) {
      // Somebody registered this e-mail meanwhile, or the link is over: the page then shows what there is to do.
      if (hasCode(error, 'ACCOUNT_EXISTED', 'ACCOUNT', 'INVITATION_CODE_DISABLED')) {
        await changed(invitationQuery(link).queryKey);
      }
      throw error;
    }
  };
  return (
    <RegistrationForm
      kind="invitation"
      initial={initial}
      draftKey={`invitation:${invitation.id}`}
      register={register}
    />
  );
}

const knownOf = (invitation: OwnInvitation): Values => ({
  ...emptyRegistration,
  nameTc: invitation.nameTc,
  nameEn: invitation.nameEn,
  namePt: invitation.namePt,
  summary: invitation.summary,
  typeId: invitation.typeId,
  contactPerson: invitation.contactPerson,
  countryCode: invitation.countryCode,
  contactMobile: invitation.contactMobile,
  contactTelNo: invitation.contactTelNo,
  contactEmail: invitation.contactEmail,
  countryRegionId: invitation.countryRegionId,
  provinceId: invitation.provinceId,
  cityId: invitation.cityId,
  username: invitation.username ?? '',
});

function Failed({ code, error, onRetry }: { code: string; error: unknown; onRetry: () => void }) {
  const navigate = useNavigate();
  const isOver = hasCode(error, 'INVITATION_CODE_DISABLED');
  const target = isOver ? answeredTarget(code) : null;
  const leaves = isOver && target === null;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => void navigate({ to: '/home', replace: true }), toRootMs);
    return () => clearTimeout(timer);
  }, [leaves, navigate]);

  const isWrong =
    error === null || hasCode(error, 'INVITATION_CODE_ERROR', 'EVENT_ACTIVITIES_NOT_FOUND', 'PARAMS_ERROR');
  return (
    <div className="mx-auto max-w-reading">
      {target && <StripOfTarget target={target} />}
      <PageHeader title={<Trans>Register by invitation</Trans>} />
      {target !== null ? (
        <Answered target={target} />
      ) : isOver || isWrong ? (
        <div role="alert" className="flex flex-col gap-4">
          <Status tone="bad">
            {isOver ? (
              <Trans>This invitation has expired or was already used. Taking you to the home page…</Trans>
            ) : (
              <Trans>
                The invitation code is wrong. Open the link in our latest e-mail again, or ask the organiser.
              </Trans>
            )}
          </Status>
          <div className="flex flex-wrap gap-3">
            <Button icon="log-in" onClick={() => startLogin({ target: roleTarget })}>
              <Trans>Log in</Trans>
            </Button>
            <LinkButton to="/home" tone="quiet">
              <Trans>Go to home page</Trans>
            </LinkButton>
          </div>
        </div>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

/** Whoever came back to the link after answering it here. */
function Answered({ target }: { target: string }) {
  const goOn = useGoOn();
  const loggedIn = useLoggedIn();
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <Status tone="good">
          <Trans>You’ve answered this invitation. Your account is ready.</Trans>
        </Status>
      </div>
      <Button
        tone="primary"
        icon={loggedIn ? 'arrow-right' : 'log-in'}
        onClick={() => (loggedIn ? void goOn(target) : startLogin({ target }))}
      >
        {loggedIn ? <Trans>Continue</Trans> : <Trans>Log in</Trans>}
      </Button>
    </div>
  );
}
