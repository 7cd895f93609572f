import { useLingui } from '@lingui/react/macro';

/** The number of the page, which can be typed over: so any page is reached at once. */
export function PageNumber({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const { t } = useLingui();
  const go = (field: HTMLInputElement) => {
    const wanted = Number(field.value) - 1;
    if (!Number.isInteger(wanted) || wanted < 0) field.value = String(page + 1);
    else if (wanted !== page) onPage(Math.min(wanted, last));
  };
  return (
    <input
      key={page}
      type="text"
      inputMode="numeric"
      aria-label={t({ message: 'Page', comment: 'The number of a page of a list' })}
      defaultValue={page + 1}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => go(event.target)}
      onKeyDown={(event) => event.key === 'Enter' && go(event.currentTarget)}
      className="min-h-touch w-14 rounded-lg border border-control bg-surface text-center text-ink tabular-nums"
    />
  );
}
