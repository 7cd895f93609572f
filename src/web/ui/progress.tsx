import type { ReactNode } from 'react';

/** How far long work has come, in a bar and in words: "34 of 120 MB, about 2 minutes". */
export const Progress = ({
  label,
  value,
  max,
  children,
}: {
  label: string;
  value: number;
  max: number;
  children?: ReactNode;
}) => (
  <div className="flex flex-col gap-1">
    <progress aria-label={label} value={value} max={max} className="h-2 w-full" />
    {children && <p className="text-sm text-muted tabular-nums">{children}</p>}
  </div>
);
