import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useProfile } from '#web/api/profile.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { IntentsList } from './intent/intents-list.tsx';
import { OwnProductsPage } from './product/own-products-page.tsx';
import type { HubSearch } from './routes.ts';
import { useDocking } from './use-dockings.ts';
import { VisitTimes } from './visit/visit-times.tsx';

/** What a docking is for one of its sides: whom to meet, and when; the event contractor finds what to check. */
export function HubPage() {
  const profile = useProfile();
  return profile?.orgType === 'CONTRACTOR' ? (
    <OwnProductsPage />
  ) : (
    <SidePage isExhibitor={profile?.orgType === 'DOCKING_EXHIBITOR'} />
  );
}

function SidePage({ isExhibitor }: { isExhibitor: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search: HubSearch = useSearch({ strict: false });
  const { tab = 'meetings' } = search;
  const activityId = useDocking(search.activityId);
  return (
    <>
      <PageHeader
        back={<BackLink to="/home" />}
        title={t`Business matching`}
        actions={
          <>
            {isExhibitor && (
              <LinkButton to="/docking/gaming-ept-list" search={{ activityId, who: 'all' }} icon="users">
                <Trans comment="Of a docking">Customers</Trans>
              </LinkButton>
            )}
            <LinkButton
              to={isExhibitor ? '/docking/apply-service-list' : '/docking/service-list'}
              search={{ activityId }}
              icon="list"
              tone="primary"
            >
              {isExhibitor ? <Trans>My products</Trans> : <Trans>Find products</Trans>}
            </LinkButton>
          </>
        }
      />
      <Tabs
        label={t`Business matching`}
        value={tab}
        tabs={[
          { id: 'meetings', label: t({ message: 'Meetings', comment: 'At a docking' }) },
          { id: 'times', label: t`Visit times` },
        ]}
        onChange={(to) => void navigate({ to: '/docking', search: { activityId, tab: to }, replace: true })}
      >
        {tab === 'times' ? (
          activityId && <VisitTimes key={activityId} activityId={activityId} />
        ) : (
          <IntentsList
            search={{ ...search, activityId }}
            sides={[isExhibitor ? 'customer' : 'exhibitor']}
            isPart
            title={isExhibitor ? t`Customers to meet` : t`Exhibitors to meet`}
          />
        )}
      </Tabs>
    </>
  );
}
