import type { ReactNode } from 'react';

/** A quiet box for one thing. `title` is a heading of the given level. */
export function Card({
  title,
  level = 2,
  aside,
  children,
}: {
  title?: ReactNode;
  level?: 2 | 3;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card md:p-6">
      {(title || aside) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {title && <Heading className="text-lg font-semibold">{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
