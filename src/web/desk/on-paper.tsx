import { Trans } from '@lingui/react/macro';
import type { ListFilter } from './list-filter.tsx';
import { mostPrinted, type PrintedList } from './use-print-list.ts';

const sheets = '@media print { @page { size: A4 landscape; margin: 12mm; } }';

/** What paper has to say that the screen shows otherwise: how the list is narrowed, and that it is not all. */
export function OnPaper<Row, Search extends object>({
  of,
  search,
  filters,
}: {
  of: PrintedList<Row>;
  search: Search;
  filters: readonly ListFilter<Search>[];
}) {
  const { search: words } = search as { search?: string };
  const chosen = filters.flatMap(({ of: key, label, options }) => {
    const value = search[key];
    if (value === undefined) return [];
    return [`${label}: ${options?.find((option) => option.value === value)?.label ?? String(value)}`];
  });
  const narrowed = [...(words ? [`“${words}”`] : []), ...chosen];
  return (
    <div className="hidden print:block">
      <style>{sheets}</style>
      {narrowed.length > 0 && <p className="mb-2">{narrowed.join(' · ')}</p>}
      {of.rows?.length === mostPrinted && (
        <p className="mb-2">
          <Trans comment="On paper, above a list that is longer">
            The first {mostPrinted} rows. The exported sheet has them all.
          </Trans>
        </p>
      )}
    </div>
  );
}
