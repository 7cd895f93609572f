import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from './icon-button.tsx';
import { PageNumber } from './page-number.tsx';

export interface Paging {
  /** From 0 (G41). */
  page: number;
  size: number;
  total: number;
  /** There are more than `total`: nobody counted them to the end. */
  more?: boolean | undefined;
  onPage: (page: number) => void;
}

export function Pagination({ page, size, total, more, onPage }: Paging) {
  const { t } = useLingui();
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1 && !more) return null;
  const first = page * size + 1;
  // Where nobody counted to the end, there are pages behind the last known one.
  const lastPage = more ? Infinity : pages - 1;
  const last = more ? (page + 1) * size : Math.min(total, (page + 1) * size);
  return (
    <nav
      aria-label={t`Pages`}
      className="mt-4 flex items-center compact:mt-2 compact:text-sm justify-end gap-2 text-muted"
    >
      <span className="mr-2 tabular-nums">
        {more ? (
          <Trans comment="As in: 13 to 24 of more than 2,000">
            {first}–{last} of more than {total}
          </Trans>
        ) : (
          <Trans comment="As in: 13 to 24 of 40">
            {first}–{last} of {total}
          </Trans>
        )}
      </span>
      <IconButton icon="chevron-left" label={t`Previous page`} disabled={page === 0} onClick={() => onPage(page - 1)} />
      {pages > 2 && <PageNumber page={page} last={lastPage} onPage={onPage} />}
      <IconButton
        icon="chevron-right"
        label={t`Next page`}
        disabled={page >= lastPage}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
