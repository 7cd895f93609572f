import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fullPhone, phoneProblem } from '#domain/participant/phone.ts';
import type { Person } from '#domain/participant/person.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSecondsUntil } from '#web/ui/use-seconds-until.ts';
import { checkPhoneCode, myListKey, sendPhoneCode } from '../queries.ts';
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
  const { t } = useLingui();
  const client = useQueryClient();
  const { phoneCountry, phone } = form.values;
  const number = { phoneCountry, phone };
  const [known, setKnown] = useState(verified && whole(verified));
  const [asked, setAsked] = useState('');
  const [again, setAgain] = useState(0);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const seconds = useSecondsUntil(again);
  const isVerified = known === whole(number);
  const isNumber = phoneProblem(phoneCountry, phone) === null;

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) setAgain(Date.now() + error.retryAfter * 1000);
      setProblem(await errorSentence(error));
    } finally {
      setBusy(false);
    }
  };
  const send = () =>
    attempt(async () => {
      await sendPhoneCode(activityId, number);
      setAsked(whole(number));
      setCode('');
      setAgain(Date.now() + 60_000);
    });
  const check = () =>
    attempt(async () => {
      await checkPhoneCode(activityId, { ...number, code });
      setKnown(whole(number));
      setAsked('');
      await client.invalidateQueries({ queryKey: myListKey(activityId), exact: true });
    });

  return (
    <div className="flex flex-col gap-3">
      <PhoneField
        label={t(fieldWords.phone)}
        required
        error={form.errorAt('phone') ?? form.errorAt('phoneCountry')}
        hint={<Trans>The sign-in code is sent to this phone as well.</Trans>}
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
            {asked === whole(number) ? (
              <Trans>We have sent a code of six digits. It is good for ten minutes.</Trans>
            ) : (
              <Trans>Verify the number with a code. You can save without it, but not send the list.</Trans>
            )}
          </p>
          {asked === whole(number) && (
            <div className="flex flex-wrap items-end gap-3">
              <div className="w-40">
                <TextField
                  label={t`Code from the SMS`}
                  value={code}
                  onChange={setCode}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                />
              </div>
              <Button busy={busy} disabled={code.trim().length !== 6} tone="primary" onClick={() => void check()}>
                <Trans>Verify</Trans>
              </Button>
            </div>
          )}
          {problem && (
            <p role="alert" className="font-medium text-bad">
              {problem}
            </p>
          )}
          <Button icon="phone" busy={busy} disabled={!isNumber || seconds > 0} onClick={() => void send()}>
            {seconds > 0 ? (
              <Trans>Send again in {seconds} s</Trans>
            ) : asked === whole(number) ? (
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
