import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DoorSession } from '#contract/sign-in/session.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { clockSpanText } from '../clock-text.ts';
import { doorSessionsQuery } from '../queries.ts';
import { SessionName } from '../session-line.tsx';
import { Came } from './came.tsx';

const nameCell = (session: DoorSession) => (
  <>
    <SessionName session={session} />
    <span className="block text-sm font-normal text-muted">
      <LocalizedName of={namesOf(session.forum)} />
    </span>
    {session.isWithdrawn && (
      <Badge tone="warn" icon="warning">
        <Trans>Off the programme</Trans>
      </Badge>
    )}
  </>
);

/** Who came to each session of the forums; for an activity without any, nothing. */
export function Sessions({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const { data = [] } = useQuery(doorSessionsQuery(activityId));
  if (data.length === 0) return null;
  const columns: Column<DoorSession>[] = [
    { id: 'session', header: t`Session`, primary: true, cell: nameCell },
    { id: 'when', header: t`Time`, cell: (session) => clockSpanText(session) },
    {
      id: 'signed',
      header: t`Signed in`,
      align: 'end',
      cell: (session) => (session.signedIn > 0 ? <Came activityId={activityId} of={session} /> : 0),
    },
  ];
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">
        <Trans>Sessions</Trans>
      </h2>
      <DataTable label={t`Sessions`} columns={columns} rows={data} rowKey={({ id }) => id} empty={null} />
    </section>
  );
}

/** Above a list of who came to one session: which, and the way back to everybody. */
export function OnlySession({
  activityId,
  sessionId,
  onAll,
}: {
  activityId: string;
  sessionId: string;
  onAll: () => void;
}) {
  const { data = [] } = useQuery(doorSessionsQuery(activityId));
  const session = data.find(({ id }) => id === sessionId);
  return (
    <p className="mb-3 flex flex-wrap items-center gap-2">
      {session ? <SessionName session={session} /> : <Trans>One session</Trans>}
      <Button tone="quiet" icon="close" onClick={onAll}>
        <Trans>Everyone</Trans>
      </Button>
    </p>
  );
}
