import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from './icon-button.tsx';

export interface Paging {
  /** From 0 (G41). */
  page: number;
  size: number;
  total: number;
  /** There are more than `total`: nobody counted them to the end. */
  more?: boolean;
  onPage: (page: number) => void;
}

export function Pagination({ page, size, total, more, onPage }: Paging) {
  const { t } = useLingui();
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  const first = page * size + 1;
  const last = Math.min(total, (page + 1) * size);
  return (
    <nav aria-label={t`Pages`} className="mt-4 flex items-center justify-end gap-2 text-muted">
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
      <IconButton
        icon="chevron-right"
        label={t`Next page`}
        disabled={page >= pages - 1}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
