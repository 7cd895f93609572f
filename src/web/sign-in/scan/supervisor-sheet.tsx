import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { nameIn } from '#domain/locale.ts';
import type { DoorState } from '#web/door/door-state.ts';
import type { SupervisorEntry } from '#web/door/station/supervisors.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useWork } from '#web/ui/use-work.ts';
import { doorSentence } from '../device/door-sentence.ts';

type Supervisors = DoorState['supervisors'];

const namesOf = ({ nameTc, nameEn }: Supervisors[number]) => ({ tc: nameTc, en: nameEn });

/** A supervisor enters the personal code on this phone; the phone checks it by itself. */
export function SupervisorSheet({
  supervisors,
  action,
  beside,
  children,
  onEntered,
  onClose,
}: {
  supervisors: Supervisors;
  /** What the button does. */
  action: ReactNode;
  /** Stands above what is asked. */
  beside?: ReactNode;
  /** What is being allowed. */
  children: ReactNode;
  /** Does it; a code that is not right is said here. */
  onEntered: (entry: SupervisorEntry) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const [supervisorId, setSupervisor] = useState(supervisors[0]?.id ?? '');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const { busy, work } = useWork();
  const content = useRef<HTMLFormElement>(null);
  useEffect(() => content.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const send = async () => {
    if (!code) return;
    setProblem('');
    try {
      await onEntered({ supervisorId, code });
    } catch (error) {
      setCode('');
      setProblem(await doorSentence(error));
    }
  };
  const [only] = supervisors;
  return (
    <Dialog open title={<Trans>A supervisor’s code</Trans>} onClose={onClose}>
      {beside}
      <form
        ref={content}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void work(send);
        }}
        className="flex flex-col gap-4"
      >
        <p className="text-muted">{children}</p>
        {supervisors.length === 1 && only ? (
          <p className="text-lg font-semibold">
            <LocalizedName of={namesOf(only)} />
          </p>
        ) : (
          <SelectField
            label={t`Supervisor`}
            value={supervisorId}
            options={supervisors.map((one) => ({ value: one.id, label: nameIn(one, locale) }))}
            onChange={setSupervisor}
          />
        )}
        <TextField
          label={t`Personal code`}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={code}
          onChange={setCode}
        />
        <FormError>{problem}</FormError>
        <Button type="submit" tone="primary" size="lg" full busy={busy} disabled={!code}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
