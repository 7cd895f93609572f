/** The shape of what is coming. Give it the size of the real thing: `<Skeleton className="h-6 w-40" />`. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden className={`block rounded-md bg-line pulse-soft ${className}`} />
);
