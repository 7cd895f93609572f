import { useLingui } from '@lingui/react/macro';
import { TicketCode, ticketCodeWidth } from './ticket-code.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/**
 * A participant's own page with its code, as it stands in index.html, on the screen before any script. The server writes
 * the person into its places (server/participant/code/first-ticket.ts).
 */
export function FirstTicket() {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-md">
      <PageHeader
        title={
          <>
            <span data-place="ticket-name" />
            <SecondLine>
              <span data-place="ticket-second-name" />
            </SecondLine>
          </>
        }
      >
        <span data-place="ticket-unit" />
        <span data-place="ticket-title" />
      </PageHeader>
      <div className="flex flex-col gap-4">
        <div className="has-[img:not([src])]:hidden">
          <TicketCode spaced={<span data-place="ticket-code" />}>
            <img data-picture="ticket" alt={t`Your sign-in code`} width={ticketCodeWidth} height={ticketCodeWidth} />
          </TicketCode>
        </div>
        <Skeleton className="h-10" />
        <Card title={<span data-place="ticket-activity" />}>
          <Skeleton className="h-28" />
        </Card>
      </div>
    </div>
  );
}
