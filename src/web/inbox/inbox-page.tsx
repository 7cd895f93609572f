import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { InboxCase } from '#contract/inbox.ts';
import { type Decider, decidesAbout } from '#domain/inbox/deciding.ts';
import { bulkMoves, type BulkWorkflow } from '#domain/inbox/words.ts';
import { useProfile } from '#web/api/profile.ts';
import { rememberList } from '#web/desk/list-memory.ts';
import { rememberQueue } from '#web/desk/queue.ts';
import { useLeft } from '#web/desk/use-left.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useRowsToDraw } from '#web/ui/use-rows-to-draw.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { BulkDialog, type BulkChoice } from './bulk-dialog.tsx';
import { CaseList } from './case-list.tsx';
import { CaseSummaryView } from './case-summary.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxHead } from './inbox-head.tsx';
import { KeyHelp } from './key-help.tsx';
import { casesQuery, countsQuery } from './queries.ts';
import type { InboxSearch } from './routes.ts';

/** From this width the record stands beside the list. */
const roomBeside = 1200;

const isBulkWorkflow = (workflow: string | undefined): workflow is BulkWorkflow =>
  workflow !== undefined && Object.hasOwn(bulkMoves, workflow);

const stranger: Decider = { orgType: null, activities: [] };

/** Everything that somebody waits for; decisions are made from here, one or many at once. */
export function InboxPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const beside = useWide(roomBeside);
  const wide = useWide();
  const profile = useProfile();
  const isReviewer = profile?.orgType === 'FUND_REVIEWER';
  const notGiven = isReviewer && profile.activities.length === 0;
  const decides = profile?.orgType === 'FUND_ADMIN' || (isReviewer && !notGiven);
  const search = useSearch({ from: '/admin/inbox' });
  const { search: words, workflow, activityId, turn: asked, olderThan } = search;
  const mine = decides && isReviewer && search.whose !== 'ALL' ? ('true' as const) : undefined;
  const turn = asked === 'ANY' ? undefined : (asked ?? 'FUND');
  const cases = useInfiniteQuery(casesQuery({ search: words, workflow, activityId, turn, olderThan, mine }));
  const counts = useQuery(countsQuery({ search: words, activityId, turn, mine }));
  const rows = cases.data?.pages.flatMap(({ content }) => content);
  const rowsToDraw = useRowsToDraw(rows);

  const { pathname, searchStr } = useLocation();
  useEffect(() => rememberList(pathname, searchStr), [pathname, searchStr]);
  const { pages } = cases.data ?? {};
  useEffect(() => {
    const registrations = pages?.flatMap(({ content }) => content).filter((one) => one.workflow === 'ENROLLMENT');
    if (!registrations) return;
    const queue = registrations.map(({ id, hasBooths }) => ({ id, hasBooths }));
    rememberQueue({ from: '/admin/inbox', rows: queue });
  }, [pages]);

  useLeft(rows !== undefined, (id) => `[data-case="${id}"]`);

  const [openId, setOpenId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deciding, setDeciding] = useState<BulkChoice | null>(null);
  const [help, setHelp] = useState(false);
  const shown = rows?.find(({ id }) => id === openId) ?? (beside ? rows?.[0] : undefined);
  const chosenRows = rows?.filter(({ id }) => chosen.has(id)) ?? [];

  const filterBy = (change: Partial<InboxSearch>) => {
    setChosen(new Set());
    setOpenId(null);
    void navigate({ to: '/admin/inbox', search: { ...search, ...change }, replace: true });
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const decide = (of: readonly InboxCase[]) => {
    const [first, ...others] = of;
    if (!first || !isBulkWorkflow(first.workflow)) return;
    const moves = first.moves.filter((move) => others.every((one) => one.moves.includes(move)));
    const hasBooths = of.some((one) => one.hasBooths);
    setDeciding({ workflow: first.workflow, moves, hasBooths, choice: { ids: of.map(({ id }) => id) } });
  };
  const decideAll = () => {
    if (!isBulkWorkflow(workflow)) return;
    // Cancelling is never meant for whoever happens to be in a filter.
    const moves = bulkMoves[workflow].filter(
      (move) => move !== 'cancel' && rows?.some((row) => row.moves.includes(move)),
    );
    const hasBooths = rows?.some((row) => row.hasBooths) ?? false;
    setDeciding({ workflow, moves, hasBooths, choice: { filter: { search: words, activityId, olderThan } } });
  };
  const wholeFilter =
    decides && isBulkWorkflow(workflow) && turn === 'FUND' && (rows?.some(({ moves }) => moves.length > 0) ?? false);
  const mixed = new Set(chosenRows.map((one) => one.workflow)).size > 1;
  const [firstChosen, ...otherChosen] = chosenRows;
  const undecidable = !firstChosen?.moves.some((move) => otherChosen.every(({ moves }) => moves.includes(move)));
  const summary = shown && (
    <CaseSummaryView
      key={shown.id}
      of={shown}
      role={profile?.orgType ?? null}
      mayDecide={decidesAbout(profile ?? stranger, shown.activityId)}
      onDecide={() => decide([shown])}
    />
  );

  return (
    <>
      <InboxHead>
        {wide && <IconButton icon="keyboard" label={t`Keyboard shortcuts`} onClick={() => setHelp(true)} />}
      </InboxHead>
      <InboxFilters
        search={search}
        turn={turn}
        isReviewer={isReviewer && decides}
        counts={counts.data?.content}
        onSearch={filterBy}
      />
      {notGiven && (
        <div className="mb-4">
          <Status tone="info">
            <Trans>
              No activity is assigned to you yet. An administrator can assign one under Roles on your account page.
            </Trans>
          </Status>
        </div>
      )}
      {decides && (chosenRows.length > 0 || wholeFilter) && (
        <div className="sticky top-16 z-10 mb-3 flex flex-wrap items-center gap-3 rounded-card bg-brand-soft px-4 py-2 text-on-brand-soft">
          <span className="font-medium">
            {chosenRows.length > 0 ? (
              <Trans>{chosenRows.length} chosen</Trans>
            ) : (
              <Trans>Select some cases, or decide all that match this filter.</Trans>
            )}
          </span>
          <span className="ml-auto flex flex-wrap gap-2">
            {chosenRows.length > 0 && (
              <>
                <Button tone="quiet" onClick={() => setChosen(new Set())}>
                  <Trans>Deselect all</Trans>
                </Button>
                <Button
                  tone="primary"
                  icon="check"
                  disabledReason={
                    mixed
                      ? t`Choose cases of one kind only.`
                      : undecidable
                        ? t`These can't all be decided the same way, or not by you.`
                        : undefined
                  }
                  onClick={() => decide(chosenRows)}
                >
                  <Trans>Decide selected</Trans>
                </Button>
              </>
            )}
            {wholeFilter && chosenRows.length === 0 && (
              <Button icon="list" onClick={decideAll}>
                <Trans>Decide all in this filter</Trans>
              </Button>
            )}
          </span>
        </div>
      )}
      {cases.error && !rows ? (
        <ErrorState error={cases.error} onRetry={() => void cases.refetch()} />
      ) : !rows || !rowsToDraw ? (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-16 compact:h-9" />
          <Skeleton className="h-16 compact:h-9" />
          <Skeleton className="h-16 compact:h-9" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState icon="check-circle" title={<Trans>Nothing waiting</Trans>}>
          <Trans>New registrations, requests and problems appear here automatically.</Trans>
        </EmptyState>
      ) : (
        <div className={beside ? 'grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-5' : ''}>
          <div>
            <CaseList
              rows={rowsToDraw}
              shownId={shown?.id ?? null}
              chosen={chosen}
              choosing={decides}
              onShow={setOpenId}
              onToggle={toggle}
              onHelp={() => setHelp(true)}
            />
            {cases.hasNextPage && (
              <div className="mt-4 flex justify-center">
                <Button icon="chevron-down" busy={cases.isFetchingNextPage} onClick={() => void cases.fetchNextPage()}>
                  <Trans>Show more</Trans>
                </Button>
              </div>
            )}
          </div>
          {beside && (
            <aside aria-label={t`Selected case`} className="sticky top-20">
              {summary}
            </aside>
          )}
        </div>
      )}
      {!beside && openId && shown && (
        <Dialog open title={<Trans>The case</Trans>} onClose={() => setOpenId(null)}>
          {summary}
        </Dialog>
      )}
      {deciding && (
        <BulkDialog
          choice={deciding}
          onClose={() => setDeciding(null)}
          onConfirmed={() => {
            setDeciding(null);
            setChosen(new Set());
            setOpenId(null);
          }}
        />
      )}
      {help && <KeyHelp onClose={() => setHelp(false)} />}
    </>
  );
}
