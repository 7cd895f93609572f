import { Icon } from './icon.tsx';

const sizes = { md: 'size-14', lg: 'size-28' } as const;

/** A person's photo. Its place is kept free until it comes, and where it cannot be had. */
export const Face = ({ src, alt, size }: { src: string | null; alt: string; size: keyof typeof sizes }) => (
  <span
    className={`flex shrink-0 items-center justify-center overflow-hidden rounded-lg bg-sunken text-muted ${sizes[size]}`}
  >
    {src ? <img src={src} alt={alt} className="size-full object-cover" /> : <Icon name="user" size="lg" />}
  </span>
);
