import { Trans, useLingui } from '@lingui/react/macro';
import type { Waiting } from '#contract/inbox.ts';
import { type Turn, turns, workflows } from '#domain/inbox/words.ts';
import { useTypedSearch } from '#web/desk/use-typed-search.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { whoseTurn, workflowWords } from './case-words.ts';
import { ActivityField } from './activity-field.tsx';
import type { InboxSearch } from './routes.ts';

const ages = [0, 4, 7, 15, 30, 75] as const;

export function InboxFilters({
  search,
  turn,
  isReviewer,
  counts,
  onSearch,
}: {
  search: InboxSearch;
  turn: Turn | undefined;
  isReviewer: boolean;
  counts: readonly Waiting[] | undefined;
  onSearch: (change: Partial<InboxSearch>) => void;
}) {
  const { t } = useLingui();
  const [typed, type] = useTypedSearch(search.search ?? '', (words) => onSearch({ search: words || undefined }));
  const all = t({ message: 'All', comment: 'No filter' });
  const counted = (workflow: Waiting['workflow']): string => {
    const found = counts?.find((one) => one.workflow === workflow);
    return found ? ` (${found.count}${found.more ? '+' : ''})` : '';
  };
  return (
    <search
      aria-label={t`Filter cases`}
      className="mb-4 grid grid-cols-2 items-end gap-3 compact:mb-3 compact:gap-2 lg:grid-cols-[2fr_repeat(4,minmax(0,1fr))]"
    >
      <div className="col-span-2 lg:col-span-1">
        <SearchField label={t`Unit, name or e-mail`} value={typed} onChange={type} />
      </div>
      <SelectField
        label={t({ message: 'Kind', context: 'record', comment: 'What kind of case' })}
        value={search.workflow ?? ''}
        options={[
          { value: '' as const, label: all },
          ...workflows.map((value) => ({ value, label: t(workflowWords[value].label) + counted(value) })),
        ]}
        onChange={(value) => onSearch({ workflow: value || undefined })}
      />
      <SelectField
        label={t`Whose turn`}
        value={turn ?? 'ANY'}
        options={[
          ...turns.map((value) => ({ value, label: t(whoseTurn[value].label) })),
          { value: 'ANY' as const, label: t({ message: "Anyone's", comment: 'Whose turn: no filter' }) },
        ]}
        onChange={(value) => onSearch({ turn: value === 'FUND' ? undefined : value })}
      />
      <ActivityField value={search.activityId} onChange={(activityId) => onSearch({ activityId })} />
      <SelectField
        label={<Trans>Waiting for at least</Trans>}
        value={String(search.olderThan ?? 0)}
        options={ages.map((hours) => ({
          value: String(hours),
          label:
            hours === 0 ? t({ message: 'Any time', comment: 'How long something waits' }) : t`${hours} office hours`,
        }))}
        onChange={(value) => onSearch({ olderThan: value === '0' ? undefined : Number(value) })}
      />
      {isReviewer && (
        <SelectField
          label={t`Decided by`}
          value={search.whose ?? ''}
          options={[
            { value: '' as const, label: t({ message: 'Me', comment: 'Cases that I decide about' }) },
            { value: 'ALL' as const, label: t({ message: 'Anyone', comment: 'Cases: no filter' }) },
          ]}
          onChange={(value) => onSearch({ whose: value || undefined })}
        />
      )}
    </search>
  );
}
