import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Membership, Profile } from '#contract/account/account.ts';
import type { Activity } from '#contract/activity/activity.ts';
import { cardTarget } from '#domain/activity/card.ts';
import { windowFor, windowState } from '#domain/activity/window.ts';
import { rolesThatApply } from '#domain/enrollment/roles-that-apply.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { nameIn } from '#domain/locale.ts';
import { instantOf } from '#domain/instant.ts';
import { takeRole } from '#web/account/role/take-role.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { windowsOf } from '#web/activity/card-windows.ts';
import { handIn } from '#web/activity/hand-in.ts';
import { enrollmentQuery } from '#web/activity/queries.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { useSimplified } from '#web/i18n/simplified.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { WindowLine } from '#web/event/window-line.tsx';

/** The end of the way: where the own unit stands with the event, and the one thing to do now. */
export function ConfirmPart({ activity, profile }: { activity: Activity; profile: Profile }) {
  const { data: enrollment, error, refetch } = useQuery(enrollmentQuery(activity.id, true));
  if (enrollment === undefined) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-48 w-full" />;
  }
  if (enrollment) return <Registered activity={activity} profile={profile} isHandedIn={enrollment.value === 1} />;
  const roles = rolesThatApply(profile, activity);
  return roles.length > 0 ? (
    <Confirm activity={activity} profile={profile} roles={roles} />
  ) : (
    <NoRole activity={activity} />
  );
}

function Registered({ activity, profile, isHandedIn }: { activity: Activity; profile: Profile; isHandedIn: boolean }) {
  const search = { activityId: activity.id };
  const next = cardTarget(activity, { loggedIn: true, orgType: profile.orgType }, null);
  return (
    <Card title={isHandedIn ? <Trans>Your unit is registered</Trans> : <Trans>You’ve started an application</Trans>}>
      <div className="flex flex-col gap-5">
        <Status tone={isHandedIn ? 'good' : 'info'}>
          {isHandedIn ? (
            <Trans>The fund has your registration and will e-mail you about the next step.</Trans>
          ) : (
            <Trans>It’s saved. Pick up where you left off, then submit it.</Trans>
          )}
        </Status>
        <div className="flex flex-wrap gap-3">
          {!isHandedIn && (
            <LinkButton to={next.path} search={next.search} tone="primary" icon="arrow-right">
              <Trans>Continue the application</Trans>
            </LinkButton>
          )}
          {isHandedIn && profile.orgType === 'ROADSHOW' && (
            <LinkButton to="/talk/party-person/apply" search={search} tone="primary" icon="users">
              <Trans>Name your participants</Trans>
            </LinkButton>
          )}
          <LinkButton to="/activity-records" search={search} icon="list">
            <Trans>My registrations</Trans>
          </LinkButton>
          <LinkButton to="/event/detail" search={search} tone="quiet">
            <Trans>Go to the event</Trans>
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

const NoRole = ({ activity: { id: activityId } }: { activity: Activity }) => (
  <Card title={<Trans>Your account can’t register for this event</Trans>}>
    <div className="flex flex-col items-start gap-5">
      <p>
        <Trans>
          None of your roles can take part in this kind of event. Ask the fund’s staff to add one, or log in with
          another account.
        </Trans>
      </p>
      <LinkButton to="/event/detail" search={{ activityId }}>
        <Trans>Go to the event</Trans>
      </LinkButton>
    </div>
  </Card>
);

function Confirm({ activity, profile, roles }: { activity: Activity; profile: Profile; roles: readonly Membership[] }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const locale = useLocale();
  const simplify = useSimplified(locale === 'sc');
  const [chosenId, setChosenId] = useState('');
  const role = roles.find(({ id }) => id === chosenId) ?? roles[0];
  const withForm = hasBooths(activity.category);
  const {
    run: confirm,
    busy,
    failure,
  } = useDeed({
    call: async ({ id, orgType }: Membership) => {
      if (id !== profile.membershipId) await takeRole(id);
      if (!withForm) return await handIn(activity.id);
      const { path, search } = cardTarget(activity, { loggedIn: true, orgType }, null);
      await navigate({ to: path, search });
    },
    refusal: 'page',
  });
  if (!role) return null;
  const unitOf = ({ unit }: Membership) => simplify(unit ? nameIn(unit, locale) : '');
  const window = windowFor(windowsOf(activity), role.orgType);
  const isOpen = windowState(window, instantOf(Date.now())) === 'OPEN';
  return (
    <>
      <Card title={withForm ? <Trans>Start your application</Trans> : <Trans>Confirm your registration</Trans>}>
        <div className="flex flex-col gap-5">
          {roles.length > 1 ? (
            <RadioGroup
              label={t`Who is taking part?`}
              value={role.id}
              onChange={setChosenId}
              choices={roles.map((one) => ({ value: one.id, label: unitOf(one), hint: t(roleWords[one.orgType]) }))}
            />
          ) : (
            <div>
              <p className="text-sm text-muted">{t(roleWords[role.orgType])}</p>
              <p className="text-lg font-semibold">{unitOf(role)}</p>
            </div>
          )}
          <p className="text-muted">
            {withForm ? (
              <Trans>First accept the statement, then fill in the application. We save it as you go.</Trans>
            ) : (
              <Trans>We’ll send it to the fund straight away. You can withdraw it under “My registrations”.</Trans>
            )}
          </p>
          <p className={isOpen ? 'text-muted' : 'font-medium text-bad'}>
            <Trans>
              Registration: <WindowLine window={window} />
            </Trans>
          </p>
          <FormError>{failure && sentenceOf(failure, i18n)}</FormError>
        </div>
      </Card>
      <StickyActions>
        <Button tone="primary" size="lg" busy={busy} disabled={!isOpen} onClick={() => void confirm(role)}>
          {withForm ? <Trans>Start the application</Trans> : <Trans>Register {unitOf(role)}</Trans>}
        </Button>
      </StickyActions>
    </>
  );
}
