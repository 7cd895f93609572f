import type { ReactNode } from 'react';

/**
 * One event across the page: picture, and beside or below it name, when, where and the button. Each line has its room
 * before its words are here, so that nothing moves when they come.
 */
export const FeaturedFrame = ({
  picture,
  far,
  name,
  facts,
  window,
  action,
}: {
  picture: ReactNode;
  far?: ReactNode;
  name: ReactNode;
  facts: ReactNode;
  window?: ReactNode;
  action?: ReactNode;
}) => (
  <section
    aria-labelledby="featured"
    data-visitor
    className="relative mb-10 overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid lg:h-88 lg:grid-cols-[3fr_2fr]"
  >
    {picture}
    <div className="flex flex-col gap-2 p-5 lg:justify-center lg:p-8">
      <div className="min-h-9 text-2xl font-bold tracking-tight text-brand">{far}</div>
      <h2 id="featured" className="line-clamp-3 text-2xl leading-tight font-bold">
        {name}
      </h2>
      <div className="flex flex-col gap-1 text-muted">{facts}</div>
      <div className="min-h-6 font-medium">{window}</div>
      <div className="mt-2 min-h-13 *:w-full md:*:w-auto">{action}</div>
    </div>
  </section>
);

export const featuredPicture = 'aspect-5/2 w-full bg-sunken object-cover lg:aspect-auto lg:h-88';
export const featuredFact = 'flex min-h-6 items-center gap-2';
