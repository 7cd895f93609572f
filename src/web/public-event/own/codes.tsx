import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnRegistration } from '#contract/public-event/public-event.ts';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** For the door: one for each seat, since each is counted. */
export function Codes({ of: { codes, seats, name } }: { of: OwnRegistration }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>At the entrance</Trans>}>
      <p className="mb-4 text-muted">
        {seats > 1 ? (
          <Trans>Show one code for each person, or only the first: the staff find your group by it.</Trans>
        ) : (
          <Trans>Show this code.</Trans>
        )}
      </p>
      {codes.length < seats && <Skeleton className="h-48 w-full" />}
      <ul className="flex flex-wrap justify-center gap-6">
        {codes.map(({ number, credential }) => (
          <li key={number} className="flex flex-col items-center gap-2">
            <DrawnCode text={credential} label={t`Code ${number} of ${name}`} />
            <span className="font-mono text-sm">{spacedCredential(credential)}</span>
            {seats > 1 && (
              <span className="text-sm text-muted">
                {number}/{seats}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
