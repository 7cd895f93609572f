import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { namesOf } from '#domain/locale.ts';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayRange } from '#web/ui/date-time.tsx';
import type { Shown } from './queries.ts';

/** The facts of an application at one sight (row 147). */
export function KeyInfo({ of }: { of: Shown }) {
  const { t } = useLingui();
  const status = enrollmentStatusWord(of.status);
  const places = of.assignAreaPlace.join(' / ');
  return (
    <Card title={<Trans>Key information</Trans>}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3">
        <Fact name={t({ message: 'Status', comment: 'Of a registration' })}>{status ? t(status) : of.status}</Fact>
        <Fact name={t`Booths applied for`}>{of.boothsCount}</Fact>
        <Fact name={t`Booths approved`}>
          {of.assignBoothsCount ?? t({ message: 'pending', comment: 'How many booths are approved is not decided' })}
        </Fact>
        <Fact name={t`Place of the booth`}>{places || t`to be announced`}</Fact>
        <Fact name={t({ message: 'Contractor', comment: 'Who builds a booth' })}>
          {of.contractor ? <LocalizedName of={namesOf(of.contractor)} /> : '–'}
        </Fact>
        <Fact name={t`Changes possible until`}>
          <DayRange from={of.changesUntil} to={null} />
        </Fact>
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
  </div>
);
