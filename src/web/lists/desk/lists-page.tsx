import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { plainLists } from '#domain/lists/lists.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { GeneralExhibitionLists } from './general-exhibition-lists.tsx';
import { PlainItems } from './plain-items.tsx';
import { listWords } from './words.ts';

const pages = ['exhibition', ...plainLists] as const;

/** The lists that hold for every activity, as administrators keep them. */
export function ListsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/lists' });
  const list = pages.find((page) => page === search.list) ?? 'exhibition';
  return (
    <>
      <PageHeader title={<Trans comment="A part of the fund’s desk">Option lists</Trans>}>
        <Trans>
          These apply to every activity without its own list. Withdrawn items are no longer offered; those who chose
          them keep them.
        </Trans>
      </PageHeader>
      <div className="mb-4 md:max-w-xs">
        <SelectField
          label={t({ message: 'List', comment: 'Which list is shown' })}
          value={list}
          options={pages.map((value) => ({ value, label: t(listWords[value]) }))}
          onChange={(next) => void navigate({ to: '/admin/lists', search: { list: next } })}
        />
      </div>
      {list === 'exhibition' ? <GeneralExhibitionLists /> : <PlainItems key={list} list={list} />}
    </>
  );
}
