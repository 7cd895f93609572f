import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { orgTypes, type OrgType } from '#domain/account/roles.ts';
import { activityCategories } from '#domain/activity/category.ts';
import { isInstant } from '#domain/instant.ts';
import type { InboxCase } from '#contract/inbox.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CaseName } from './case-name.tsx';
import { caseStatusWord, categoryWords, factWords, whoseTurn } from './case-words.ts';
import { LastReason } from './last-reason.tsx';
import { caseQuery } from './queries.ts';
import { targetOf } from './targets.ts';
import { WhyNotMine } from './why-not-mine.tsx';

/** The record beside the list: what is to know, what happened, and what can be done. */
export function CaseSummaryView({
  of: row,
  role,
  mayDecide,
  onDecide,
}: {
  of: InboxCase;
  role: OrgType | null;
  /** About this activity. */
  mayDecide: boolean;
  onDecide: () => void;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(caseQuery(row.workflow, row.id));
  const { label, tone } = whoseTurn[row.turn];
  const statusOf = (word: string) => {
    const known = caseStatusWord(row.workflow, word);
    return known ? t(known) : word;
  };
  return (
    <Card title={<CaseName of={row} />}>
      <p className="mb-4 flex flex-wrap items-center gap-2">
        <Badge tone={row.overdue ? 'bad' : tone}>{t(label)}</Badge>
        <span>{statusOf(row.status)}</span>
      </p>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-32" />
      ) : (
        <>
          <LastReason history={data.history} />
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">
              <Trans>Waiting since</Trans>
            </dt>
            <dd>
              <DateTime at={row.since} short />
            </dd>
            {data.facts.map(({ name, value }) => {
              const known = factWords[name];
              if (!known) return null;
              return (
                <div key={name} className="contents">
                  <dt className="text-muted">{t(known)}</dt>
                  <dd>
                    <FactValue name={name} value={value} />
                  </dd>
                </div>
              );
            })}
          </dl>
          {data.history.length > 0 && (
            <>
              <h3 className="mt-4 mb-2 font-medium">
                <Trans>What happened</Trans>
              </h3>
              <ol className="flex flex-col gap-2 text-sm">
                {data.history.map(({ at, by, to, reason }) => (
                  <li key={at + to} className="border-l-2 border-line pl-3">
                    <span className="font-medium">{statusOf(to)}</span>{' '}
                    <span className="text-muted">
                      <DateTime at={at} short />
                      {by && (
                        <>
                          {' · '}
                          <LocalizedName of={by} />
                        </>
                      )}
                    </span>
                    {reason && <span className="block whitespace-pre-wrap">{reason}</span>}
                  </li>
                ))}
              </ol>
            </>
          )}
        </>
      )}
      {role === 'FUND_REVIEWER' && row.moves.length === 0 && row.turn === 'FUND' && (
        <WhyNotMine mayDecide={mayDecide} />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {row.moves.length > 0 && (
          <Button tone="primary" icon="check" onClick={onDecide}>
            <Trans>Decide</Trans>
          </Button>
        )}
        <LinkButton {...targetOf(row)} icon="arrow-right">
          <Trans>Open its page</Trans>
        </LinkButton>
        <LinkButton to="/admin/audit" search={{ subjectId: row.id }} tone="quiet" icon="history">
          <Trans>Audit</Trans>
        </LinkButton>
      </div>
    </Card>
  );
}

function FactValue({ name, value }: { name: string; value: string }) {
  const { t } = useLingui();
  if (isInstant(value)) return <DateTime at={value} short />;
  const role = name === 'orgType' && orgTypes.find((one) => one === value);
  if (role) return t(roleWords[role]);
  const category = name === 'category' && activityCategories.find((one) => one === value);
  if (category) return t(categoryWords[category]);
  return value;
}
