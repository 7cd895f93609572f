import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullPhone, phoneProblem } from '#domain/participant/phone.ts';
import type { Person } from '#domain/participant/person.ts';
import { codeProblem } from '#domain/verification/code-problem.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence, fieldSentence } from '#web/api/error-sentence.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSecondsUntil } from '#web/ui/use-seconds-until.ts';
import { checkPhoneCode, myListKey, phoneStandingQuery, sendPhoneCode } from '../queries.ts';
import { fieldWords } from '../words.ts';
import type { PersonFormState } from './person-form.tsx';

type PhoneNumber = Pick<Person, 'phone' | 'phoneCountry'>;
const whole = ({ phoneCountry, phone }: PhoneNumber): string => fullPhone(phoneCountry, phone);

/** The mobile number, and the code that proves that somebody reads what is sent to it (row 213, G42). */
export function VerifiedPhone({
  form,
  activityId,
  verified,
}: {
  form: PersonFormState;
  activityId: string;
  verified: PhoneNumber | null;
}) {
  const { t, i18n } = useLingui();
  const { phoneCountry, phone } = form.values;
  const number = { phoneCountry, phone };
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [barredUntil, setBarredUntil] = useState(0);
  const [busy, setBusy] = useState(false);
  const isNumber = phoneProblem(phoneCountry, phone) === null;
  const wasVerified = verified !== null && whole(verified) === whole(number);
  const standing = useQuery({ ...phoneStandingQuery(activityId, number), enabled: isNumber && !wasVerified });
  const isVerified = wasVerified || standing.data?.verified === true;
  const { sent = null, askedAt = 0 } = standing.data ?? {};
  const secondsLeft = useSecondsUntil(sent ? askedAt + sent.expiresSeconds * 1000 : 0);
  const canEnter = sent !== null && sent.triesLeft > 0 && secondsLeft > 0;
  const again = Math.max(barredUntil, sent ? askedAt + sent.resendSeconds * 1000 : 0);
  const seconds = useSecondsUntil(again);
  const minutes = Math.ceil(secondsLeft / 60);
  const isWhole = codeProblem(code) === null;

  const attempt = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) setBarredUntil(Date.now() + error.retryAfter * 1000);
      const [field] = error instanceof ApiError ? error.fields : [];
      setProblem(field ? fieldSentence(field, i18n) : await errorSentence(error));
    } finally {
      await standing.refetch();
      setBusy(false);
    }
  };
  const send = () =>
    attempt(async () => {
      await sendPhoneCode(activityId, number);
      setCode('');
    });
  const check = () =>
    attempt(async () => {
      await checkPhoneCode(activityId, { ...number, code });
      await changed(myListKey(activityId));
    });

  return (
    <div className="flex flex-col gap-3">
      <PhoneField
        label={t(fieldWords.phone)}
        required
        error={form.errorAt('phone') ?? form.errorAt('phoneCountry')}
        hint={<Trans>We'll also text the sign-in code to this phone.</Trans>}
        value={{ countryCode: phoneCountry, mobile: phone }}
        onChange={(next) => {
          form.set('phoneCountry', next.countryCode);
          form.set('phone', next.mobile);
        }}
      />
      <output>
        {isVerified && (
          <Badge tone="good" icon="check-circle">
            <Trans>Phone verified</Trans>
          </Badge>
        )}
      </output>
      {!isVerified && (
        <div className="flex flex-col gap-3 rounded-lg border border-line p-4">
          <p>
            {canEnter ? (
              <Trans>We've sent a 6-digit code. It expires in {minutes} minutes.</Trans>
            ) : (
              <Trans>
                Verify the number with a code. You can save now and verify later, but before you send the list.
              </Trans>
            )}
          </p>
          {canEnter && (
            <fieldset
              className="flex flex-wrap items-end gap-3"
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
                // Not the step of the form around it.
                event.preventDefault();
                if (isWhole) void check();
              }}
            >
              <div className="w-40">
                <TextField
                  label={t`Code from the SMS`}
                  value={code}
                  onChange={setCode}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  enterKeyHint="go"
                />
              </div>
              <Button busy={busy} disabled={!isWhole} tone="primary" onClick={() => void check()}>
                <Trans>Verify</Trans>
              </Button>
            </fieldset>
          )}
          {problem && (
            <p role="alert" className="font-medium text-bad">
              {problem}
            </p>
          )}
          <Button icon="phone" busy={busy} disabled={!isNumber || seconds > 0} onClick={() => void send()}>
            {seconds > 0 ? (
              <Trans>Send again in {seconds} s</Trans>
            ) : sent ? (
              <Trans>Send the code again</Trans>
            ) : (
              <Trans>Send a code</Trans>
            )}
          </Button>
        </div>
      )}
    </div>
  );
}
