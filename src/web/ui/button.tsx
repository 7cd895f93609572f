import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className' | 'children'> {
  children: ReactNode;
  icon?: IconName;
  /** Under way: keeps its size, cannot be pressed again. */
  busy?: boolean;
  /** Cannot be pressed, and says why beside it. */
  disabledReason?: ReactNode;
  /** Only for what explains itself, as "previous page" on the first one. */
  disabled?: boolean;
}

export function Button({
  children,
  icon,
  busy,
  disabledReason,
  disabled,
  tone,
  size,
  full,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy === true || disabled === true || Boolean(disabledReason);
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, size, full })}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className={full ? 'flex flex-col gap-1' : 'inline-flex flex-wrap items-center gap-x-3 gap-y-1'}>
      {button}
      <span id={reasonId} className="text-sm text-muted">
        {disabledReason}
      </span>
    </span>
  );
}
