import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullPhone, phoneProblem } from '#domain/participant/phone.ts';
import type { Person } from '#domain/participant/person.ts';
import { codeRules } from '#domain/verification/code-rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence, fieldSentence } from '#web/api/error-sentence.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { useWork } from '#web/ui/use-work.ts';
import { CodeBox, type CodeStanding } from '#web/verification/code-box.tsx';
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
  const { doing, work } = useWork<'send' | 'verify'>();
  const isNumber = phoneProblem(phoneCountry, phone) === null;
  const wasVerified = verified !== null && whole(verified) === whole(number);
  const standing = useQuery({ ...phoneStandingQuery(activityId, number), enabled: isNumber && !wasVerified });
  const isVerified = wasVerified || standing.data?.verified === true;
  const { sent = null, askedAt = 0 } = standing.data ?? {};
  const again = Math.max(barredUntil, sent ? askedAt + sent.resendSeconds * 1000 : 0);
  const codeStanding: CodeStanding | null =
    sent || barredUntil > 0
      ? {
          until: sent ? askedAt + sent.expiresSeconds * 1000 : 0,
          again,
          triesLeft: sent && sent.triesLeft < codeRules.tries ? sent.triesLeft : null,
        }
      : null;

  const attempt = async (call: () => Promise<unknown>) => {
    setProblem('');
    try {
      await call();
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) setBarredUntil(Date.now() + error.retryAfter * 1000);
      const [field] = error instanceof ApiError ? error.fields : [];
      setProblem(field ? fieldSentence(field, i18n) : await errorSentence(error));
    } finally {
      await standing.refetch();
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
      {!isVerified && !sent && (
        <p>
          <Trans>Verify the number with a code. You can save now and verify later, but before you send the list.</Trans>
        </p>
      )}
      <CodeBox
        label={<Trans>Code from the SMS</Trans>}
        value={code}
        onChange={setCode}
        standing={codeStanding}
        verified={isVerified}
        verifiedWords={<Trans>Phone verified</Trans>}
        send={<Trans>Send a code</Trans>}
        sentTo={
          <Trans>
            We've sent a code to +{phoneCountry} {phone}.
          </Trans>
        }
        onSend={() => void work(send, 'send')}
        canSend={isNumber}
        sending={doing === 'send'}
        onVerify={() => void work(check, 'verify')}
        verifying={doing === 'verify'}
        problem={problem}
      />
    </div>
  );
}
