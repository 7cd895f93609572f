import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskForum } from '#contract/activity/desk.ts';
import { administrators } from '#domain/account/roles.ts';
import { forumStatuses } from '#domain/activity/forum-moves.ts';
import { namesOf } from '#domain/locale.ts';
import { queryClient } from '#web/api/query-client.ts';
import { activityKeys } from '#web/api/changed.ts';
import { useMay } from '#web/api/use-may.ts';
import { ListPage } from '#web/desk/list-page.tsx';
import { useList } from '#web/desk/use-list.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';
import { ForumEditor, NewForum } from './forum-editor.tsx';
import { forumQuery, forumsQuery, moveForum } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { forumMoveWords, forumStatusWords } from './words.ts';

const nameCell = (forum: DeskForum) => (
  <>
    <LocalizedName of={namesOf(forum)} />
    <SecondLine>
      <LocalizedName of={namesOf(forum.activity)} />
    </SecondLine>
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
  const mayChange = useMay('saveForum', administrators);
  const search = useSearch({ from: '/admin/forums' });
  const { status, page = 0, forumId } = search;
  const answered = useQuery(forumsQuery(status, page));
  const list = useList({
    search,
    narrowedBy: ['status'],
    answer: answered,
    readPage: (at) => queryClient.fetchQuery(forumsQuery(status, at)),
  });
  const [isNew, setIsNew] = useState(false);
  const open = useOpenForum(forumId, list.rows);
  const show = (id: string | undefined) => void navigate({ to: '/admin/forums', search: { ...search, forumId: id } });

  const columns: Column<DeskForum>[] = [
    { id: 'name', header: t({ message: 'Forum', comment: 'A column' }), primary: true, cell: nameCell },
    {
      id: 'time',
      header: t({ message: 'Begins', comment: 'A column: when a forum is held' }),
      cell: timeCell,
      width: 'lg:w-40',
    },
    {
      id: 'status',
      header: t({ message: 'State', comment: 'A column: of an activity' }),
      cell: statusCell,
      width: 'lg:w-36',
    },
  ];
  const actions = (forum: DeskForum) => (
    <>
      <LinkButton tone="quiet" icon="clock" to="/admin/forums/$forumId/programme" params={{ forumId: forum.id }}>
        <Trans>Programme</Trans>
      </LinkButton>
      <Button tone="quiet" icon="edit" onClick={() => show(forum.id)}>
        <Trans comment="A button">Edit</Trans>
      </Button>
      <Moves
        offers={forum.offers}
        words={forumMoveWords}
        caseId={forum.id}
        make={(move) => moveForum(forum, move)}
        changes={activityKeys}
        against={({ missing }) => missing === 'ACTIVITY_NOT_PUBLIC' && t`Its activity is not published.`}
      />
    </>
  );

  return (
    <>
      <ListPage
        list={list}
        title={t({ message: 'Forums', comment: 'A part of the fund’s desk' })}
        about={<Trans>Published forums are shown on the home page, soonest first.</Trans>}
        pageActions={
          mayChange && (
            <Button tone="primary" icon="plus" onClick={() => setIsNew(true)}>
              <Trans>New forum</Trans>
            </Button>
          )
        }
        filters={[
          {
            of: 'status',
            label: t({ message: 'State', comment: 'A column: of an activity' }),
            options: forumStatuses.map((value) => ({ value, label: t(forumStatusWords[value].label) })),
          },
        ]}
        columns={columns}
        actions={mayChange ? actions : undefined}
        actionsWidth="lg:w-[32rem]"
        linkOf={
          mayChange ? ({ id }) => linkOptions({ to: '/admin/forums', search: { ...search, forumId: id } }) : undefined
        }
        empty={{
          icon: 'forum',
          nothing: <Trans>No forums</Trans>,
          hint: <Trans>A forum belongs to an activity and is shown once published.</Trans>,
          nothingFits: <Trans>No forums</Trans>,
        }}
      />
      {isNew && <NewForum onClose={() => setIsNew(false)} />}
      {open && <ForumEditor key={open.id} forum={open} onClose={() => show(undefined)} />}
    </>
  );
}
