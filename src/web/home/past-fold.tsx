import { type ReactNode, Suspense } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** What is over, folded away. */
export function PastFold({
  open,
  label,
  onToggle,
  children,
}: {
  open: boolean;
  label: ReactNode;
  onToggle: () => void;
  /** Fetched with its code once it is unfolded. */
  children: ReactNode;
}) {
  return (
    <div className="mt-8">
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="inline-flex min-h-touch items-center gap-2 font-semibold text-brand"
      >
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        {label}
      </button>
      {open && <Suspense>{children}</Suspense>}
    </div>
  );
}
