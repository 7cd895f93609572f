import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Finds one of many on the server by what is typed, and takes the one that is pressed. */
export function FoundPicker<Row extends { id: string }>({
  label,
  typed,
  onType,
  found,
  show,
  onPick,
}: {
  label: string;
  typed: string;
  onType: (text: string) => void;
  found: UseQueryResult<{ content: readonly Row[] }>;
  show: (row: Row) => ReactNode;
  onPick: (row: Row) => void;
}) {
  const { t } = useLingui();
  const rows = found.data?.content;
  return (
    <div className="flex flex-col gap-2">
      <SearchField label={label} value={typed} onChange={onType} />
      {typed && !rows && <Skeleton className="h-24" />}
      {typed && rows?.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing found. Each word must match the start of a name.</Trans>
        </p>
      )}
      {typed && rows && rows.length > 0 && (
        <ul
          aria-label={t`Found`}
          className="max-h-72 divide-y divide-line overflow-y-auto rounded-lg border border-line"
        >
          {rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                onClick={() => onPick(row)}
                className="flex min-h-touch w-full flex-col items-start justify-center px-3 py-2 text-left hover:bg-brand-soft hover:text-on-brand-soft"
              >
                {show(row)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
