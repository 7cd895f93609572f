import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OneProject } from '#contract/closing/project.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { contractorsQuery } from '#web/enrollment/desk/place-queries.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { closingChanges, setContractor } from '../queries.ts';

/** Who leads a project and who designs its board; the fund may name another contractor until the design has passed. */
export function ContractorCard({ of }: { of: OneProject }) {
  const mayName = of.roles.includes('fund') && of.status !== 'PROJECT_DESIGN_PASS';
  const { widthMm, heightMm } = of.board;
  return (
    <Card title={<Trans>People and board</Trans>}>
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
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
      {mayName && <Naming of={of} />}
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
    done: () => t`The contractor is named.`,
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
