import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { FieldError } from '#domain/errors.ts';
import { type SelfRegistering, selfRegistering } from '#domain/enrollment/who-applies.ts';
import { isEmail } from '#domain/account/check-account.ts';
import {
  problemsBeforeCode,
  registrationLimits,
  type RegistrationForm as Values,
  type RegistrationKind,
  registrationProblems,
} from '#domain/registration/form.ts';
import { documentPhone } from '#domain/verification/document-phone.ts';
import { useHoldReload } from '#web/shell/use-hold-reload.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ask } from '#web/ui/overlay-store.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { checkCode, sendCode } from '#web/verification/calls.ts';
import { CodeField } from '#web/verification/code-field.tsx';
import { forgetSent } from '#web/verification/sent-code.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { NewPasswordFields } from '#web/account/new-password-fields.tsx';
import { MoreAboutUnit } from './more-about-unit.tsx';
import { RegionFields } from './region-fields.tsx';

export type RegistrationFormState = ReturnType<typeof useForm<Values>>;

/** What may wait on this device; passwords and codes never do. */
type Draft = Omit<Values, 'password' | 'confirmPassword' | 'smsCode' | 'emailCode'>;

/** What is remembered of the two codes (verification/sent-code.ts). */
const mailCode = 'registration mail';
const smsCode = 'registration SMS';

interface Props {
  kind: RegistrationKind;
  /** What one can register as; asked about where it is more than one. */
  kinds?: readonly SelfRegistering[];
  initial: Values;
  draftKey: string;
  register: (values: Values) => Promise<unknown>;
}

/** Unit, contact and login of somebody who registers (D1 §5, D2 §5). */
export function RegistrationForm({ kind, kinds = selfRegistering, initial, draftKey, register }: Props) {
  const { t } = useLingui();
  // A kind that is not asked about is not a draft's to say.
  const fixed = useMemo(() => (kinds.length > 1 ? {} : { orgType: initial.orgType }), [kinds, initial]);
  const start = useMemo(() => ({ ...initial, ...storedDraft<Draft>(draftKey), ...fixed }), [initial, draftKey, fixed]);
  const form = useForm<Values>({
    initial: start,
    check: (values) => registrationProblems(values, kind),
    async submit(values) {
      const sure = await ask({
        title: t`Create your account?`,
        text: t`We’ll create an account for this unit with the details you entered.`,
        action: t`Create your account`,
      });
      if (!sure) return;
      await register(values);
      forgetDraft(draftKey);
      forgetSent(mailCode);
      forgetSent(smsCode);
    },
  });
  const { values } = form;
  const mobile = documentPhone({ countryCode: values.countryCode, mobile: values.contactMobile });
  const draft = useMemo((): Draft => {
    const { password: _p, confirmPassword: _c, smsCode: _s, emailCode: _e, ...kept } = values;
    return kept;
  }, [values]);
  const savedAt = useDraft(draftKey, draft, form.dirty);
  useHoldReload(form.dirty, 'registration');

  /** All but the codes must be right before a code is sent; else what is wrong is shown (row 083). */
  const isReady = (found: readonly FieldError[]): boolean => {
    if (found.length > 0) form.showProblems(found);
    return found.length === 0;
  };

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <ErrorSummary problems={form.problems} />
      <Card title={<Trans>Your unit</Trans>}>
        <div className="flex flex-col gap-5">
          {kind === 'email' && kinds.length > 1 && (
            <SelectField
              {...form.field('orgType')}
              label={t`Register as`}
              hint={t`You’ll see and can apply for everything open to this kind of unit. The fund decides on each application.`}
              required
              options={kinds.map((value) => ({ value, label: t(roleWords[value]) }))}
            />
          )}
          <TextField
            {...form.field('nameTc')}
            label={t`Unit name in Chinese`}
            hint={t`No Chinese name? Leave this empty and fill in one of the others.`}
            limit={registrationLimits.nameTc}
            required={!values.nameEn.trim() && !values.namePt.trim()}
            lang="zh-Hant-MO"
            autoComplete="organization"
          />
          <div className="grid gap-5 md:grid-cols-2">
            <TextField {...form.field('nameEn')} label={t`Unit name in English`} lang="en" autoComplete="off" />
            <TextField {...form.field('namePt')} label={t`Unit name in Portuguese`} lang="pt-PT" autoComplete="off" />
          </div>
          <TextArea
            {...form.field('summary')}
            label={t`Summary`}
            hint={t`What the unit does, in a few sentences`}
            limit={registrationLimits.summary}
            required
          />
          <RegionFields form={form} />
          <MoreAboutUnit form={form} />
        </div>
      </Card>

      <Card title={<Trans>Contact</Trans>}>
        <div className="flex flex-col gap-5">
          <TextField {...form.field('contactPerson')} label={t`Contact person`} required autoComplete="name" />
          <TextField {...form.field('contactTelNo')} label={t`Telephone`} inputMode="tel" autoComplete="off" />
          <TextField
            {...form.field('contactEmail')}
            label={t`E-mail`}
            hint={kind === 'invitation' ? t`The invitation was sent to this address.` : undefined}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            disabled={kind === 'invitation'}
          />
          {kind === 'email' && (
            <CodeField
              {...form.field('emailCode')}
              label={t`Code from the e-mail`}
              send={<Trans>Send a code by e-mail</Trans>}
              sentTo={<Trans>We've sent a code to {values.contactEmail}.</Trans>}
              mayAsk={() =>
                isReady(
                  isEmail(values.contactEmail.trim())
                    ? []
                    : [{ path: 'contactEmail', problem: values.contactEmail.trim() ? 'format' : 'required' }],
                )
              }
              purpose={mailCode}
              to={values.contactEmail.trim()}
              ask={(proof) => sendCode({ email: values.contactEmail.trim() }, 'REGISTER', proof)}
              onSent={() => form.clear('emailCode')}
              check={(code) => checkCode({ email: values.contactEmail.trim() }, 'REGISTER', code)}
            />
          )}
          <PhoneField
            label={t`Mobile`}
            name="contactMobile"
            required
            value={{ countryCode: values.countryCode, mobile: values.contactMobile }}
            onChange={(phone) => {
              form.set('countryCode', phone.countryCode);
              form.set('contactMobile', phone.mobile);
            }}
            error={form.errorAt('contactMobile') ?? form.errorAt('countryCode')}
          />
        </div>
      </Card>

      <Card title={<Trans>Login details</Trans>}>
        <div className="flex flex-col gap-5">
          <TextField
            {...form.field('username')}
            label={t`Username`}
            hint={t`Optional: you can also log in with your e-mail.`}
            autoComplete="username"
            autoCapitalize="none"
          />
          <NewPasswordFields newPassword={form.field('password')} repeated={form.field('confirmPassword')} />
          <CodeField
            {...form.field('smsCode')}
            label={t`Code from the SMS`}
            send={<Trans>Send a code by SMS</Trans>}
            sentTo={
              <Trans>
                We've sent a code to +{values.countryCode} {values.contactMobile}.
              </Trans>
            }
            purpose={smsCode}
            to={mobile}
            mayAsk={() => isReady(problemsBeforeCode(values, kind))}
            ask={(proof) => sendCode({ mobile }, 'REGISTER', proof)}
            onSent={() => form.clear('smsCode')}
            check={(code) => checkCode({ mobile }, 'REGISTER', code)}
          />
        </div>
      </Card>

      <FormError>{form.error}</FormError>
      <StickyActions>
        {savedAt !== null && form.dirty && (
          <p className="self-center text-sm text-muted md:mr-auto">
            <Trans>Saved on this device, without the password</Trans>
          </p>
        )}
        <Button type="submit" tone="primary" size="lg" busy={form.busy}>
          <Trans>Create your account</Trans>
        </Button>
      </StickyActions>
    </form>
  );
}
