import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { nameIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { InlineSelect } from '#web/ui/inline-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ownActivitiesQuery } from '../queries.ts';
import { StaffHead, type StaffHeadProps } from './staff-head.tsx';

const rememberedKey = 'participants-activity';

/** The frame of the staff's pages: which activity, remembered from one visit to the next. */
export function StaffPage({
  title,
  lead,
  activityId,
  actions,
  onPaper = false,
  children,
}: Omit<StaffHeadProps, 'children'> & {
  activityId: string | undefined;
  actions?: (activityId: string) => ReactNode;
  /** Printed, the page says what it is and of which activity. */
  onPaper?: boolean;
  children: (activityId: string) => ReactNode;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ownActivitiesQuery);
  const all = data?.content ?? [];
  const wanted = activityId ?? localStorage.getItem(rememberedKey);
  const chosen = all.find(({ id }) => id === wanted) ?? all.find(({ category }) => category === 'ROADSHOW') ?? all[0];
  const choose = (id: string) => {
    localStorage.setItem(rememberedKey, id);
    void navigate({ to: '.', search: { activityId: id } as never, replace: true });
  };
  return (
    <>
      <div data-no-print>
        <StaffHead title={title} lead={lead}>
          {chosen && (
            <>
              <InlineSelect
                label={t`Activity`}
                roomy
                value={chosen.id}
                options={all.map((activity) => ({
                  value: activity.id,
                  label: nameIn(activity, locale) || activity.code,
                }))}
                onChange={choose}
              />
              {actions?.(chosen.id)}
            </>
          )}
        </StaffHead>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-16" />}
        {data && !chosen && <EmptyState icon="calendar" title={<Trans>There is no activity yet</Trans>} />}
      </div>
      {chosen && onPaper && (
        <p className="mb-2 hidden text-xl font-bold print:block">
          {title} · {nameIn(chosen, locale)}
        </p>
      )}
      {chosen && children(chosen.id)}
    </>
  );
}
