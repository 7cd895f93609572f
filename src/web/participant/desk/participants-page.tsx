import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { decidesAbout } from '#domain/inbox/deciding.ts';
import { useProfile } from '#web/api/profile.ts';
import { countText } from '#web/desk/count-text.ts';
import { Status } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { PeopleSearch } from '../routes.ts';
import { ChangesTab } from './changes-tab.tsx';
import { DinnerTab } from './dinner-tab.tsx';
import { HotelTab } from './hotel-tab.tsx';
import { ImportTab } from './import-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import { unitsQuery } from './queries.ts';
import { ofParticipants } from './staff-head.tsx';
import { StaffPage } from './staff-page.tsx';
import type { StaffTab } from './staff-tabs.ts';
import { UnitsTab } from './units-tab.tsx';

/** The form with its pickers is a good deal larger than the list, and not needed to read it. */
const StaffEntry = lazy(() => import('./staff-entry.tsx').then((module) => ({ default: module.StaffEntry })));

export interface TabProps {
  activityId: string;
  search: PeopleSearch;
  /** Changes the address; the page goes back to the first unless it is what changes. */
  onSearch: (change: Partial<PeopleSearch>) => void;
  /** Administrators change things, and reviewers of this activity; others look on. */
  mayWrite: boolean;
}

const badgesLink = (activityId: string) => (
  <LinkButton to="/admin/badges" search={{ activityId }} icon="print">
    <Trans>Badges</Trans>
  </LinkButton>
);

export function ParticipantsPage() {
  const search = useSearch({ from: '/admin/participants' });
  const { activityId, entry } = search;
  if (activityId && entry) {
    return (
      <Suspense fallback={<Skeleton className="h-72" />}>
        <StaffEntry key={entry} activityId={activityId} entry={entry} search={search} />
      </Suspense>
    );
  }
  return (
    <StaffPage {...ofParticipants} activityId={search.activityId} actions={badgesLink} onPaper>
      {(activityId) => <Views key={activityId} activityId={activityId} search={{ ...search, activityId }} />}
    </StaffPage>
  );
}

const panels = {
  people: PeopleTab,
  units: UnitsTab,
  hotel: HotelTab,
  dinner: DinnerTab,
  changes: ChangesTab,
  import: ImportTab,
} as const satisfies Record<StaffTab, (props: TabProps) => ReactNode>;

function Views({ activityId, search }: { activityId: string; search: PeopleSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useProfile();
  const role = profile?.orgType;
  const mayWrite = profile ? decidesAbout(profile, activityId) : false;
  const { data: units } = useQuery(unitsQuery(activityId, undefined, 0));
  const tab = search.tab ?? 'people';
  const Panel = panels[tab];
  const onSearch = (change: Partial<PeopleSearch>) =>
    void navigate({
      to: '/admin/participants',
      search: { ...search, activityId, page: undefined, ...change },
      replace: 'search' in change,
    });
  return (
    <>
      {role === 'FUND_REVIEWER' && !mayWrite && (
        <div className="mb-4">
          <Status tone="info">
            <Trans>
              You can view this but not change it, because the activity isn't assigned to you. An administrator can
              assign it under Roles on your account page.
            </Trans>
          </Status>
        </div>
      )}
      <Tabs
        label={t`Participants`}
        value={tab}
        onChange={(next) =>
          void navigate({
            to: '/admin/participants',
            search: { activityId, tab: next === 'people' ? undefined : next },
          })
        }
        tabs={[
          { id: 'people', label: t({ message: 'People', comment: 'A tab; one short word' }) },
          {
            id: 'units',
            label: t`Lists by unit`,
            badge: units?.submitted.totalElements ? countText(units.submitted) : undefined,
          },
          { id: 'hotel', label: t({ message: 'Hotel', comment: 'A tab' }) },
          { id: 'dinner', label: t({ message: 'Dinner', comment: 'A tab' }) },
          {
            id: 'changes',
            label: t({ message: 'Changes', comment: 'A tab: what units ask for' }),
            badge: units?.openChanges || undefined,
          },
          ...(role === 'FUND_ADMIN'
            ? [{ id: 'import' as const, label: t({ message: 'Import', comment: 'A tab' }) }]
            : []),
        ]}
      >
        <Panel activityId={activityId} search={search} onSearch={onSearch} mayWrite={mayWrite} />
      </Tabs>
    </>
  );
}
