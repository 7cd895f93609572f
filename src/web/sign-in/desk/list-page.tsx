import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { doorStaff, fundStaff } from '#domain/account/roles.ts';
import { useMay } from '#web/api/use-may.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { PeopleFilter } from '../queries.ts';
import { DoorPage } from './door-page.tsx';
import { LiveNumbers } from './live-numbers.tsx';
import { PeopleList } from './people-list.tsx';

export function ListPage() {
  const { t } = useLingui();
  return (
    <DoorPage title={t`Sign-in`} lead={<Trans>Who is in, who is still expected, and how the gates keep up.</Trans>}>
      {(activityId) => <List activityId={activityId} />}
    </DoorPage>
  );
}

function List({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // Reviewers look on; those who run the door may take a sign-in back or cancel a kind.
  const runsDoor = useMay('takeBack', doorStaff);
  const mayTakeSheet = useMay('startExport', fundStaff);
  const current = useSearch({ from: '/sign-in/list' });
  const { tab = 'people', search, signed, kind, sessionId, unitId, page = 0 } = current;
  const filter = { search, signed, kind, sessionId, unitId };
  const onFilter = (change: Partial<PeopleFilter>) =>
    void navigate({
      to: '/sign-in/list',
      search: { ...current, page: undefined, ...change },
      replace: 'search' in change,
    });
  return (
    <Tabs
      label={t`Sign-in`}
      value={tab}
      onChange={(next) =>
        void navigate({ to: '/sign-in/list', search: { activityId, tab: next === 'live' ? next : undefined } })
      }
      tabs={[
        { id: 'people', label: t({ message: 'People', comment: 'A tab; one short word' }) },
        { id: 'live', label: t({ message: 'Live numbers', comment: 'A tab' }) },
      ]}
    >
      {tab === 'live' ? (
        <LiveNumbers activityId={activityId} runsDoor={runsDoor} />
      ) : (
        <>
          {mayTakeSheet && (
            <div data-no-print className="mb-3 flex justify-end">
              <ExportLink kind="sign-in-people" filter={{ activityId, ...filter }} />
            </div>
          )}
          <PeopleList activityId={activityId} filter={{ ...filter, page }} mayTakeBack={runsDoor} onFilter={onFilter} />
        </>
      )}
    </Tabs>
  );
}
