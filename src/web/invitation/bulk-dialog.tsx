import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BulkInvitations } from '#contract/invitation.ts';
import { isErrorCode } from '#domain/errors.ts';
import type { InvitationDeed } from '#domain/invitation/desk-deeds.ts';
import { namesOf } from '#domain/locale.ts';
import { errorWords } from '#web/api/error-words.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showDeeds } from '#web/undo/deeds.ts';
import { StateBadge } from './invitation-marks.tsx';
import { doToMany, type InvitationFilter, invitationsKey } from './queries.ts';
import { deedWords } from './words.ts';

/** First what would happen to whom, then the button that does it. */
export function BulkDialog({
  deed,
  filter,
  onClose,
}: {
  deed: InvitationDeed;
  filter: InvitationFilter;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const run = useQuery({
    queryKey: [...invitationsKey, 'dry-run', deed, filter],
    queryFn: () => doToMany({ deed, filter }),
    staleTime: 0,
    gcTime: 0,
  });
  const count = run.data?.changes.length ?? 0;
  const carryOut = useDeed({
    call: async (plan: string) => {
      const { notice, bulkId } = await doToMany({ deed, filter, plan });
      if (notice) toast({ tone: 'bad', text: t`There's no text for this message, so it wasn't sent.` });
      if (bulkId) await showDeeds();
      onClose();
    },
    // The dry run too: when it no longer holds, the next one stands there.
    changes: [invitationsKey],
  });
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={
        deed === 'send' ? (
          <Trans>Send the invitations?</Trans>
        ) : deed === 'resend' ? (
          <Trans>Send them again?</Trans>
        ) : (
          <Trans>Disable the invitations?</Trans>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {run.data && count > 0 && (
            <Button
              tone={deed === 'disable' ? 'danger' : 'primary'}
              busy={carryOut.busy}
              onClick={() => void carryOut.run(run.data.plan)}
            >
              {t(deedWords[deed].label)} ({count})
            </Button>
          )}
        </>
      }
    >
      {run.error ? (
        <ErrorState error={run.error} onRetry={() => void run.refetch()} />
      ) : run.data ? (
        <DryRun run={run.data} deed={deed} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}

function DryRun({ run, deed }: { run: BulkInvitations; deed: InvitationDeed }) {
  const { t } = useLingui();
  const { changes, refused, mails } = run;
  return (
    <div className="flex flex-col gap-5">
      <Status tone={changes.length > 0 ? 'info' : 'warn'}>
        {changes.length === 0 ? (
          <Trans>Nothing to do.</Trans>
        ) : mails > 0 ? (
          <Plural
            value={mails}
            one="# mail goes out, in the language of the invitation."
            other="# mails go out, each in the language of its invitation."
          />
        ) : (
          <Trans>Their links stop working. No e-mails are sent.</Trans>
        )}
      </Status>
      {deed === 'resend' && changes.length > 0 && (
        <p className="text-muted">
          <Trans>Each e-mail has a new link that works for 30 days. Old links stop working.</Trans>
        </p>
      )}
      {changes.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">
            <Trans>These will change</Trans> ({changes.length})
          </h3>
          <ul className="divide-y divide-line">
            {changes.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="min-w-0">
                  <LocalizedName of={namesOf(one)} />
                  <span className="block text-sm break-all text-muted">{one.contactEmail}</span>
                </span>
                <span className="flex flex-wrap items-center gap-2">
                  <StateBadge state={one.state} /> → <StateBadge state={run.to} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">
            <Trans>These won’t change</Trans> ({refused.length})
          </h3>
          <ul className="divide-y divide-line">
            {refused.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="min-w-0">
                  <LocalizedName of={namesOf(one)} />
                  <span className="block text-sm text-muted">
                    {one.code === 'STATUS_ERROR' ? (
                      <Trans>Not possible in its current state.</Trans>
                    ) : one.code === 'INVITATION_CODE_DISABLED' ? (
                      <Trans>Disabled. Filter by disabled invitations to send them again.</Trans>
                    ) : isErrorCode(one.code) ? (
                      t(errorWords[one.code])
                    ) : (
                      one.code
                    )}
                  </span>
                </span>
                <StateBadge state={one.state} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
