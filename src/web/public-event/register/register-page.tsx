import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { PublicEvent } from '#contract/public-event/public-event.ts';
import { isEmail } from '#domain/account/check-account.ts';
import type { FieldError } from '#domain/errors.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { canWork, doWork } from '#web/verification/calls.ts';
import { CaptchaField } from '#web/verification/captcha-field.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { EventFacts } from '../event-facts.tsx';
import { eventQuery, publicEventKey, registerFor } from '../queries.ts';
import type { EventSearch } from '../routes.ts';
import { SeatsLeft } from '../seats-left.tsx';
import { LostLink } from './lost-link.tsx';

/** Seats for a public event, without an account; it ends on one's own registration. */
export function RegisterPage() {
  const { t } = useLingui();
  usePageTitle(t`Register for the event`);
  const { activityId = '' }: EventSearch = useSearch({ strict: false });
  const { data, error, refetch } = useQuery(eventQuery(activityId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
      <PageHeader
        back={<BackLink to="/public-event-announce" search={{ activityId }} />}
        title={<LocalizedName of={namesOf(data)} />}
      />
      <EventFacts of={data} />
      <SeatsLeft of={data} />
      {data.window === 'OPEN' ? (
        <RegisterForm of={data} />
      ) : (
        <Status tone="info">
          <Trans>Registration isn’t open.</Trans>
        </Status>
      )}
      <LostLink activityId={activityId} />
    </div>
  );
}

const nothing = { name: '', email: '', seats: '1', groupName: '', consent: false };
type Values = typeof nothing;

function RegisterForm({ of: event }: { of: PublicEvent }) {
  const { t } = useLingui();
  const language = useLocale();
  const navigate = useNavigate();
  const [proof, setProof] = useState<string | null>(null);
  const draftKey = `register-${event.id}`;
  const form = useForm<Values>({
    initial: { ...nothing, ...storedDraft<Values>(draftKey), consent: false },
    check: (values) => problemsOf(values, event.seatsPerRegistration),
    async submit({ seats, name, email, groupName }) {
      const shown = proof ?? (await doWork(new AbortController().signal));
      // Good once: another try needs another one.
      setProof(null);
      const said = { name, email, groupName, language, seats: Number(seats), consent: true, proof: shown } as const;
      const { link } = await registerFor(event.id, said);
      forgetDraft(draftKey);
      await changed([...publicEventKey]);
      await navigate({ to: '/public-event/own', hash: link, replace: true });
    },
  });
  useDraft(draftKey, form.values, form.dirty);
  const isGroup = Number(form.values.seats) > 1;
  const seats = Number(form.values.seats);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <ErrorSummary problems={form.problems} />
      <TextField {...form.field('name')} label={t`Your name`} autoComplete="name" required />
      <TextField
        {...form.field('email')}
        label={t`E-mail`}
        hint={t`We’ll send your sign-in code and personal link here.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField
        {...form.field('seats')}
        label={t`Number of people, including you`}
        hint={<Plural value={event.seatsPerRegistration} one="At most # person" other="At most # people" />}
        type="number"
        inputMode="numeric"
        min={1}
        max={event.seatsPerRegistration}
        required
      />
      {isGroup && (
        <TextField
          {...form.field('groupName')}
          label={t`Name of the group`}
          hint={t`For example, school and class. Staff at the door use it to find your group.`}
        />
      )}
      {seats > event.free && (
        <Status tone="info">
          <Plural
            value={event.free}
            _0="All seats are taken. We’ll put you on the waiting list and e-mail you when there’s room."
            one="Only # seat is free. We’ll put you on the waiting list until there’s room for all of you."
            other="Only # seats are free. We’ll put you on the waiting list until there’s room for all of you."
          />
        </Status>
      )}
      <CheckboxField
        checked={form.values.consent}
        onChange={(is) => form.set('consent', is)}
        error={form.errorAt('consent')}
        label={<Trans>You may keep my details for this event. They’re deleted 90 days after it.</Trans>}
        required
      />
      {!canWork() && !proof && <CaptchaField onPassed={setProof} />}
      <FormError>{form.error}</FormError>
      <Button type="submit" tone="primary" full busy={form.busy} disabled={!canWork() && !proof}>
        {seats > event.free ? <Trans>Join the waiting list</Trans> : <Trans>Register</Trans>}
      </Button>
    </form>
  );
}

function problemsOf({ name, email, seats, consent }: Values, most: number): FieldError[] {
  const count = Number(seats);
  const found: FieldError[] = [];
  if (!name.trim()) found.push({ path: 'name', problem: 'required' });
  if (!email.trim()) found.push({ path: 'email', problem: 'required' });
  else if (!isEmail(email.trim())) found.push({ path: 'email', problem: 'format' });
  if (!Number.isInteger(count) || count < 1) found.push({ path: 'seats', problem: 'required' });
  else if (count > most) found.push({ path: 'seats', problem: 'tooLarge', params: { limit: most } });
  if (!consent) found.push({ path: 'consent', problem: 'required' });
  return found;
}
