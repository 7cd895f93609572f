import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  /** A number or word beside the label. */
  badge?: ReactNode;
}

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Which one is chosen belongs in the address: `value={search.tab} onChange={(tab) => navigate({ search: { tab } })}`.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The chosen panel. */
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // On a phone there may be more tabs than room: the chosen one comes into sight.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list.current || !chosen) return;
    const { left, right } = chosen.getBoundingClientRect();
    const room = list.current.getBoundingClientRect();
    if (left < room.left) list.current.scrollLeft -= room.left - left;
    else if (right > room.right) list.current.scrollLeft += right - room.right;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(
      tabs.findIndex((tab) => tab.id === value),
      tabs.length,
    );
    const next = tabs[at];
    if (!next) return;
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        data-no-print
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="inline-flex min-h-touch items-center gap-2 border-b-3 border-transparent px-4 font-medium whitespace-nowrap text-muted hover:text-ink aria-selected:border-brand aria-selected:text-brand"
          >
            {tab.label}
            {tab.badge !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-sm text-ink tabular-nums">{tab.badge}</span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="pt-5 compact:pt-3"
      >
        {children}
      </div>
    </div>
  );
}
