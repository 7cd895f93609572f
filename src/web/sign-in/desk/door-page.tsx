import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { businessDateAt, instantOf } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { doorActivitiesQuery } from '../queries.ts';
import { nearestActivity, rememberActivity, rememberedActivity } from './chosen-activity.ts';
import { doorTabs } from '#web/navigation/door-tabs.ts';
import { useStaffEvents } from './use-staff-events.ts';

/** Between the pages of the door on a desk; on a phone the tabs at the bottom do it. */
function DoorNav({ activityId }: { activityId: string }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Door`} data-no-print className="flex gap-1 max-md:hidden">
      {doorTabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          search={{ activityId } as LinkProps['search']}
          activeOptions={{ includeSearch: false }}
          className="inline-flex min-h-touch items-center gap-2 rounded-lg px-3 font-medium text-ink no-underline hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-on-brand-soft"
        >
          <Icon name={tab.icon} />
          {i18n._(tab.label)}
        </Link>
      ))}
    </nav>
  );
}

function Live({ activityId, children }: { activityId: string; children: (activityId: string) => ReactNode }) {
  useStaffEvents(activityId);
  return children(activityId);
}

/** The frame of the staff's pages at the door: which activity, the ways between the pages, and live news. */
export function DoorPage({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: (activityId: string) => ReactNode;
}) {
  const { t } = useLingui();
  usePageTitle(title);
  const locale = useLocale();
  const navigate = useNavigate();
  const asked = useSearch({ strict: false, select: (search: { activityId?: string }) => search.activityId });
  const activities = useQuery(doorActivitiesQuery);
  const all = activities.data?.answer.content ?? [];
  const known = (id: string | null | undefined) => all.find((activity) => activity.id === id);
  const [today] = useState(() => businessDateAt(instantOf(Date.now())));
  const chosen = known(asked) ?? known(rememberedActivity()) ?? nearestActivity(all, today);

  return (
    <>
      <PageHeader title={title} actions={chosen && actions}>
        {lead}
      </PageHeader>
      {activities.error && !activities.data ? (
        <ErrorState error={activities.error} onRetry={() => void activities.refetch()} />
      ) : !activities.data ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      ) : !chosen ? (
        <EmptyState icon="calendar" title={<Trans>No activities yet</Trans>} />
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4" data-no-print>
            <div className="min-w-0 flex-1 md:max-w-md">
              <SelectField
                label={t`Activity`}
                value={chosen.id}
                options={all.map((activity) => ({
                  value: activity.id,
                  label: nameIn(activity, locale) || activity.code,
                }))}
                onChange={(activityId) => {
                  rememberActivity(activityId);
                  void navigate({ to: '.', search: { activityId } as never, replace: true });
                }}
              />
            </div>
            <DoorNav activityId={chosen.id} />
          </div>
          <Live key={chosen.id} activityId={chosen.id}>
            {children}
          </Live>
        </>
      )}
    </>
  );
}
