import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isEmail } from '#domain/account/check-account.ts';
import type { Contact } from '#contract/account/own-account.ts';
import type { FieldError } from '#domain/errors.ts';
import { phoneProblem, usualCountryCode } from '#domain/participant/phone.ts';
import { codeProblem } from '#domain/verification/code-problem.ts';
import { documentPhone } from '#domain/verification/document-phone.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { checkCode, sendCode } from '#web/verification/calls.ts';
import { CodeField } from '#web/verification/code-field.tsx';
import { forgetSent } from '#web/verification/sent-code.ts';
import { changeEmail, changeMobile } from './own-account-calls.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  contact: Contact;
  onSaved: (next: Contact) => void;
  onCancel: () => void;
}

const passwordMissing = (password: string): FieldError[] =>
  password ? [] : [{ path: 'password', problem: 'required' }];

function wrongCode(code: string): FieldError[] {
  const problem = codeProblem(code);
  return problem ? [{ path: 'code', problem }] : [];
}

/** A new number, the code sent to it, and the password. */
export function MobileForm({ contact, onSaved, onCancel }: Props) {
  const { t } = useLingui();
  const form = useForm({
    initial: { countryCode: usualCountryCode, mobile: '', code: '', password: '' },
    check: (values) => [...numberProblem(values), ...wrongCode(values.code), ...passwordMissing(values.password)],
    async submit({ code, password, ...phone }) {
      const body = { mobile: documentPhone(phone), code, password, version: contact.version };
      const saved = await changeMobile(body);
      forgetSent('contact SMS');
      onSaved(saved);
      toast({ tone: 'good', text: t`Your mobile number has been changed.` });
    },
  });
  const { countryCode, mobile } = form.values;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <PhoneField
        label={t`New mobile`}
        required
        value={{ countryCode, mobile }}
        onChange={(phone) => {
          form.set('countryCode', phone.countryCode);
          form.set('mobile', phone.mobile);
        }}
        error={form.errorAt('mobile')}
      />
      <CodeField
        {...form.field('code')}
        label={t`Code from the SMS`}
        send={<Trans>Send a code by SMS</Trans>}
        sentTo={
          <Trans>
            We've sent a code to +{countryCode} {mobile}.
          </Trans>
        }
        mayAsk={() => {
          const found = numberProblem(form.values);
          if (found.length > 0) form.showProblems(found);
          return found.length === 0;
        }}
        purpose="contact SMS"
        to={documentPhone({ countryCode, mobile })}
        ask={(proof) => sendCode({ mobile: documentPhone({ countryCode, mobile }) }, 'CONTACT', proof)}
        onSent={() => form.clear('code')}
        check={(code) => checkCode({ mobile: documentPhone({ countryCode, mobile }) }, 'CONTACT', code)}
      />
      <OwnPassword form={form.field('password')} />
      <FormProblems of={form} />
      <Buttons busy={form.busy} onCancel={onCancel}>
        <Trans>Save mobile</Trans>
      </Buttons>
    </form>
  );
}

function numberProblem({ countryCode, mobile }: { countryCode: string; mobile: string }): FieldError[] {
  const problem = phoneProblem(countryCode, mobile);
  return problem ? [{ path: 'mobile', problem }] : [];
}

/** A new address, the code sent to it, and the password; the address until now is told. */
export function EmailForm({ contact, onSaved, onCancel }: Props) {
  const { t } = useLingui();
  const form = useForm({
    initial: { email: '', code: '', password: '' },
    check: (values) => [
      ...addressProblem(values.email),
      ...wrongCode(values.code),
      ...passwordMissing(values.password),
    ],
    async submit({ email, code, password }) {
      const body = { email: email.trim(), code, password, version: contact.version };
      const saved = await changeEmail(body);
      forgetSent('contact mail');
      onSaved(saved);
      toast({ tone: 'good', text: t`Your e-mail has been changed. We've let your old address know.` });
    },
  });
  const { email } = form.values;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <TextField
        {...form.field('email')}
        label={t`New e-mail`}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <CodeField
        {...form.field('code')}
        label={t`Code from the e-mail`}
        send={<Trans>Send a code by e-mail</Trans>}
        sentTo={<Trans>We've sent a code to {email}.</Trans>}
        mayAsk={() => {
          const found = addressProblem(email);
          if (found.length > 0) form.showProblems(found);
          return found.length === 0;
        }}
        purpose="contact mail"
        to={email.trim()}
        ask={(proof) => sendCode({ email: email.trim() }, 'CONTACT', proof)}
        onSent={() => form.clear('code')}
        check={(code) => checkCode({ email: email.trim() }, 'CONTACT', code)}
      />
      <OwnPassword form={form.field('password')} />
      <FormProblems of={form} />
      <Buttons busy={form.busy} onCancel={onCancel}>
        <Trans>Save e-mail</Trans>
      </Buttons>
    </form>
  );
}

function addressProblem(email: string): FieldError[] {
  if (email.trim() === '') return [{ path: 'email', problem: 'required' }];
  return isEmail(email.trim()) ? [] : [{ path: 'email', problem: 'format' }];
}

function OwnPassword({
  form,
}: {
  form: { name: string; value: string; onChange: (value: string) => void; error?: string | undefined };
}) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...form}
      label={t`Your password`}
      hint={t`To make sure it's you`}
      autoComplete="current-password"
      required
    />
  );
}

function Buttons({ busy, onCancel, children }: { busy: boolean; onCancel: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" tone="primary" icon="save" busy={busy}>
        {children}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
