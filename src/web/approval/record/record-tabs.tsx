import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { fileParties } from '#domain/approval/file-rights.ts';
import { type RecordTab, tabAt, tabShown, viewsOfBoards } from '#domain/approval/views.ts';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { ApplicationTab } from './application-tab.tsx';
import { BoardsTab } from './boards-tab.tsx';
import { ChangesSwitch } from './changes-switch.tsx';
import { FilesOf } from './files-of.tsx';
import type { Shown } from './queries.ts';
import type { RecordSearch } from './routes.ts';
import { SupplementTab, useSupplementTabs } from './supplement-tab.tsx';

/** The application, its boards, and for whoever makes them the pictures for the website (row 148). */
export function RecordTabs({ of }: { of: Shown }) {
  const { t } = useLingui();
  const search: RecordSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const supplements = useSupplementTabs(of);
  const hasWebsite = of.boardViews.includes('website');
  const tabs: Tab<RecordTab>[] = [
    { id: '0', label: t`Application` },
    { id: '1', label: t({ message: 'Boards', comment: 'Of a booth' }) },
    ...(hasWebsite ? [{ id: '2' as const, label: t`Pictures for the website` }] : []),
    ...supplements.tabs,
  ];
  const by = fileParties.find((party) => of.roles.includes(party)) ?? 'fund';
  const usual = tabAt(of.step, by);
  const wanted = tabs.some(({ id }) => id === search.tab) ? (search.tab ?? usual) : usual;
  const view = search.view && of.boardViews.includes(search.view) ? search.view : of.boardView;
  const tab = tabShown(wanted, view);
  const open = (id: RecordTab) => {
    const next = tabShown(id, view) === id ? search.view : viewsOfBoards(of.boardViews).at(-1);
    void navigate({ to: '.', search: { ...search, tab: id, view: next, file: undefined }, replace: true });
  };
  return (
    <Tabs label={t`Parts of the application`} tabs={tabs} value={tab} onChange={open}>
      {of.changedSince && <ChangesSwitch of={of} />}
      {tab === '0' ? (
        <ApplicationTab of={of} />
      ) : tab === '1' ? (
        <BoardsTab of={of} />
      ) : tab === '2' ? (
        <FilesOf of={of} group="WEBSITE_COVER" boardId={null} />
      ) : (
        <SupplementTab of={of} one={supplements.find(tab)} />
      )}
    </Tabs>
  );
}
