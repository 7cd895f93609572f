import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import { statusOfWire } from '#domain/enrollment/status.ts';
import { stepOf } from '#domain/enrollment/steps.ts';
import { nameIn } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { moveWords } from '#web/inbox/case-words.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { changedBy } from '#web/undo/words.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { changeContractor, contractorsQuery } from './place-queries.ts';

const noteLimit = 500;
/** The exhibitor has confirmed what is built. */
const confirmedStep = 12;

/** Who builds for this registration alone (G20). */
export function ChangeContractor({ of }: { of: DeskEnrollment }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button icon="exchange" onClick={() => setOpen(true)}>
        {of.contractor ? t(moveWords.changeContractor) : t`Choose a contractor`}
      </Button>
      {isOpen && <Naming of={of} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Naming({ of, onClose }: { of: DeskEnrollment; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const [unitId, setUnitId] = useState('');
  const [note, setNote] = useState('');
  const { data } = useQuery(contractorsQuery);
  const options = (data?.content ?? [])
    .filter((unit) => unit.id !== of.contractor?.unitId)
    .map((unit) => ({ value: unit.id, label: nameIn(unit, locale) || unit.id }));
  const { run, busy } = useDeed({
    call: () => changeContractor(of.id, { version: of.version, contractorUnitId: unitId, note: note.trim() }),
    done: () => t`Everyone concerned will be told shortly.`,
    changes: changedBy.ENROLLMENT,
  });
  const against = !unitId ? t`Choose a contractor first.` : !note.trim() ? t`Enter a reason.` : undefined;
  const status = statusOfWire(of.status);
  const isConfirmed = status !== null && stepOf(status, of.selfDesigned ?? false) >= confirmedStep;
  const label = of.contractor ? t(moveWords.changeContractor) : t`Choose a contractor`;
  return (
    <Dialog
      open
      title={label}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} tone="primary" icon="exchange" busy={busy} disabledReason={against}>
          {label}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!against && !busy) void run().then((isDone) => isDone && onClose());
        }}
      >
        {isConfirmed && (
          <Banner tone="warn">
            <Trans>The design is already confirmed. It stays as it is, and the new contractor builds from it.</Trans>
          </Banner>
        )}
        {of.contractor && (
          <p>
            <Trans>
              Current contractor: <LocalizedName of={of.contractor.names} />. They will lose access.
            </Trans>
          </p>
        )}
        <p className="text-muted">
          <Trans>
            All files, designs, replies and notes stay with the registration, so the new contractor can carry on from
            there. Everyone concerned is told the reason. You can undo this for a few seconds.
          </Trans>
        </p>
        <ComboField
          label={t({ message: 'New contractor', comment: 'Who builds the booth from now on' })}
          required
          options={options}
          value={unitId}
          onChange={setUnitId}
        />
        <TextArea
          label={t({ message: 'Reason', comment: 'Why another contractor builds' })}
          required
          limit={noteLimit}
          value={note}
          onChange={setNote}
        />
      </form>
    </Dialog>
  );
}
