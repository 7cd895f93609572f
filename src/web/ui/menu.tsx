import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconName;
  /** The present choice, as the language in use. */
  current?: boolean;
  lang?: string;
  /** Stands there and cannot be chosen. */
  disabled?: boolean;
  onSelect: () => void;
}

const inTwoLines = 'max-md:max-w-[6.25rem] max-md:text-left max-md:text-sm max-md:leading-tight md:whitespace-nowrap';

/** A button that opens a short list of choices. */
export function Menu({
  label,
  icon,
  breaks,
  children,
  heading,
  items,
}: {
  /** What the button is called; also shown unless there are children. */
  label: string;
  icon?: IconName;
  /** On a phone the label may take two lines: beside it there is little room. */
  breaks?: boolean;
  children?: ReactNode;
  /** Above the choices, as whose account it is. */
  heading?: ReactNode;
  items: readonly MenuItem[];
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const choices = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    choices()[0]?.focus();
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const all = choices();
    const at = all.findIndex((choice) => choice === document.activeElement);
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus();
    else if (event.key === 'ArrowUp') all[(at - 1 + all.length) % all.length]?.focus();
    else if (event.key === 'Tab') setOpen(false);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    // The keys of the list are heard here, where they bubble to.
    <div ref={root} role="presentation" className="relative" onKeyDown={onKeyDown}>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={children ? label : undefined}
        onClick={() => setOpen(!open)}
        className={`inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-full px-[min(0.625rem,2.5vw)] font-medium text-ink hover:bg-sunken ${breaks ? inTwoLines : 'md:whitespace-nowrap'}`}
      >
        {icon && <Icon name={icon} />}
        {children ? <span className="sr-only">{label}</span> : label}
        {children}
      </button>
      {open && (
        <ul
          id={id}
          role="menu"
          aria-label={label}
          className="absolute right-0 z-40 mt-1 max-h-[75dvh] w-max max-w-[calc(100vw-2rem)] min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-raised"
        >
          {heading && (
            <li role="none" className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2">
              {heading}
            </li>
          )}
          {items.map((item) => (
            <li key={item.id} role="none">
              <button
                type="button"
                role={item.current === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.current}
                aria-disabled={item.disabled || undefined}
                lang={item.lang}
                tabIndex={-1}
                onClick={() => {
                  if (item.disabled) return;
                  close();
                  item.onSelect();
                }}
                className="flex min-h-touch w-full items-center gap-3 rounded-lg px-3 text-left hover:bg-sunken aria-checked:font-semibold aria-checked:text-brand aria-disabled:text-muted aria-disabled:hover:bg-transparent"
              >
                {item.icon && <Icon name={item.icon} />}
                <span className="flex-1">{item.label}</span>
                {item.current && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
