import { ownQuestionnairePageSize } from '#contract/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OwnQuestionnaireRow } from '#contract/questionnaire/own.ts';
import { namesOf } from '#domain/locale.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ownListQuery } from '../queries.ts';
import type { OwnListSearch } from '../routes.ts';
import { answerWords, questionnaireWords } from '../words.ts';

/** The questionnaires that one's account is asked to answer (row 219). */
export function OwnListPage() {
  const { t } = useLingui();
  usePageTitle(t`Questionnaires`);
  const search: OwnListSearch = useSearch({ strict: false });
  const { page = 0 } = search;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ownListQuery(search));
  return (
    <>
      <PageHeader title={t`Questionnaires`} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton className="h-64" />}
      {data?.content.length === 0 && (
        <EmptyState icon="list" title={<Trans>No questionnaires yet</Trans>}>
          <Trans>After an activity the fund may ask you how it went. Its questionnaires appear here.</Trans>
        </EmptyState>
      )}
      {data && data.content.length > 0 && (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {data.content.map((row) => (
              <li key={row.id}>
                <Row of={row} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            size={ownQuestionnairePageSize}
            total={data.totalElements}
            onPage={(next) => void navigate({ to: '.', search: { ...search, page: next || undefined } })}
          />
        </>
      )}
    </>
  );
}

function Row({ of: row }: { of: OwnQuestionnaireRow }) {
  const { t } = useLingui();
  const isToDo = row.status === 'OPEN' && row.answerStatus !== 'ANSWERED';
  const { label, tone } = row.status === 'OPEN' ? answerWords[row.answerStatus] : questionnaireWords.CLOSED;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          <LocalizedName of={row.title} /> <Badge tone={tone}>{t(label)}</Badge>
        </span>
      }
    >
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">
          <Trans comment="Number of a questionnaire">No. {row.number}</Trans> ·{' '}
          <LocalizedName of={namesOf(row.activity)} />
          {row.unit && (
            <>
              {' · '}
              <LocalizedName of={namesOf(row.unit)} />
            </>
          )}
        </p>
        <p className="text-sm text-muted">
          {row.startsAt && (
            <Trans comment="When a questionnaire opened">
              From <DateTime at={row.startsAt} short />
            </Trans>
          )}{' '}
          {row.endsAt && (
            <Trans comment="When a questionnaire ends">
              until <DateTime at={row.endsAt} short />
            </Trans>
          )}
        </p>
        {row.contacts.length > 0 && (
          <ul className="list-disc pl-5 text-sm">
            {row.contacts.map(({ name, inTouch, situation }) => (
              <li key={JSON.stringify([name, inTouch, situation])}>
                {name}
                {inTouch !== null && <> · {inTouch ? t`In touch` : t`Not in touch`}</>}
                {situation && <> · {situation}</>}
              </li>
            ))}
          </ul>
        )}
        <LinkButton to="/questionnaire/detail" search={{ id: row.id }} icon={isToDo ? 'edit' : 'eye'}>
          {isToDo ? <Trans>Answer</Trans> : <Trans>View</Trans>}
        </LinkButton>
      </div>
    </Card>
  );
}
