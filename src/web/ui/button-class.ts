import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** One primary per view. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'lg' | undefined;
  /** As wide as its place. */
  full?: boolean | undefined;
}

const tones = {
  primary: 'bg-brand text-on-brand hover:brightness-95 active:brightness-90',
  secondary: 'bg-surface text-ink border border-control hover:bg-sunken',
  quiet: 'text-brand hover:bg-brand-soft hover:text-on-brand-soft',
  danger: 'bg-bad text-on-bad hover:brightness-95 active:brightness-90',
} as const;

const sizes = { md: 'px-4 py-2 compact:px-3 compact:py-1 compact:text-sm', lg: 'px-6 py-3 text-lg' } as const;

export const buttonClass = ({ tone = 'secondary', size = 'md', full }: ButtonLook): string =>
  classNames(
    'inline-flex min-h-touch max-w-full min-w-touch items-center justify-center gap-2 rounded-lg text-center font-semibold wrap-break-word *:min-w-0 leading-tight no-underline transition-[filter,background-color] duration-150',
    'aria-disabled:cursor-not-allowed aria-disabled:border aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted aria-disabled:filter-none',
    tones[tone],
    sizes[size],
    full && 'w-full',
  );
