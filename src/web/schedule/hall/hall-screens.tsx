import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScheduleRun } from '#contract/schedule.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AnchorButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { runQuery } from '../queries.ts';
import { hallLinkQuery } from './queries.ts';

interface HallScreensProps {
  activityId: string;
  /** The schedule that holds now. */
  run: ScheduleRun;
}

/** The addresses for the big screens in the halls. */
export function HallScreens(props: HallScreensProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="presentation" onClick={() => setOpen(true)}>
        <Trans>Hall screens</Trans>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Hall screens`}>
        <Addresses {...props} />
      </Dialog>
    </>
  );
}

function Addresses({ activityId, run: { id, version } }: HallScreensProps) {
  const link = useQuery(hallLinkQuery(activityId));
  const run = useQuery(runQuery(id, version));
  const places = run.data?.places ?? [];
  if (link.error && !link.data) return <ErrorState error={link.error} onRetry={() => void link.refetch()} />;
  if (!link.data) return <Skeleton className="h-32" />;
  const { url } = link.data;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        <Trans>
          Open this address on the screen in the hall. It shows who meets now and next at each table. It works offline
          and needs no login; anyone with the address can see it until a day after the last meeting.
        </Trans>
      </p>
      <ul className="flex flex-col gap-3">
        <Address url={url} />
        {places.length > 1 && places.map((place) => <Address key={place.id} url={url} place={place.id} />)}
      </ul>
    </div>
  );
}

function Address({ url, place }: { url: string; place?: string }) {
  const { t } = useLingui();
  const address = new URL(url);
  if (place !== undefined) address.searchParams.set('place', place);
  const copy = useDeed({
    call: () => navigator.clipboard.writeText(address.href),
    done: () => t`The address is copied.`,
    changes: [],
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-semibold">
        {place === undefined ? (
          <Trans>All tables</Trans>
        ) : (
          <Trans comment="A hall or room where meetings are held, by its letter or name">Hall {place}</Trans>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <AnchorButton tone="primary" href={address.href} target="_blank" rel="noreferrer">
          <Trans context="file" comment="A page of its own">
            Open
          </Trans>
        </AnchorButton>
        <Button icon="copy" busy={copy.busy} onClick={() => void copy.run()}>
          <Trans>Copy the address</Trans>
        </Button>
      </span>
    </li>
  );
}
