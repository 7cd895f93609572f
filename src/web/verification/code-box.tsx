import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { codeProblem, normalCode } from '#domain/verification/code-problem.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { durationText } from '#web/ui/duration-text.ts';
import { FieldProblem } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSecondsUntil } from '#web/ui/use-seconds-until.ts';

/** Where the code of one number or address stands. */
export interface CodeStanding {
  /** When it stops being good, in ms; in the past where none waits to be entered. */
  until: number;
  /** When another one can be asked for, in ms. */
  again: number;
  /** Null where nobody has tried yet, or nobody may know. */
  triesLeft: number | null;
}

interface Props {
  label: ReactNode;
  name?: string;
  value: string;
  onChange: (code: string) => void;
  /** What the form says of it. */
  error?: ReactNode;
  standing: CodeStanding | null;
  verified: boolean;
  /** What the badge says then. */
  verifiedWords: ReactNode;
  /** What stands on the button before the first code was sent. */
  send: ReactNode;
  /** Where it went, once it was sent. */
  sentTo: ReactNode;
  onSend: () => void;
  canSend?: boolean;
  sending: boolean;
  /** Tries the code that is typed; absent where only the whole form can. */
  onVerify?: (() => void) | undefined;
  verifying: boolean;
  problem: ReactNode;
  /** Stands in place while something has to be proved before a code is sent. */
  proof?: ReactNode;
}

/** From then on another code cannot be had for a while; how long would only be read as a threat. */
const laterSeconds = 90;

/**
 * The one face of a code by SMS or mail: not asked for, on its way with how long it is good, how many tries are left
 * and when another one can be had, or verified. It is tried as soon as its last digit stands there, and by Enter.
 */
export function CodeBox({ value, standing, verified, onVerify, ...shown }: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef(false);
  const tried = useRef('');
  const secondsGood = useSecondsUntil(standing?.until ?? 0);
  const seconds = useSecondsUntil(standing?.again ?? 0);
  const triesLeft = standing?.triesLeft ?? null;
  const canEnter = secondsGood > 0 && triesLeft !== 0;
  const until = standing?.until ?? 0;
  const digits = normalCode(value);
  const isWhole = codeProblem(value) === null;

  useEffect(() => {
    if (!wanted.current || !canEnter) return;
    wanted.current = false;
    box.current?.querySelector('input')?.focus();
  }, [canEnter, until]);

  const verify = () => {
    if (!onVerify || !isWhole || shown.verifying) return;
    tried.current = digits;
    onVerify();
  };
  useEffect(() => {
    if (isWhole && canEnter && !verified && tried.current !== digits) verify();
  });

  if (verified) {
    return (
      <output>
        <Badge tone="good" icon="check-circle">
          {shown.verifiedWords}
        </Badge>
      </output>
    );
  }
  return (
    <fieldset
      ref={box}
      aria-invalid={shown.error && !canEnter ? true : undefined}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-line p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !onVerify) return;
        // Not the form around it, which would throw the code away.
        event.preventDefault();
        verify();
      }}
    >
      <legend className="sr-only">{shown.label}</legend>
      {canEnter && (
        <>
          <p>{shown.sentTo}</p>
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-40 flex-1">
              <TextField
                label={shown.label}
                required
                {...(shown.name ? { name: shown.name } : {})}
                value={value}
                onChange={shown.onChange}
                error={shown.error}
                inputMode="numeric"
                autoComplete="one-time-code"
                enterKeyHint="go"
              />
            </div>
            {onVerify && (
              <Button
                tone="primary"
                busy={shown.verifying}
                disabled={!isWhole}
                onClick={() => {
                  tried.current = '';
                  verify();
                }}
              >
                <Trans>Verify</Trans>
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">
            <Trans>Valid for {durationText(secondsGood)}.</Trans>{' '}
            {triesLeft !== null && <Trans>Tries left: {triesLeft}.</Trans>}
          </p>
        </>
      )}
      {!canEnter && <FieldProblem id="">{shown.error}</FieldProblem>}
      {shown.problem && (
        <p role="alert" className="font-medium text-bad">
          {shown.problem}
        </p>
      )}
      {shown.proof}
      <div>
        <Button
          icon="send"
          busy={shown.sending}
          disabled={seconds > 0 || shown.canSend === false || Boolean(shown.proof)}
          onClick={() => {
            wanted.current = true;
            shown.onSend();
          }}
        >
          {seconds > laterSeconds ? (
            t`New code later`
          ) : seconds > 0 ? (
            <Trans>New code in {durationText(seconds)}</Trans>
          ) : standing ? (
            <Trans>Send a new code</Trans>
          ) : (
            shown.send
          )}
        </Button>
      </div>
    </fieldset>
  );
}
