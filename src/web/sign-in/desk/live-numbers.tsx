import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { businessDateTime } from '#domain/instant.ts';
import { signInKinds } from '#domain/participant/kinds.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { clockText } from '../clock-text.ts';
import { type Live, liveQuery } from '../queries.ts';
import { kindIcons, kindWords } from '../words.ts';
import { CancelKind } from './cancel-kind.tsx';
import { Sessions } from './sessions.tsx';

type Gate = Live['gates'][number];

interface CountCardProps {
  count: Live['counts'][number];
  isCancelled: boolean;
  /** To cancel it, for those who run the door. */
  action: ReactNode;
}

function CountCard({ count, isCancelled, action }: CountCardProps) {
  const { t } = useLingui();
  const { signedIn, expected } = count;
  const percent = expected === 0 ? 0 : Math.round((100 * signedIn) / expected);
  return (
    <section
      className="rounded-card border border-line bg-surface p-4 shadow-card"
      aria-label={t(kindWords[count.kind])}
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <Icon name={kindIcons[count.kind]} />
        {t(kindWords[count.kind])}
        {isCancelled && (
          <Badge tone="bad" icon="ban">
            <Trans comment="A dinner, an activity or hotel arrivals">Cancelled</Trans>
          </Badge>
        )}
      </h2>
      <p className="mt-1 tabular-nums">
        <span className="text-5xl font-bold">{signedIn}</span>
        <span className="text-xl text-muted"> / {expected}</span>
      </p>
      <div aria-hidden className="mt-3 h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1 text-sm text-muted tabular-nums">{percent} %</p>
      {action}
    </section>
  );
}

const hourOf = (hour: string): string => businessDateTime(hour as Live['serverTime']).slice(11, 13);

/** Sign-ins by the hour, one row of bars a kind, each with its number. */
function Hours({ hours }: { hours: Live['hours'] }) {
  const { t } = useLingui();
  const columns = [...new Set(hours.map(({ hour }) => hour))].toSorted().slice(-14);
  const most = Math.max(1, ...hours.map(({ signedIn }) => signedIn));
  const kinds = signInKinds.filter((kind) => hours.some((one) => one.kind === kind));
  if (columns.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Nobody has signed in yet.</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {kinds.map((kind) => (
        <figure key={kind}>
          <figcaption className="mb-2 flex items-center gap-2 font-medium">
            <Icon name={kindIcons[kind]} size="sm" />
            {t(kindWords[kind])}
          </figcaption>
          <ol className="flex h-36 items-end gap-1.5">
            {columns.map((hour) => {
              const count = hours.find((one) => one.hour === hour && one.kind === kind)?.signedIn ?? 0;
              return (
                <li key={hour} className="flex h-full max-w-16 min-w-0 flex-1 flex-col justify-end text-center">
                  <span className="text-sm font-medium tabular-nums">{count}</span>
                  <span
                    aria-hidden
                    className="rounded-t-md bg-brand"
                    style={{ height: `${Math.max(count > 0 ? 4 : 1, (70 * count) / most)}%` }}
                  />
                  <span className="border-t border-line pt-1 text-xs text-muted tabular-nums">{hourOf(hour)}</span>
                </li>
              );
            })}
          </ol>
        </figure>
      ))}
    </div>
  );
}

const decisionTime = ({ decisionP95Ms }: Gate): string =>
  decisionP95Ms === null ? '–' : `${Math.round(decisionP95Ms)} ms`;

/** A gate that nobody has scanned at may not have a phone yet. */
const isSilent = ({ signedIn, decisionP95Ms }: Gate): boolean => signedIn === 0 && decisionP95Ms === null;

const gateState = (gate: Gate) => (
  <span className="inline-flex flex-wrap justify-end gap-2 md:justify-start">
    {gate.offlineSince ? (
      <OfflineSince time={clockText(gate.offlineSince)} />
    ) : isSilent(gate) ? (
      <span className="text-muted">
        <Trans>No scans yet.</Trans>
      </span>
    ) : (
      <OnlineBadge />
    )}
    {gate.openAnotherLane && (
      <Badge tone="bad" icon="users">
        <Trans>Open another lane</Trans>
      </Badge>
    )}
  </span>
);

const OfflineSince = ({ time }: { time: string }) => (
  <Badge tone="warn" icon="wifi-off">
    <Trans>Offline since {time}</Trans>
  </Badge>
);

const OnlineBadge = () => (
  <Badge tone="good" icon="wifi">
    <Trans>Online</Trans>
  </Badge>
);

/** How the door is going: of those expected, by the hour, and how each gate keeps up (N20). */
export function LiveNumbers({ activityId, runsDoor }: { activityId: string; runsDoor: boolean }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(liveQuery(activityId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    );
  }
  const { high, low } = data.openConflicts;
  const conflicts = high + low;
  const attended = data.cancelledButAttended;
  const columns: Column<Gate>[] = [
    { id: 'gate', header: t`Gate`, primary: true, cell: ({ gate }) => gate },
    { id: 'state', header: t`State`, cell: gateState },
    { id: 'signed', header: t`Signed in`, align: 'end', cell: ({ signedIn }) => signedIn },
    { id: 'pace', header: t`People a minute`, align: 'end', cell: ({ perMinute }) => perMinute.toFixed(1) },
    { id: 'decision', header: t`Decides in`, align: 'end', cell: decisionTime },
    { id: 'pending', header: t`Waiting`, align: 'end', cell: ({ pending }) => pending },
  ];
  return (
    <div className="flex flex-col gap-6">
      {conflicts > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-warn-soft px-4 py-3 text-on-warn-soft">
          <Icon name="flag" />
          <p className="flex-1 font-medium">
            <Plural value={conflicts} one="# conflict to settle" other="# conflicts to settle" />
            {high > 0 && (
              <>
                {' · '}
                <Plural value={high} one="# urgent" other="# urgent" />
              </>
            )}
          </p>
          <LinkButton to="/sign-in/conflicts" search={{ activityId }}>
            <Trans>Open</Trans>
          </LinkButton>
        </div>
      )}
      <div className="grid gap-4 md:grid-cols-3">
        {data.counts.map((count) => (
          <CountCard
            key={count.kind}
            count={count}
            isCancelled={data.cancelledKinds.includes(count.kind)}
            action={
              runsDoor && (
                <CancelKind
                  activityId={activityId}
                  kind={count.kind}
                  isCancelled={data.cancelledKinds.includes(count.kind)}
                />
              )
            }
          />
        ))}
      </div>
      {attended > 0 && (
        <p className="text-muted">
          <Plural
            value={attended}
            one="# person came although the registration was cancelled."
            other="# people came although the registration was cancelled."
          />
        </p>
      )}
      <Card title={<Trans>Sign-ins by the hour</Trans>}>
        <Hours hours={data.hours} />
      </Card>
      <Sessions activityId={activityId} />
      <section>
        <h2 className="mb-3 text-lg font-semibold">
          <Trans>Gates</Trans>
        </h2>
        <DataTable
          label={t`Gates`}
          columns={columns}
          rows={data.gates}
          rowKey={({ gate }) => gate}
          empty={
            <EmptyState
              icon="device"
              title={<Trans>No stations yet</Trans>}
              action={
                <LinkButton to="/sign-in/stations" search={{ activityId }}>
                  <Trans>To the stations</Trans>
                </LinkButton>
              }
            />
          }
        />
      </section>
    </div>
  );
}
