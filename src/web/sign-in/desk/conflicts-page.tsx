import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Conflict } from '#contract/sign-in/conflict.ts';
import type { Instant } from '#domain/instant.ts';
import { type ConflictSeverity, conflictSeverities } from '#domain/sign-in/words.ts';
import { loadPersonPhoto } from '#web/file/person-photo.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ConflictActions } from '../conflict-actions.tsx';
import { ConflictCard } from '../conflict-card.tsx';
import { type Decision, decisionsFor } from '../conflict-decisions.ts';
import { conflictPageSize, type ConflictState, conflictsQuery, liveQuery, settleConflict } from '../queries.ts';
import { useNow } from '../device/use-now.ts';
import { DoorPage } from './door-page.tsx';
import { resolutionWords, severityWords } from '../words.ts';

export function ConflictsPage() {
  const { t } = useLingui();
  return (
    <DoorPage
      title={t`Conflicts`}
      lead={
        <Trans>Where a screen at the door showed the wrong result. For information only: no one is sent out.</Trans>
      }
    >
      {(activityId) => <Inbox activityId={activityId} />}
    </DoorPage>
  );
}

function Inbox({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { severity, page = 0, ...search } = useSearch({ from: '/sign-in/conflicts' });
  const state: ConflictState = search.state ?? 'open';
  const live = useQuery(liveQuery(activityId));
  const open = live.data ? live.data.openConflicts.low + live.data.openConflicts.high : undefined;
  const go = (change: { state?: 'resolved' | undefined; severity?: ConflictSeverity | undefined; page?: number }) =>
    void navigate({ to: '/sign-in/conflicts', search: (before) => ({ ...before, page: undefined, ...change }) });
  const labels = {
    open: t({ message: 'Open', comment: 'Conflicts not settled yet' }),
    resolved: t({ message: 'Settled', comment: 'Conflicts, the history' }),
  };
  return (
    <Tabs
      label={t`Conflicts`}
      value={state}
      onChange={(tab) => go({ state: tab === 'resolved' ? tab : undefined })}
      tabs={[
        { id: 'open', label: labels.open, badge: open },
        { id: 'resolved', label: labels.resolved },
      ]}
    >
      <h2 className="sr-only">{labels[state]}</h2>
      <div className="mb-4 md:max-w-xs">
        <SelectField
          label={t`Show`}
          value={severity ?? ''}
          options={[
            { value: '' as const, label: t({ message: 'All', comment: 'No filter' }) },
            ...conflictSeverities.map((one) => ({ value: one, label: t(severityWords[one]) })),
          ]}
          onChange={(chosen) => go({ severity: chosen === '' ? undefined : chosen })}
        />
      </div>
      <Conflicts activityId={activityId} filter={{ state, severity, page }} onPage={(next) => go({ page: next })} />
    </Tabs>
  );
}

function Conflicts({
  activityId,
  filter,
  onPage,
}: {
  activityId: string;
  filter: Parameters<typeof conflictsQuery>[1];
  onPage: (page: number) => void;
}) {
  const { data: kept, error, refetch } = useQuery(conflictsQuery(activityId, filter));
  const data = kept?.answer;
  const keptAt = kept?.keptAt ?? null;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    );
  }
  if (data.content.length === 0 && keptAt === null) {
    return filter.state === 'open' ? (
      <EmptyState icon="check-circle" title={<Trans>Nothing to settle</Trans>}>
        <Trans>If two doors let the same person in, or a phone wasn’t up to date, it appears here.</Trans>
      </EmptyState>
    ) : (
      <EmptyState icon="history" title={<Trans>Nothing settled yet</Trans>} />
    );
  }
  return (
    <>
      {keptAt && <KeptLine keptAt={keptAt} onRetry={() => void refetch()} />}
      <ul className="grid gap-4 lg:grid-cols-2">
        {data.content.map((conflict) => (
          <li key={conflict.id}>
            <ConflictCard
              conflict={conflict}
              loadPhoto={loadPersonPhoto}
              actions={
                conflict.resolution === null && (
                  <Decisions conflict={conflict} activityId={activityId} away={keptAt !== null} />
                )
              }
              foot={conflict.resolution !== null && <Settled conflict={conflict} />}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={filter.page}
        size={conflictPageSize}
        total={data.totalElements}
        more={data.more}
        onPage={onPage}
      />
    </>
  );
}

/** Read without a network: how old it is, and what cannot be done with it. */
function KeptLine({ keptAt, onRetry }: { keptAt: Instant; onRetry: () => void }) {
  const now = useNow(15_000);
  const minutes = Math.max(0, Math.round((now - Date.parse(keptAt)) / 60_000));
  return (
    <div className="mb-4">
      <Status
        tone="info"
        action={
          <Button icon="sync" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>
          No network. This is the list of <DateTime at={keptAt} short />
        </Trans>{' '}
        (<Plural value={minutes} _0="just now" one="# minute ago" other="# minutes ago" />
        ). <Trans>You need a network to decide.</Trans>
      </Status>
    </div>
  );
}

/** @param away the server cannot be reached: nothing can be decided */
function Decisions({ conflict, activityId, away }: { conflict: Conflict; activityId: string; away: boolean }) {
  const { run, busy } = useDeed({
    sure: ({ resolution }: { resolution: Decision['resolution']; note: string }) =>
      resolution === 'TAKEN_BACK'
        ? {
            title: <Trans>Take the sign-in back?</Trans>,
            text: <Trans>This scan no longer counts. If there’s another valid one, it counts instead.</Trans>,
            action: <Trans>Take back</Trans>,
            tone: 'danger',
          }
        : null,
    call: ({ resolution, note }) => settleConflict(conflict.id, { resolution, ...(note ? { note } : {}) }),
    done: () => <Trans>Settled</Trans>,
    changes: ['conflicts', 'live', 'people'].map((list) => ['sign-in', activityId, list]),
  });
  return (
    <ConflictActions
      decisions={decisionsFor[conflict.reason]}
      busy={busy}
      disabled={away}
      onDecide={({ resolution }, note) => void run({ resolution, note })}
    />
  );
}

function Settled({ conflict }: { conflict: Conflict }) {
  const { t } = useLingui();
  if (!conflict.resolution || !conflict.resolvedAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-3 text-ink">
      <Icon name="check-circle" />
      <span className="font-semibold">{t(resolutionWords[conflict.resolution])}</span>
      {conflict.resolvedBy && <span>· {conflict.resolvedBy}</span>}
      <span>
        · <DateTime at={conflict.resolvedAt} short />
      </span>
      {conflict.note && <span className="basis-full whitespace-pre-line">{conflict.note}</span>}
    </p>
  );
}
