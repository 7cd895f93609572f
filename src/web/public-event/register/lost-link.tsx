import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isEmail } from '#domain/account/check-account.ts';
import { canWork, doWork } from '#web/verification/calls.ts';
import { CaptchaField } from '#web/verification/captcha-field.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { sendLink } from '../queries.ts';

/** For whoever registered and lost the mail. The answer is the same for everybody. */
export function LostLink({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [proof, setProof] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) =>
      !email.trim()
        ? [{ path: 'email', problem: 'required' }]
        : isEmail(email.trim())
          ? []
          : [{ path: 'email', problem: 'format' }],
    async submit({ email }) {
      const shown = proof ?? (await doWork(new AbortController().signal));
      // Good once: another try needs another one.
      setProof(null);
      await sendLink(activityId, { email, proof: shown });
      setSent(true);
    },
  });
  if (!isOpen)
    return (
      <Button tone="quiet" icon="mail" onClick={() => setOpen(true)}>
        <Trans>Already registered? Resend my link</Trans>
      </Button>
    );
  if (isSent)
    return (
      <Status tone="info">
        <Trans>
          If this address is registered for the event, we’ve sent the link. You can ask for it once every 10 minutes.
        </Trans>
      </Status>
    );
  return (
    <Card title={<Trans>Resend my link</Trans>}>
      <form {...form.props} className="flex flex-col gap-4">
        <TextField
          {...form.field('email')}
          label={t`E-mail you registered with`}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        {!canWork() && !proof && <CaptchaField onPassed={setProof} />}
        <FormProblems of={form} />
        <Button type="submit" busy={form.busy} disabled={!canWork() && !proof}>
          <Trans>Send link</Trans>
        </Button>
      </form>
    </Card>
  );
}
