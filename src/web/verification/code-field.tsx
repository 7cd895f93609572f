import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ApiError, hasCode } from '#web/api/api-error.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSecondsUntil } from '#web/ui/use-seconds-until.ts';
import { CaptchaField } from './captcha-field.tsx';
import { rememberSent, sentBefore } from './sent-code.ts';

interface Props {
  label: ReactNode;
  /** What stands on the button before the first code was sent. */
  send: ReactNode;
  /** Where it went, once it was sent. */
  sentTo: ReactNode;
  name: string;
  value: string;
  onChange: (code: string) => void;
  error?: ReactNode;
  /** Whether a code can be asked for; shows by itself what stands in the way. */
  mayAsk: () => boolean;
  ask: (proof: string) => Promise<unknown>;
  /** What the code is for and where it goes: while it is good, it is known that it was sent. */
  purpose: string;
  to: string;
}

/** A code of six digits by SMS or mail: a captcha first, then a minute until another one can be had (row 083). */
export function CodeField({ label, send, sentTo, name, value, onChange, error, mayAsk, ask, purpose, to }: Props) {
  const { t } = useLingui();
  const [proving, setProving] = useState(false);
  // Read again with each letter of where it goes: what was sent to another place does not count here.
  const wasSent = sentBefore(purpose, to);
  const [barredUntil, setBarredUntil] = useState(0);
  const [problem, setProblem] = useState('');
  const seconds = useSecondsUntil(Math.max(barredUntil, wasSent?.again ?? 0));

  const passed = async (proof: string) => {
    setProving(false);
    try {
      await ask(proof);
      setBarredUntil(rememberSent(purpose, to).again);
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter) setBarredUntil(Date.now() + failure.retryAfter * 1000);
      const late = failure instanceof ApiError && (failure.retryAfter ?? 0) > 60;
      const expired = hasCode(failure, 'CAPTCHA_HAS_EXPIRED', 'CAPTCHA_NOT_FOUND');
      setProblem(
        late
          ? t`No more codes can be sent there for now. Please try again later.`
          : expired
            ? t`That took too long. Please try once more.`
            : await errorSentence(failure),
      );
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={label}
        required
        name={name}
        value={value}
        onChange={onChange}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div>
        <Button
          icon="send"
          disabled={seconds > 0 || proving}
          onClick={() => {
            setProblem('');
            if (mayAsk()) setProving(true);
          }}
        >
          {seconds > 0 ? (
            seconds > 90 ? (
              <Trans>Send again later</Trans>
            ) : (
              <Trans>Send again in {seconds} s</Trans>
            )
          ) : wasSent ? (
            <Trans>Send the code again</Trans>
          ) : (
            send
          )}
        </Button>
      </div>
      {proving && <CaptchaField onPassed={(proof) => void passed(proof)} />}
      <output className="text-muted empty:-mt-3">{wasSent && !proving && !problem && sentTo}</output>
      {problem && (
        <p role="alert" className="font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
