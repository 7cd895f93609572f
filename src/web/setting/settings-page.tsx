import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#web/api/profile.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/badge.tsx';
import { HolidaysForm } from './holidays-form.tsx';
import { OfficeForm } from './office-form.tsx';
import { LimitsForm, ProductForm, TimesForm } from './plain-forms.tsx';
import { settingsQuery } from './queries.ts';

/** What holds for the whole portal, group by group. */
export function SettingsPage() {
  const mayChange = useProfile()?.orgType === 'FUND_ADMIN';
  const { data: settings, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title={<Trans>Settings</Trans>}>
        <Trans>What holds for the whole portal. Every change is in the audit.</Trans>
      </PageHeader>
      {error && !settings ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !settings ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="flex max-w-3xl flex-col gap-5">
          {!mayChange && (
            <Status tone="info">
              <Trans>Only administrators change settings.</Trans>
            </Status>
          )}
          <OfficeForm settings={settings} mayChange={mayChange} />
          <HolidaysForm settings={settings} mayChange={mayChange} />
          <LimitsForm settings={settings} mayChange={mayChange} />
          <ProductForm settings={settings} mayChange={mayChange} />
          <TimesForm settings={settings} mayChange={mayChange} of="messages" />
          <TimesForm settings={settings} mayChange={mayChange} of="exports" />
        </div>
      )}
    </>
  );
}
