import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnInvitation } from '#contract/registration.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { profileQuery, useProfile } from '#web/api/profile.ts';
import { startLogin } from '#web/api/start-login.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { useSimplified } from '#web/i18n/simplified.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { logOut } from '#web/account/end-login.ts';
import { useGoOn } from '#web/account/use-login-target.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rememberAnswered } from './answered-invitation.ts';
import { bind, type Link, targetOf, unitsToBindQuery } from './queries.ts';

const redirectMs = 2000;
const invitedUnit = 'invited';

/** The invited e-mail has an account: its owner logs in and binds the event to it (row 086). */
export function BindingOffer({ invitation, link }: { invitation: OwnInvitation; link: Link }) {
  const profile = useProfile();
  return (
    <Card title={<Trans>You already have an account</Trans>}>
      <div className="flex flex-col gap-4">
        <p>
          <Trans>There’s already an account for {invitation.contactEmail}. Log in with it to add this event.</Trans>
        </p>
        {profile ? (
          <ChooseUnit invitation={invitation} link={link} />
        ) : (
          <Button tone="primary" icon="log-in" onClick={() => startLogin()}>
            <Trans>Log in and link</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

const nameFields = ['nameTc', 'nameEn', 'namePt'] as const;
type Names = Record<(typeof nameFields)[number], string>;

/** The unit that is invited is one of the own ones. */
const sharesName = (one: Names, other: Names): boolean =>
  nameFields.some((field) => one[field] !== '' && one[field].trim() === other[field].trim());

function ChooseUnit({ invitation, link }: { invitation: OwnInvitation; link: Link }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(unitsToBindQuery(link));
  const locale = useLocale();
  const simplify = useSimplified(locale === 'sc');
  const { text: invitedName } = useName(namesOf(invitation));
  const [chosen, setChosen] = useState<string>('');
  const [bound, setBound] = useState(false);
  const {
    run: send,
    busy,
    failure,
  } = useDeed({
    call: async (unitId: string | null) => {
      await bind(link, unitId);
      await changed(profileQuery.queryKey);
      rememberAnswered({ code: link.code, target: targetOf(invitation) });
      setBound(true);
    },
    refusal: 'page',
  });
  const goOn = useGoOn();
  const go = useEffectEvent(() => void goOn(targetOf(invitation)));

  useEffect(() => {
    if (!bound) return;
    const timer = setTimeout(() => {
      go();
    }, redirectMs);
    return () => clearTimeout(timer);
  }, [bound]);

  if (bound) {
    return (
      <Status tone="good">
        <Trans>The event is linked to your account. Taking you there…</Trans>
      </Status>
    );
  }
  if (hasCode(error, 'EMAIL_IS_MISMATCH')) {
    return (
      <>
        <Status tone="warn">
          <Trans>You’re logged in with a different e-mail from the one we invited.</Trans>
        </Status>
        <Button icon="log-out" onClick={() => void logOut()}>
          <Trans>Log out and use the other account</Trans>
        </Button>
      </>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 w-full" />;

  const units = data.content;
  const value = chosen || units[0]?.id || invitedUnit;
  return (
    <>
      <RadioGroup
        label={t`For which unit?`}
        value={value}
        onChange={setChosen}
        choices={[
          ...units.map((unit) => ({ value: unit.id, label: simplify(nameIn(unit, locale)) })),
          ...(units.some((unit) => sharesName(unit, invitation))
            ? []
            : [
                {
                  value: invitedUnit,
                  label: invitedName || t`The invited unit`,
                  hint: t`The unit named in the invitation. We’ll add it to your account.`,
                },
              ]),
        ]}
      />
      <FormError>{failure && sentenceOf(failure, i18n)}</FormError>
      <Button tone="primary" icon="link" busy={busy} onClick={() => void send(value === invitedUnit ? null : value)}>
        <Trans>Link the event</Trans>
      </Button>
    </>
  );
}
