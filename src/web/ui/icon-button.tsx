import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  /** What it does; read aloud and shown on hover. */
  label: string;
  /** For a switch, as a torch: whether it is on. */
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({ icon, label, pressed, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    className="inline-flex size-touch shrink-0 items-center justify-center rounded-full text-ink hover:bg-sunken disabled:text-muted aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
  >
    <Icon name={icon} />
  </button>
);
