import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FieldView } from './field-view.tsx';
import { phoneQuery } from './phone-calls.ts';

/** What a phone opens by the code of a desktop's field: that field, and nothing else of the portal. */
export function PhoneUploadPage() {
  const { t } = useLingui();
  usePageTitle(t`Send files`);
  const link = useLocation().hash;
  const { data, error, refetch } = useQuery(phoneQuery(link));
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={<Trans>Send files</Trans>} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-40 w-full" />}
      {!error && data && (
        <>
          <FieldView owner={{ kind: data.ownerKind, id: data.ownerId }} group={data.group} link={link} />
          <p className="text-sm text-muted">
            <Trans>
              Files appear on your computer straight away. If you close this page, scan the code again and choose the
              same file to carry on.
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}
