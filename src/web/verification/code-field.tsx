import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { normalCode } from '#domain/verification/code-problem.ts';
import { ApiError, hasCode } from '#web/api/api-error.ts';
import { errorSentence, fieldSentence } from '#web/api/error-sentence.ts';
import { useWork } from '#web/ui/use-work.ts';
import { canWork, doWork } from './calls.ts';
import { CaptchaField } from './captcha-field.tsx';
import { CodeBox } from './code-box.tsx';
import { forgetSent, onSentElsewhere, rememberRight, rememberSent, rememberTry, sentBefore } from './sent-code.ts';

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
  /** Another code is on its way: what stands in the field was of the one before. */
  onSent: () => void;
  /** Whether a code is right, which leaves it good for the form; absent where only the form may tell. */
  check?: (code: string) => Promise<unknown>;
  /** What the code is for and where it goes: while it is good, it is known that it was sent. */
  purpose: string;
  to: string;
}

/**
 * A code of six digits by SMS or mail, as a field of a form (row 083). The device proves by a piece of work that nobody
 * floods the portal; where it cannot, its person reads a picture. What was asked, tried and verified is remembered.
 */
export function CodeField({
  label,
  send,
  sentTo,
  name,
  value,
  onChange,
  error,
  mayAsk,
  ask,
  onSent,
  check,
  purpose,
  to,
}: Props) {
  const { i18n } = useLingui();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const [proving, setProving] = useState(false);
  const { doing, work } = useWork<'send' | 'verify'>();
  const [barredUntil, setBarredUntil] = useState(0);
  const [problem, setProblem] = useState<ReactNode>('');
  // Read again with each letter of where it goes: what was sent to another place does not count here.
  const sent = sentBefore(purpose, to);
  const right = sent?.right;

  // A code that was verified before a reload goes with the form as if it had just been typed.
  const takeRight = useEffectEvent(() => {
    if (right && value !== right) onChange(right);
  });
  useEffect(() => takeRight(), [right]);
  // The form found it used up: it is to be asked for anew.
  const forget = useEffectEvent(() => {
    if (!right) return;
    forgetSent(purpose);
    onChange('');
  });
  useEffect(() => {
    if (error) forget();
  }, [error]);
  useEffect(() => onSentElsewhere(readAgain), []);

  const sendWith = async (proof: string) => {
    setProving(false);
    try {
      await ask(proof);
      rememberSent(purpose, to);
      onSent();
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter) setBarredUntil(Date.now() + failure.retryAfter * 1000);
      setProblem(await whyNotSent(failure));
    }
  };
  const prove = async () => {
    setProblem('');
    if (!mayAsk()) return;
    if (!canWork()) return setProving(true);
    const proof = await doWork(new AbortController().signal).catch(() => null);
    // A device that cannot do the work has a person who can read.
    if (proof === null) setProving(true);
    else await sendWith(proof);
  };
  const verify = async () => {
    if (!check) return;
    setProblem('');
    try {
      await check(value);
      rememberRight(purpose, to, normalCode(value));
    } catch (failure) {
      const [field] = failure instanceof ApiError ? failure.fields : [];
      const left = field?.params?.['left'];
      if (field?.problem === 'codeIsOver') rememberTry(purpose, to, 0);
      else if (typeof left === 'number') rememberTry(purpose, to, left);
      setProblem(field ? fieldSentence(field, i18n) : await errorSentence(failure));
    }
  };

  const standing =
    sent || barredUntil > 0
      ? { until: sent?.until ?? 0, again: Math.max(barredUntil, sent?.again ?? 0), triesLeft: sent?.triesLeft ?? null }
      : null;
  return (
    <CodeBox
      label={label}
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      standing={standing}
      verified={Boolean(right) && value === right}
      verifiedWords={<Trans>Code verified</Trans>}
      send={send}
      sentTo={sentTo}
      onSend={() => void work(prove, 'send')}
      sending={doing === 'send'}
      onVerify={check && (() => void work(verify, 'verify'))}
      verifying={doing === 'verify'}
      problem={problem}
      proof={proving && <CaptchaField onPassed={(proof) => void work(() => sendWith(proof), 'send')} />}
    />
  );
}

async function whyNotSent(failure: unknown): Promise<ReactNode> {
  if (failure instanceof ApiError && (failure.retryAfter ?? 0) > 60) {
    return <Trans>We can’t send any more codes there right now. Please try again later.</Trans>;
  }
  if (hasCode(failure, 'CAPTCHA_HAS_EXPIRED', 'CAPTCHA_NOT_FOUND')) {
    return <Trans>That took too long. Please try again.</Trans>;
  }
  return errorSentence(failure);
}
