import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/badge.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Two side by side: what goes over, what stands in the way, and the one button that cannot be taken back. */
export function MergeView({
  from,
  into,
  moves,
  clashes,
  question,
  onSwap,
  onMerge,
}: {
  from: ReactNode;
  into: ReactNode;
  /** What goes over, with how many; what there is none of is left out. */
  moves: readonly { label: string; count: number }[];
  clashes: readonly { key: string; text: ReactNode }[];
  question: ReactNode;
  onSwap: () => void;
  onMerge: (reason: string) => Promise<void>;
}) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const some = moves.filter(({ count }) => count > 0);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-stretch gap-4 md:grid-cols-[1fr_auto_1fr]">
        <Card title={<Trans comment="Of two accounts or units that become one">Merge and close</Trans>}>{from}</Card>
        <div className="flex items-center justify-center gap-2 md:flex-col">
          <Icon name="arrow-right" size="lg" />
          <Button tone="quiet" icon="exchange" onClick={onSwap}>
            <Trans>Swap the two</Trans>
          </Button>
        </div>
        <Card title={<Trans comment="Of two accounts or units that become one">Keep</Trans>}>{into}</Card>
      </div>
      {clashes.length > 0 && (
        <Card title={<Trans>These problems prevent merging</Trans>}>
          <ul className="flex flex-col gap-3">
            {clashes.map(({ key, text }) => (
              <li key={key}>
                <Status tone="bad">{text}</Status>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={<Trans>What moves</Trans>}>
        {some.length === 0 ? (
          <p className="text-muted">
            <Trans>There's nothing to move. The closed account will just point to the other one.</Trans>
          </p>
        ) : (
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 md:max-w-md">
            {some.map(({ label, count }) => (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd className="text-right font-semibold tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <div className="flex justify-end">
        <Button
          tone="danger"
          icon="link"
          disabledReason={clashes.length > 0 ? t`Resolve these problems first.` : undefined}
          onClick={() => setAsking(true)}
        >
          <Trans comment="A button: two accounts or units become one">Merge</Trans>
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          title={question}
          action={<Trans comment="A button: two accounts or units become one">Merge</Trans>}
          onClose={() => setAsking(false)}
          submit={onMerge}
        >
          <Trans>This can't be undone.</Trans>
        </ReasonDialog>
      )}
    </div>
  );
}
