import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { FieldError } from '#domain/errors.ts';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { personProblems } from '#domain/participant/check-person.ts';
import { normalPerson } from '#domain/participant/normal-person.ts';
import type { Person } from '#domain/participant/person.ts';
import { ApiError } from '#web/api/api-error.ts';
import { forgetSealed, keepSealedDraft } from '#web/account/sealed-drafts.ts';
import { useHoldReload } from '#web/shell/use-hold-reload.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { ContactStep } from './contact-step.tsx';
import { DocumentStep } from './document-step.tsx';
import { type EntryStep, entrySteps, type Offering, stepOf } from './entry-steps.ts';
import { StayStep } from './stay-step.tsx';
import { WhoStep } from './who-step.tsx';

export type PersonFormState = ReturnType<typeof useForm<Person>>;

/** The server names the fields `person.phone`; the form knows them as `phone`. */
const ownPath = ({ path, ...problem }: FieldError): FieldError => ({ ...problem, path: path.replace(/^person\./, '') });

function problemsOf(offering: Offering, person: Person): FieldError[] {
  const hotel = offering.hotel && { ...offering.hotel, roomsPerNight: 0 };
  const dinner = offering.dinner && { ...offering.dinner, seats: 0 };
  const today = businessDateAt(instantOf(Date.now()));
  return personProblems(normalPerson(person), { settings: { hotel, dinner }, today });
}

export function PersonForm({
  offering,
  draftKey,
  initial,
  phone,
  emailHint,
  saveWord,
  savedWord,
  onSave,
  onClose,
}: {
  offering: Offering;
  draftKey: string;
  initial: Person;
  /** The field of the mobile number: whoever enters people may have to show that it is read, or vouches for it. */
  phone: (form: PersonFormState) => ReactNode;
  emailHint: ReactNode;
  saveWord: string;
  /** What is said once it is done. */
  savedWord: string;
  onSave: (person: Person) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const rows = entrySteps(offering);
  const [step, setStep] = useState<EntryStep>('who');
  const at = rows.findIndex(({ id }) => id === step);
  const isLast = at === rows.length - 1;

  const goToProblem = (fields: readonly FieldError[]) => {
    const first = rows.find(({ id }) => fields.some(({ path }) => stepOf(path) === id));
    if (first) setStep(first.id);
  };
  const form = useForm<Person>({
    initial,
    check: (person) => {
      const problems = problemsOf(offering, person);
      const here = problems.filter(({ path }) => stepOf(path) === step);
      if (here.length > 0 || !isLast) return here;
      goToProblem(problems);
      return problems;
    },
    submit: async (person) => {
      const next = rows[at + 1];
      if (next) return goTo(next.id);
      try {
        await onSave(normalPerson(person));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const fields = error.fields.map(ownPath);
        goToProblem(fields);
        const { code, message, status, requestId, retryAfter } = error;
        throw new ApiError({ code, message, status, requestId, retryAfter, fields });
      }
      await forgetSealed(draftKey);
      toast({ text: savedWord });
      onClose();
    },
  });
  const savedAt = useDraft(draftKey, form.values, form.dirty, keepSealedDraft);
  useHoldReload(form.dirty, 'a participant is being entered');
  const goTo = (next: EntryStep) => {
    setStep(next);
    scrollTo({ top: 0 });
  };
  const problems = problemsOf(offering, form.values);
  const close = async () => {
    await forgetSealed(draftKey);
    onClose();
  };

  return (
    <form {...form.props} className="max-w-reading">
      <Stepper
        current={step}
        onStep={(id) => goTo(rows.find((row) => row.id === id)?.id ?? 'who')}
        steps={rows.map(({ id, label }) => ({
          id,
          label: t(label),
          done: !problems.some(({ path }) => stepOf(path) === id),
        }))}
      />
      <div className="flex flex-col gap-5">
        {step === 'who' && <WhoStep form={form} />}
        {step === 'document' && <DocumentStep form={form} />}
        {step === 'contact' && <ContactStep form={form} phone={phone(form)} emailHint={emailHint} />}
        {step === 'stay' && <StayStep form={form} offering={offering} />}
        <FormProblems of={form} />
      </div>
      <output className="mt-4 block text-sm text-muted">{savedAt !== null && <DraftSaved at={savedAt} />}</output>
      <StickyActions>
        {at === 0 ? (
          <Button onClick={() => void close()}>
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          <Button icon="chevron-left" onClick={() => goTo(rows[at - 1]?.id ?? 'who')}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button type="submit" tone="primary" busy={form.busy} icon={isLast ? 'save' : undefined}>
          {isLast ? saveWord : <Trans comment="To the next step of a form">Next</Trans>}
        </Button>
      </StickyActions>
    </form>
  );
}

function DraftSaved({ at }: { at: number }) {
  const time = new Date(at).toTimeString().slice(0, 5);
  return <Trans>Saved on this device, {time}</Trans>;
}
