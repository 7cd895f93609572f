import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StaffChange } from '#contract/participant/desk.ts';
import { errorWords } from '#web/api/error-words.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import type { Given } from '#web/moves/given.ts';
import { Moves } from '#web/moves/moves.tsx';
import { Badge, Status } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { beginDeed } from '#web/undo/deeds.ts';
import { ChangeView } from '../change-view.tsx';
import { changeMoveWords } from './move-words.ts';
import type { TabProps } from './participants-page.tsx';
import { changePageSize, changesQuery, staffKey } from './queries.ts';

/** What units ask for: the difference on the left, the decision below it. */
export function ChangesTab({ activityId, search, onSearch }: TabProps) {
  const { t } = useLingui();
  const { decided, page = 0 } = search;
  const state = decided ?? 'OPEN';
  const { data, error, refetch } = useQuery(changesQuery(activityId, state, page));
  return (
    <>
      <div className="mb-4 md:max-w-xs" data-no-print>
        <SelectField
          label={t`Show`}
          value={state}
          options={[
            { value: 'OPEN', label: t({ message: 'Open', comment: 'Changes not decided yet' }) },
            { value: 'ACCEPTED', label: t({ message: 'Accepted', comment: 'Changes' }) },
            { value: 'REFUSED', label: t({ message: 'Refused', comment: 'Changes' }) },
          ]}
          onChange={(next) => onSearch({ decided: next === 'OPEN' ? undefined : next })}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton className="h-64" />
        </div>
      )}
      {data?.content.length === 0 && (
        <EmptyState icon="exchange" title={<Trans>Nothing to decide</Trans>}>
          <Trans>When a unit asks to change a locked list, the changes appear here.</Trans>
        </EmptyState>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {data?.content.map((change) => (
          <li key={change.id}>
            <Card
              title={<LocalizedName of={change.unitNames} />}
              aside={
                <span className="text-muted">
                  <DateTime at={change.askedAt} short />
                </span>
              }
            >
              <ChangeView change={change} />
              <div className="mt-4 border-t border-line pt-4">
                {change.state === 'OPEN' ? (
                  <Decision key={change.listVersion} activityId={activityId} change={change} />
                ) : (
                  <Decided change={change} />
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {data && (
        <Pagination
          page={page}
          size={changePageSize}
          total={data.totalElements}
          onPage={(next) => onSearch({ page: next })}
        />
      )}
    </>
  );
}

function Decision({ activityId, change }: { activityId: string; change: StaffChange }) {
  const { t } = useLingui();
  const decide = async (move: StaffChange['offers'][number]['move'], { note }: Given) => {
    const [refused] = await beginDeed({
      workflow: 'PARTICIPANT_CHANGE',
      move: move === 'acceptChange' ? 'accept' : 'refuse',
      note,
      count: null,
      choice: { ids: [change.id] },
    });
    if (refused?.refusal) toast({ tone: 'bad', text: t(errorWords[refused.refusal]) });
  };
  const noRoom = <Trans>The hotel or dinner is full.</Trans>;
  if (change.offers.length === 0) return change.capacityIsEnough ? null : <Status tone="warn">{noRoom}</Status>;
  return (
    <div className="flex flex-wrap gap-3">
      <Moves
        offers={change.offers}
        words={changeMoveWords}
        caseId={change.id}
        make={decide}
        changes={[staffKey(activityId)]}
        against={({ missing }) => missing === 'CAPACITY_EXCEEDED' && noRoom}
      />
    </div>
  );
}

function Decided({ change }: { change: StaffChange }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      {change.state === 'ACCEPTED' ? (
        <Badge tone="good" icon="check">
          <Trans comment="A change">Accepted</Trans>
        </Badge>
      ) : (
        <Badge tone="bad" icon="close">
          <Trans comment="A change">Refused</Trans>
        </Badge>
      )}
      {change.decidedAt && <DateTime at={change.decidedAt} short />}
      {change.answer && <span className="basis-full">{change.answer}</span>}
    </p>
  );
}
