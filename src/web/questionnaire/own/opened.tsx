import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnQuestionnaire } from '#contract/questionnaire/own.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { type AnswerSource, questionnaireKey } from '../queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerStore } from './answer-store.ts';
import { forgetAnswers, keptAnswers } from './kept-answers.ts';
import { GivenAnswers } from './given-answers.tsx';
import { forgetAllWaiting } from './waiting-files.ts';

/** What the server says, or while it cannot be asked this device; a link that is over forgets what lies here. */
const storeQuery = (source: AnswerSource) =>
  queryOptions({
    queryKey: [...questionnaireKey, 'answer', source.key],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    async queryFn(): Promise<AnswerStore> {
      const kept = await keptAnswers(source).catch(() => null);
      try {
        const read = await source.read();
        if (!read.mayAnswer) await forgetAnswers(source);
        if (!read.mayAnswer) await forgetAllWaiting(source).catch(() => undefined);
        return new AnswerStore(source, read, kept, true);
      } catch (error) {
        if (kept && isPassing(error)) return new AnswerStore(source, kept.read, kept, false);
        throw error;
      }
    },
  });

export function Opened({ source }: { source: AnswerSource }) {
  const { data: store, error, refetch } = useQuery(storeQuery(source));
  const [isChanging, setChanging] = useState(false);
  const { t } = useLingui();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!store) return <Skeleton className="h-96 w-full" />;
  const { read } = store;
  const isAnswered = read.answer.status === 'ANSWERED';
  const mayGo = read.mayAnswer && (!isAnswered || isChanging || read.answer.isChanged);
  async function done(): Promise<void> {
    toast({ text: t`Thank you, we’ve received your answers.` });
    setChanging(false);
    await refetch();
    await changed([...questionnaireKey, 'own']);
    scrollTo({ top: 0 });
  }
  return (
    <>
      <About of={read} />
      <Standing of={read} onChange={mayGo ? null : () => setChanging(true)} />
      {mayGo ? (
        <AnswerForm store={store} onDone={() => void done()} />
      ) : (
        !read.anonymous && isAnswered && <GivenAnswers of={read} openFile={store.openFile} />
      )}
    </>
  );
}

function About({ of: { number, activity, intro, endsAt, unit, name, anonymous } }: { of: OwnQuestionnaire }) {
  return (
    <Card title={<LocalizedName of={namesOf(activity)} />}>
      <div className="flex flex-col gap-2">
        <p className="whitespace-pre-line">
          <LocalizedName of={intro} />
        </p>
        <p className="text-sm text-muted">
          {name}
          {unit && (
            <>
              {' · '}
              <LocalizedName of={namesOf(unit)} />
            </>
          )}
          {' · '}
          <Trans comment="Number of a questionnaire">No. {number}</Trans>
        </p>
        {endsAt && (
          <p className="text-sm text-muted">
            <Trans>
              Open until <DateTime at={endsAt} short />
            </Trans>
          </p>
        )}
        {anonymous && (
          <Status tone="info">
            <Trans>
              Anonymous: we keep all answers together, without names or times, and only know whether you answered. You
              can’t change your answers once you submit.
            </Trans>
          </Status>
        )}
      </div>
    </Card>
  );
}

function Standing({
  of: { status, answer, mayAnswer, anonymous },
  onChange,
}: {
  of: OwnQuestionnaire;
  onChange: (() => void) | null;
}) {
  const isAnswered = answer.status === 'ANSWERED';
  if (!isAnswered && mayAnswer) return null;
  if (!isAnswered)
    return (
      <Status tone="neutral">
        {status === 'OPEN' ? (
          <Trans>The time to answer has passed.</Trans>
        ) : (
          <Trans>This questionnaire is closed.</Trans>
        )}
      </Status>
    );
  return (
    <Status
      tone="good"
      action={
        mayAnswer && onChange ? (
          <Button icon="edit" onClick={onChange}>
            <Trans>Change my answers</Trans>
          </Button>
        ) : undefined
      }
    >
      {anonymous || !answer.submittedAt ? (
        <Trans>You’ve answered. Thank you!</Trans>
      ) : (
        <Trans>
          You answered on <DateTime at={answer.submittedAt} short />. Thank you!
        </Trans>
      )}
    </Status>
  );
}
