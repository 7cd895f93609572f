import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PublicPosition } from '#contract/recruitment/position.ts';
import type { FieldError } from '#domain/errors.ts';
import { usualCountryCode } from '#domain/participant/phone.ts';
import { applicantProblems } from '#domain/recruitment/applicant.ts';
import { applicationLimits } from '#domain/recruitment/application-moves.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { canWork, doWork } from '#web/verification/calls.ts';
import { CaptchaField } from '#web/verification/captcha-field.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Days } from '#web/ui/days.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { beginApplication, removeCv, sendApplication, sendCv } from '../queries.ts';
import { CvPicker } from './cv-picker.tsx';

interface Values {
  name: string;
  email: string;
  countryCode: string;
  mobile: string;
  message: string;
  consent: boolean;
}

const nothing: Values = {
  name: '',
  email: '',
  countryCode: usualCountryCode,
  mobile: '',
  message: '',
  consent: false,
};

function problemsOf(values: Values): FieldError[] {
  const { consent } = values;
  return [...applicantProblems(values), ...(consent ? [] : [{ path: 'consent', problem: 'required' } as const])];
}

/** Applying without an account. What is typed stays on the phone until it is sent; a file that was sent is not sent again. */
export function ApplyForm({ of: position }: { of: PublicPosition }) {
  const { t } = useLingui();
  const language = useLocale();
  const key = `apply-${position.id}`;
  const [proof, setProof] = useState<string | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sentTo, setSentTo] = useState('');
  const [draft, setDraft] = useState<string | null>(null);
  const sent = useRef(new Map<File, string>());
  const form = useForm<Values>({
    initial: { ...nothing, ...storedDraft<Values>(key), consent: false },
    check: problemsOf,
    async submit(said) {
      const link = draft ?? (await begin());
      setDraft(link);
      for (const file of files) if (!sent.current.has(file)) sent.current.set(file, await sendCv(link, file));
      await sendApplication(link, {
        positionId: position.id,
        name: said.name,
        email: said.email,
        countryCode: said.countryCode,
        mobile: said.mobile,
        message: said.message,
        language,
        consentUntil: position.keptUntil,
      });
      forgetDraft(key);
      setSentTo(said.email);
    },
  });
  const { name, email, countryCode, mobile, message } = form.values;
  useDraft(key, form.values, form.dirty && sentTo === '');

  async function begin(): Promise<string> {
    const shown = proof ?? (await doWork(new AbortController().signal));
    // Good once.
    setProof(null);
    return beginApplication(position.id, shown);
  }

  async function takeAway(file: File): Promise<void> {
    const fileId = sent.current.get(file);
    sent.current.delete(file);
    setFiles((before) => before.filter((one) => one !== file));
    if (draft && fileId) await removeCv(draft, fileId).catch(() => undefined);
  }

  if (sentTo)
    return (
      <Status tone="good">
        <Trans>
          Application submitted. We’ve e-mailed a link to {sentTo}. Use it to follow your application, add a CV, make
          changes or withdraw.
        </Trans>
      </Status>
    );
  return (
    <form {...form.props} className="flex max-w-reading flex-col gap-4">
      <ErrorSummary problems={form.problems} />
      <p className="text-muted">
        <Trans>No account needed. What you type stays on this device until you submit it.</Trans>
      </p>
      <TextField {...form.field('name')} value={name} label={t`Your name`} autoComplete="name" required />
      <TextField
        {...form.field('email')}
        value={email}
        label={t`E-mail`}
        hint={t`We’ll send your receipt and personal link here.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <PhoneField
        label={t`Mobile`}
        value={{ countryCode, mobile }}
        onChange={(phone) => {
          form.set('countryCode', phone.countryCode);
          form.set('mobile', phone.mobile);
        }}
        error={form.errorAt('mobile')}
        required
      />
      <TextArea
        {...form.field('message')}
        value={message}
        label={t({ message: 'Message to the company', comment: 'From an applicant' })}
        limit={applicationLimits.message}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium">
          <Trans comment="Curriculum vitae">CV</Trans>
        </legend>
        <p className="text-sm text-muted">
          <Trans>PDF or images, up to three files of 10 MB each. You can also add it later with your link.</Trans>
        </p>
        <ul className="flex flex-col">
          {files.map((file) => (
            <li key={file.name} className="flex items-center justify-between gap-2 border-b border-line py-1">
              <span className="min-w-0 truncate">{file.name}</span>
              <IconButton icon="trash" label={t`Remove ${file.name}`} onClick={() => void takeAway(file)} />
            </li>
          ))}
        </ul>
        <CvPicker
          names={files.map((file) => file.name)}
          onPicked={(picked) => setFiles((before) => [...before, ...picked])}
        />
      </fieldset>
      <CheckboxField
        checked={form.values.consent}
        onChange={(is) => form.set('consent', is)}
        error={form.errorAt('consent')}
        label={
          <Trans>
            The company and the fair’s organiser may keep what I send until <Days from={position.keptUntil} />. After
            that it’s deleted. I can delete it sooner with my link.
          </Trans>
        }
        required
      />
      {!canWork() && !proof && <CaptchaField onPassed={setProof} />}
      <FormError>{form.error}</FormError>
      <Button type="submit" tone="primary" full busy={form.busy} disabled={!canWork() && !proof && draft === null}>
        <Trans>Submit application</Trans>
      </Button>
    </form>
  );
}
