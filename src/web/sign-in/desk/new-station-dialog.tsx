import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { FieldError } from '#domain/errors.ts';
import { type SignInKind, signInKinds } from '#domain/participant/kinds.ts';
import { type DeviceProfile, deviceProfiles } from '#domain/sign-in/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { instantOfMacauTime } from '#web/ui/macau-time.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { createStation, type NewPairing } from '../queries.ts';
import { kindIcons, kindWords, profileWords } from '../words.ts';
import { StandsBefore } from './stands-before.tsx';
import { usualEnd } from './usual-end.ts';

interface Values {
  gate: string;
  name: string;
  kinds: readonly SignInKind[];
  /** Of a forum; '' for the activity itself. */
  sessionId: string;
  profile: DeviceProfile;
  validUntil: string;
}

/** A session is signed by itself. */
const kindsOf = ({ sessionId, kinds }: Values): readonly SignInKind[] => (sessionId ? ['ACTIVITY'] : kinds);

function check(values: Values): FieldError[] {
  const { gate, name, validUntil } = values;
  const until = instantOfMacauTime(validUntil);
  return [
    ...(gate.trim() ? [] : [{ path: 'gate', problem: 'required' as const }]),
    ...(name.trim() ? [] : [{ path: 'name', problem: 'required' as const }]),
    ...(kindsOf(values).length > 0 ? [] : [{ path: 'kinds', problem: 'required' as const }]),
    ...(until && Date.parse(until) > Date.now() ? [] : [{ path: 'validUntil', problem: 'outsideWindow' as const }]),
  ];
}

/** What a station signs, where it stands, and for how long. */
export function NewStationDialog({
  activityId,
  onCreated,
  onClose,
}: {
  activityId: string;
  onCreated: (created: NewPairing) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const formId = useId();
  const [validUntil] = useState(() => usualEnd(Date.now()));
  const once = useOnce();
  const form = useForm<Values>({
    initial: { gate: '', name: '', kinds: ['ACTIVITY'], sessionId: '', profile: 'STEWARD', validUntil },
    check,
    submit: async (values) => {
      const { gate, name, sessionId, profile } = values;
      const until = instantOfMacauTime(values.validUntil);
      if (!until) return;
      const wanted = {
        activityId,
        gate: gate.trim(),
        name: name.trim(),
        kinds: [...kindsOf(values)],
        profile,
        validUntil: until,
        ...(sessionId ? { sessionId } : {}),
      };
      onCreated(await once((key) => createStation(wanted, key)));
    },
  });
  const { kinds, sessionId } = form.values;
  return (
    <Dialog
      open
      title={<Trans>New station</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} tone="primary" busy={form.busy}>
            <Trans>Create</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="flex flex-col gap-5">
        <TextField
          {...form.field('gate')}
          label={t`Gate`}
          hint={t`Where it is, in guests’ words, for example “North door”`}
          required
          limit={80}
          autoComplete="off"
        />
        <TextField
          {...form.field('name')}
          label={t`Name of the station`}
          hint={t`To tell several at one gate apart, for example “Lane 2”`}
          required
          limit={80}
          autoComplete="off"
        />
        <StandsBefore activityId={activityId} {...form.field('sessionId')} />
        {!sessionId && (
          <fieldset>
            <legend className="mb-1.5 font-medium">
              <Trans>What is signed here</Trans>
            </legend>
            <div className="flex flex-wrap gap-2">
              {signInKinds.map((kind) => (
                <label
                  key={kind}
                  className="flex min-h-touch items-center gap-3 rounded-lg border border-control px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft"
                >
                  <input
                    type="checkbox"
                    className="size-5 accent-brand"
                    checked={kinds.includes(kind)}
                    aria-invalid={form.errorAt('kinds') ? true : undefined}
                    onChange={(event) =>
                      form.set(
                        'kinds',
                        signInKinds.filter((other) => (other === kind ? event.target.checked : kinds.includes(other))),
                      )
                    }
                  />
                  <Icon name={kindIcons[kind]} />
                  {t(kindWords[kind])}
                </label>
              ))}
            </div>
            <FieldProblem id={`${formId}-kinds`}>{form.errorAt('kinds')}</FieldProblem>
          </fieldset>
        )}
        <RadioGroup
          {...form.field('profile')}
          label={t`Who uses it`}
          choices={deviceProfiles.map((profile) => ({
            value: profile,
            label: t(profileWords[profile].name),
            hint: t(profileWords[profile].hint),
          }))}
        />
        <TextField
          {...form.field('validUntil')}
          type="datetime-local"
          label={t`Valid until`}
          hint={t`Macau time. After that, the phone deletes the list of people and keeps only unsent scans.`}
          required
        />
        <FormProblems of={form} />
      </form>
    </Dialog>
  );
}
