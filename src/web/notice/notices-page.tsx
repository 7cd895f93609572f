import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { Button } from '#web/ui/button.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NoticeItem } from './notice-item.tsx';
import { PushOffer } from './push-offer.tsx';
import { noticesQuery, noticesSize, unreadQuery } from './queries.ts';

const skeletons = ['a', 'b', 'c', 'd'];

/** Everything the portal has told somebody, newest first, each leading to what it is about. */
export function NoticesPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/notices' });
  const { unread: only, page = 0 } = search;
  const { data, error, refetch } = useQuery({
    ...noticesQuery(only === '1', page),
    placeholderData: keepPreviousData,
  });

  const took = async (unread: number) => {
    showNewest(unreadQuery.queryKey, { unread });
    await changed(['notices', 'list']);
  };
  const read = async (noticeId: string) => {
    const { unread } = await answer(api.POST('/notices/{noticeId}/read', { params: { path: { noticeId } } }));
    await took(unread);
  };
  const newest = data?.content[0]?.at;
  const readAll = useDeed({
    call: async (until: string) => {
      const { unread } = await answer(api.POST('/notices/read', { body: { until } }));
      await took(unread);
    },
  });

  return (
    <>
      <PageHeader
        title={<Trans>Notices</Trans>}
        actions={
          <Button
            icon="check"
            busy={readAll.busy}
            disabled={!data?.unread}
            onClick={() => newest && void readAll.run(newest)}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        }
      >
        <Trans>News about your applications and events.</Trans>
      </PageHeader>
      <PushOffer />
      <div className="mb-4">
        <CheckboxField
          label={t`Unread only`}
          checked={only === '1'}
          onChange={(on) => void navigate({ to: '/notices', search: { unread: on ? '1' : undefined } })}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy="true" className="flex flex-col gap-3">
          {skeletons.map((key) => (
            <Skeleton key={key} className="h-28" />
          ))}
        </div>
      )}
      {data?.content.length === 0 && (
        <EmptyState icon="bell" title={only === '1' ? <Trans>All caught up</Trans> : <Trans>No notices yet</Trans>}>
          <Trans>Decisions, requests and news about your events appear here and come by e-mail.</Trans>
        </EmptyState>
      )}
      {data && data.content.length > 0 && (
        <>
          <ul aria-label={t`Notices`} className="flex flex-col gap-3">
            {data.content.map((notice) => (
              <li key={notice.id}>
                <NoticeItem notice={notice} onRead={() => void read(notice.id)} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            size={noticesSize}
            total={data.totalElements}
            onPage={(next) => void navigate({ to: '/notices', search: { ...search, page: next } })}
          />
        </>
      )}
    </>
  );
}
