import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Instant } from '#domain/instant.ts';
import type { Receipt } from '#web/door/door.ts';
import { Status } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';

const Row = ({ label, value, sign }: { label: ReactNode; value: number; sign: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-2">
    <dt>
      <span aria-hidden className="inline-block w-5 text-muted">
        {sign}
      </span>
      {label}
    </dt>
    <dd className="text-2xl font-bold tabular-nums">{value}</dd>
  </div>
);

/** scanned = accepted + repeats + refused + pending, with the server's signature below (N4). */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { t } = useLingui();
  const missing = receipt.missing.length;
  const complete = receipt.matches && receipt.pending === 0 && missing === 0;
  return (
    <Card title={<Trans>Closing receipt</Trans>} aside={<DateTime at={receipt.at as Instant} short />}>
      <Status tone={complete ? 'good' : 'warn'}>
        {complete ? (
          <Trans>Phone and server agree on every scan.</Trans>
        ) : missing > 0 ? (
          <Plural
            value={missing}
            one="The server has never seen # scan of this phone."
            other="The server has never seen # scans of this phone."
          />
        ) : (
          <Trans>Some scans haven’t arrived. Send, then compare again.</Trans>
        )}
      </Status>
      <dl className="mt-4 divide-y divide-line">
        <Row sign="" label={<Trans>Scanned</Trans>} value={receipt.scanned + receipt.pending} />
        <Row sign="=" label={<Trans>Accepted</Trans>} value={receipt.accepted} />
        <Row sign="+" label={<Trans>Already signed in</Trans>} value={receipt.repeats} />
        <Row sign="+" label={<Trans>Refused or taken back</Trans>} value={receipt.refused} />
        <Row sign="+" label={<Trans>Waiting</Trans>} value={receipt.pending} />
      </dl>
      <details className="mt-4">
        <summary className="min-h-touch py-2 font-medium">{t`Signature`}</summary>
        <dl className="flex flex-col gap-2 font-mono text-sm break-all text-muted">
          <dt className="font-sans">
            <Trans comment="The last link of the hash chain over all scans">Chain of all scans</Trans>
          </dt>
          <dd>{receipt.chainHead}</dd>
          <dt className="font-sans">
            <Trans>Signed by the server</Trans>
          </dt>
          <dd>{receipt.signature}</dd>
        </dl>
      </details>
    </Card>
  );
}
