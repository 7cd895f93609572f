import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskForum } from '#contract/activity/desk.ts';
import { type ForumStatusMove, forumStatuses } from '#domain/activity/forum-moves.ts';
import { namesOf } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ForumEditor, NewForum } from './forum-editor.tsx';
import { forumQuery, forumsPageSize, forumsQuery, refreshActivities } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { useMayChange } from './use-may-change.ts';
import { forumStatusWords } from './words.ts';

const nameCell = (forum: DeskForum) => (
  <>
    <LocalizedName of={namesOf(forum)} />
    <span className="block text-sm font-normal text-muted">
      <LocalizedName of={namesOf(forum.activity)} />
    </span>
  </>
);
const timeCell = (forum: DeskForum) => <DateTime at={forum.holdDate} short />;
const statusCell = (forum: DeskForum) => <StateBadge of={forumStatusWords[forum.status]} />;

/** The forum that the address names: from the list, or by itself when it is on another page. */
function useOpenForum(forumId: string | undefined, listed: readonly DeskForum[] | undefined): DeskForum | undefined {
  const found = listed?.find(({ id }) => id === forumId);
  const { data } = useQuery({
    ...forumQuery(forumId ?? ''),
    enabled: forumId !== undefined && listed !== undefined && !found,
  });
  return forumId === undefined ? undefined : (found ?? data);
}

/** Forums stand on home beside the activities. */
export function ForumsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const search = useSearch({ from: '/admin/forums' });
  const { status, page = 0, forumId } = search;
  const { data, error, refetch } = useQuery(forumsQuery(status, page));
  const [isNew, setIsNew] = useState(false);
  const open = useOpenForum(forumId, data?.content);
  const go = (change: Partial<typeof search>) =>
    void navigate({ to: '/admin/forums', search: { ...search, page: undefined, ...change } });

  const show = (id: string | undefined) => void navigate({ to: '/admin/forums', search: { ...search, forumId: id } });

  const move = async (forum: DeskForum, name: ForumStatusMove) => {
    try {
      await answer(
        api.POST('/admin/forums/{forumId}/moves/{move}', {
          params: { path: { forumId: forum.id, move: name } },
          body: { version: forum.version },
        }),
      );
      toast({
        text:
          name === 'publish' ? t`The home page shows the forum.` : t`The home page does not show the forum any more.`,
      });
    } catch (failure) {
      toast({ tone: 'bad', text: await errorSentence(failure) });
    }
    await refreshActivities();
  };
  const remove = async (forum: DeskForum) => {
    const sure = await ask({
      title: t`Remove the forum?`,
      action: t({ message: 'Remove', comment: 'A button' }),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await answer(
        api.DELETE('/admin/forums/{forumId}', {
          params: { path: { forumId: forum.id }, query: { version: forum.version } },
        }),
      );
      toast({ text: t`The forum is removed.` });
    } catch (failure) {
      toast({ tone: 'bad', text: await errorSentence(failure) });
    }
    await refreshActivities();
  };

  const columns: Column<DeskForum>[] = [
    { id: 'name', header: t({ message: 'Forum', comment: 'A column' }), primary: true, cell: nameCell },
    { id: 'time', header: t({ message: 'Begins', comment: 'A column: when a forum is held' }), cell: timeCell },
    { id: 'status', header: t({ message: 'State', comment: 'A column: of an activity' }), cell: statusCell },
  ];
  const actions = (forum: DeskForum) => (
    <>
      {forum.offers.map(({ move: name, missing }) => (
        <Button
          key={name}
          tone="quiet"
          icon={name === 'publish' ? 'eye' : 'eye-off'}
          disabledReason={missing === 'ACTIVITY_NOT_PUBLIC' && t`Its activity is not published.`}
          onClick={() => void move(forum, name)}
        >
          {name === 'publish'
            ? t({ message: 'Publish', comment: 'A button' })
            : t({ message: 'Unpublish', comment: 'A button' })}
        </Button>
      ))}
      <Button tone="quiet" icon="edit" onClick={() => show(forum.id)}>
        <Trans comment="A button">Edit</Trans>
      </Button>
      {forum.status === 'DRAFT' && (
        <Button tone="quiet" icon="trash" onClick={() => void remove(forum)}>
          <Trans comment="A button">Remove</Trans>
        </Button>
      )}
    </>
  );

  return (
    <>
      <PageHeader
        title={<Trans comment="A part of the fund’s desk">Forums</Trans>}
        actions={
          mayChange && (
            <Button tone="primary" icon="plus" onClick={() => setIsNew(true)}>
              <Trans>New forum</Trans>
            </Button>
          )
        }
      >
        <Trans>The home page shows the published ones, the next one first.</Trans>
      </PageHeader>
      <div className="mb-4 md:max-w-xs">
        <SelectField
          label={t({ message: 'State', comment: 'A column: of an activity' })}
          value={status ?? ''}
          options={[
            { value: '' as const, label: t({ message: 'All', comment: 'No filter' }) },
            ...forumStatuses.map((value) => ({ value, label: t(forumStatusWords[value].label) })),
          ]}
          onChange={(next) => go({ status: next || undefined })}
        />
      </div>
      <DataTable
        label={t({ message: 'Forums', comment: 'A part of the fund’s desk' })}
        columns={columns}
        rows={data?.content}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        {...(mayChange ? { actions } : {})}
        empty={
          <EmptyState icon="forum" title={<Trans>There is no forum</Trans>}>
            <Trans>A forum belongs to an activity, and is shown once it is published.</Trans>
          </EmptyState>
        }
        paging={{
          page,
          size: forumsPageSize,
          total: data?.totalElements ?? 0,
          onPage: (next) => go({ page: next || undefined }),
        }}
      />
      {isNew && <NewForum onClose={() => setIsNew(false)} />}
      {open && <ForumEditor key={open.id} forum={open} onClose={() => show(undefined)} />}
    </>
  );
}
