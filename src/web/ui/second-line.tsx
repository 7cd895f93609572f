import type { ReactNode } from 'react';

/** Below the name of a row, and beside it where rows are one line high. */
export const SecondLine = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-muted compact:ml-2 compact:inline">{children}</span>
);
