import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import { boardSides } from '#domain/closing/board.ts';
import type { FieldError } from '#domain/errors.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { contractorsQuery } from '#web/enrollment/desk/place-queries.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { closingChanges, setContractor } from '../queries.ts';

/** Who leads a project and who designs its board; the fund may name another contractor until the design has passed. */
export function ContractorCard({ of }: { of: OneProject }) {
  const mayName = of.roles.includes('fund') && of.status !== 'PROJECT_DESIGN_PASS';
  const { widthMm, heightMm } = of.board;
  return (
    <Card title={<Trans>People and board</Trans>}>
      <dl className="mb-4 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-2">
        <dt className="text-sm text-muted">
          <Trans>Project leader</Trans>
        </dt>
        <dd>
          <LocalizedName of={of.leader} />
        </dd>
        <dt className="text-sm text-muted">
          <Trans>Contractor of the board</Trans>
        </dt>
        <dd>
          {of.contractor ? (
            <LocalizedName of={namesOf(of.contractor)} />
          ) : (
            <Trans comment="Nobody was named as contractor">Nobody yet</Trans>
          )}
        </dd>
        <dt className="text-sm text-muted">
          <Trans comment="How large a board is">Size</Trans>
        </dt>
        <dd className="tabular-nums">
          {widthMm} × {heightMm} mm
        </dd>
      </dl>
      {mayName && (
        <div className="flex flex-col gap-6">
          <Naming of={of} />
          <Resizing key={of.version} of={of} />
        </div>
      )}
    </Card>
  );
}

function Naming({ of }: { of: OneProject }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [unitId, setUnitId] = useState('');
  const { data } = useQuery(contractorsQuery);
  const options = (data?.content ?? [])
    .filter((unit) => unit.id !== of.contractor?.id)
    .map((unit) => ({ value: unit.id, label: nameIn(unit, locale) || unit.id }));
  const { run, busy } = useDeed({
    call: () => setContractor(of.id, { version: of.version, contractorUnitId: unitId }),
    done: () => t`Contractor chosen.`,
    changes: closingChanges,
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <ComboField
        label={t({ message: 'New contractor', comment: 'Who designs the board from now on' })}
        options={options}
        value={unitId}
        onChange={setUnitId}
      />
      <Button
        icon="exchange"
        busy={busy}
        disabledReason={unitId ? undefined : t`Choose a contractor first.`}
        onClick={() => void run().then((isDone) => isDone && setUnitId(''))}
      >
        <Trans>Choose a contractor</Trans>
      </Button>
    </div>
  );
}

const sides = ['widthMm', 'heightMm'] as const;
type Sides = Record<(typeof sides)[number], string>;

const sideProblem = (text: string): Omit<FieldError, 'path'> | null => {
  const mm = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
  if (mm === null) return { problem: 'format' };
  if (mm < boardSides.least) return { problem: 'tooSmall', params: { limit: boardSides.least } };
  return mm > boardSides.most ? { problem: 'tooLarge', params: { limit: boardSides.most } } : null;
};

function Resizing({ of }: { of: OneProject }) {
  const { t } = useLingui();
  const labels = { widthMm: t`Width in mm`, heightMm: t`Height in mm` };
  const form = useForm<Sides>({
    initial: { widthMm: String(of.board.widthMm), heightMm: String(of.board.heightMm) },
    check: (values) =>
      sides.flatMap((path) => {
        const found = sideProblem(values[path]);
        return found ? [{ path, ...found }] : [];
      }),
    submit: async ({ widthMm, heightMm }) => {
      const board = { widthMm: Number(widthMm), heightMm: Number(heightMm) };
      await setContractor(of.id, { version: of.version, board });
      toast({ text: t`Size saved.` });
      await changed(...closingChanges);
    },
  });
  return (
    <form {...form.props} aria-label={t`Size of the board`} className="flex flex-col items-start gap-3">
      <div className="grid w-full gap-3 md:grid-cols-2">
        {sides.map((side) => (
          <TextField key={side} {...form.field(side)} label={labels[side]} inputMode="numeric" autoComplete="off" />
        ))}
      </div>
      <p className="text-sm text-muted">
        <Trans>After a size change, whoever confirms the text must check the board again.</Trans>
      </p>
      <FormProblems of={form} />
      <Button type="submit" icon="check" busy={form.busy}>
        <Trans>Save the size</Trans>
      </Button>
    </form>
  );
}
