import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '#web/api/use-may.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/badge.tsx';
import { administrators } from '#domain/account/roles.ts';
import { HolidaysForm } from './holidays-form.tsx';
import { OfficeForm } from './office-form.tsx';
import { NumbersForm } from './numbers-form.tsx';
import { ProductForm } from './product-form.tsx';
import { settingsQuery } from './queries.ts';

/** What holds for the whole portal, group by group. */
export function SettingsPage() {
  const mayChange = useMay('changeSettings', administrators);
  const { data: settings, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title={<Trans>Settings</Trans>}>
        <Trans>Settings for the whole portal. Every change is recorded in the audit.</Trans>
      </PageHeader>
      {error && !settings ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !settings ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="flex max-w-3xl flex-col gap-5">
          {!mayChange && (
            <Status tone="info">
              <Trans>Only administrators can change settings.</Trans>
            </Status>
          )}
          <OfficeForm settings={settings} mayChange={mayChange} />
          <HolidaysForm settings={settings} mayChange={mayChange} />
          <NumbersForm settings={settings} mayChange={mayChange} group="limits" />
          <ProductForm settings={settings} mayChange={mayChange} />
          <NumbersForm settings={settings} mayChange={mayChange} group="messages" />
          <Card title={<Trans>Message texts</Trans>}>
            <p className="mb-4 text-muted">
              <Trans>The messages the portal sends, in every language and by e-mail, SMS and notice.</Trans>
            </p>
            <LinkButton to="/admin/templates" icon="mail">
              <Trans>Message texts</Trans>
            </LinkButton>
          </Card>
          <NumbersForm settings={settings} mayChange={mayChange} group="exports" />
        </div>
      )}
    </>
  );
}
