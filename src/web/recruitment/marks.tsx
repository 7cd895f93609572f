import { Trans, useLingui } from '@lingui/react/macro';
import { namesOf } from '#domain/locale.ts';
import type { PositionForm, PositionType } from '#domain/recruitment/position-form.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Money } from '#web/ui/money.tsx';
import { periodWords, positionTypeWords } from './words.ts';

interface Named {
  nameTc: string;
  nameEn: string;
  namePt: string;
}

/** A draft may have no name yet. */
export const PositionName = ({ of }: { of: Named }) =>
  of.nameTc || of.nameEn || of.namePt ? (
    <LocalizedName of={namesOf(of)} />
  ) : (
    <Trans comment="Of a draft: nobody gave it a name">Without a name</Trans>
  );

export function TypeName({ type }: { type: PositionType | '' }) {
  const { t } = useLingui();
  return type ? t(positionTypeWords[type]) : '–';
}

type Paid = Pick<PositionForm, 'currency' | 'startAmount' | 'endAmount' | 'period'>;

/** A range, a least or a most; nothing said means that it is agreed on later. */
export function Salary({ currency, startAmount, endAmount, period }: Paid) {
  const { t } = useLingui();
  if (!currency || (!startAmount && !endAmount)) return <Trans comment="The salary of a position">Negotiable</Trans>;
  const per = t(periodWords[period]);
  const from = <Money amount={startAmount} currency={currency} />;
  const upTo = <Money amount={endAmount} currency={currency} />;
  if (startAmount === endAmount)
    return (
      <>
        {from} {per}
      </>
    );
  if (!endAmount)
    return (
      <Trans comment="A salary: from 12,000 a month">
        from {from} {per}
      </Trans>
    );
  if (!startAmount)
    return (
      <Trans comment="A salary: up to 12,000 a month">
        up to {upTo} {per}
      </Trans>
    );
  return (
    <>
      {from} – {upTo} {per}
    </>
  );
}
