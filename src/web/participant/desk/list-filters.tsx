import { useLingui } from '@lingui/react/macro';
import { signInKinds } from '#domain/participant/kinds.ts';
import { listStatuses } from '#domain/participant/list-moves.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { kindWords, listStatusWords } from '../words.ts';
import type { TabProps } from './participants-page.tsx';

/** What narrows the people of an activity, to look at them as to export them; kept in the address. */
export function ListFilters({ search, onSearch }: Pick<TabProps, 'search' | 'onSearch'>) {
  const { t } = useLingui();
  const all = { value: '' as const, label: t({ message: 'All', comment: 'No filter' }) };
  return (
    <>
      <SelectField
        label={t`Status of the list`}
        value={search.listStatus ?? ''}
        options={[all, ...listStatuses.map((value) => ({ value, label: t(listStatusWords[value].label) }))]}
        onChange={(listStatus) => onSearch({ listStatus: listStatus || undefined })}
      />
      <SelectField
        label={t`Taking part in`}
        value={search.kind ?? ''}
        options={[
          all,
          ...signInKinds
            .filter((kind) => kind !== 'ACTIVITY')
            .map((value) => ({ value, label: t(kindWords[value].label) })),
        ]}
        onChange={(kind) => onSearch({ kind: kind || undefined })}
      />
    </>
  );
}
