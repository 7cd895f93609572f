import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnRegistration } from '#contract/public-event/public-event.ts';
import { seatText } from '#domain/public-event/registrant.ts';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** For the door: one for each seat, since each is counted. Printed it is a sheet to cut up and hand out. */
export function Codes({ of: { codes, seats } }: { of: OwnRegistration }) {
  const { t } = useLingui();
  return (
    <Card
      title={<Trans>Show at the entrance</Trans>}
      aside={
        seats > 1 &&
        codes.length === seats && (
          <div data-no-print>
            <Button icon="print" onClick={() => window.print()}>
              <Trans>Print the codes</Trans>
            </Button>
          </div>
        )
      }
    >
      <p className="mb-4 text-muted" data-no-print>
        {seats > 1 ? (
          <Trans>Each person shows their own code. Print and hand them out, or show them here one at a time.</Trans>
        ) : (
          <Trans>Show this code.</Trans>
        )}
      </p>
      {codes.length < seats && <Skeleton className="h-48 w-full" />}
      <ul className="flex flex-wrap justify-center gap-6">
        {codes.map(({ number, name, credential }) => (
          <li key={number} className="flex max-w-full break-inside-avoid flex-col items-center gap-2">
            <DrawnCode text={credential} label={t`Code of ${name}`} />
            <span className="font-mono text-sm">{spacedCredential(credential)}</span>
            {seats > 1 && (
              <span className="max-w-full text-center font-medium">
                {name}
                {/* One that nobody's name is given for has it in its own. */}
                {!name.endsWith(seatText(number, seats)) && (
                  <span className="font-normal text-muted"> {seatText(number, seats)}</span>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
