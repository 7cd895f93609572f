import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffChange } from '#contract/participant/desk.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { errorWords } from '#web/api/error-words.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge, Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { beginDeed } from '#web/undo/deeds.ts';
import { ChangeView } from '../change-view.tsx';
import type { TabProps } from './participants-page.tsx';
import { changePageSize, changesQuery, staffKey } from './queries.ts';

/** What units ask for: the difference on the left, the decision below it. */
export function ChangesTab({ activityId, search, onSearch, mayWrite }: TabProps) {
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
          <Trans>When a unit wants its locked list changed, the difference appears here.</Trans>
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
                  <Decision key={change.listVersion} activityId={activityId} change={change} mayWrite={mayWrite} />
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

function Decision({ activityId, change, mayWrite }: { activityId: string; change: StaffChange; mayWrite: boolean }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);
  const decide = async (decision: 'accept' | 'refuse') => {
    const accepts = decision === 'accept';
    const sure = await ask({
      title: accepts ? <Trans>Accept the change?</Trans> : <Trans>Refuse the change?</Trans>,
      text: accepts ? (
        <Trans>It is made in a moment. Newcomers are sent a code; the codes of those replaced no longer hold.</Trans>
      ) : (
        <Trans>The unit is told your answer, and the list stays as it is.</Trans>
      ),
      action: accepts ? <Trans>Accept</Trans> : <Trans>Refuse</Trans>,
      tone: accepts ? 'primary' : 'danger',
    });
    if (!sure || busy) return;
    setBusy(true);
    try {
      const [refused] = await beginDeed({
        workflow: 'PARTICIPANT_CHANGE',
        move: decision,
        note: answer.trim(),
        count: null,
        choice: { ids: [change.id] },
      });
      if (refused?.refusal) toast({ tone: 'bad', text: t(errorWords[refused.refusal]) });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    } finally {
      setBusy(false);
      await changed(staffKey(activityId));
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {!change.capacityIsEnough && (
        <Status tone="warn">
          <Trans>Hotel or dinner has no room for this.</Trans>
        </Status>
      )}
      {mayWrite && (
        <>
          <TextArea label={t`Answer to the unit`} limit={500} value={answer} onChange={setAnswer} />
          <div className="flex flex-wrap gap-3">
            <Button
              busy={busy}
              disabledReason={answer.trim() ? undefined : t`To refuse, say why.`}
              onClick={() => void decide('refuse')}
            >
              <Trans>Refuse</Trans>
            </Button>
            <Button tone="primary" icon="check" busy={busy} onClick={() => void decide('accept')}>
              <Trans>Accept</Trans>
            </Button>
          </div>
        </>
      )}
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
