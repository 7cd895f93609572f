import type { ReactNode } from 'react';
import { SearchField } from '#web/ui/search-field.tsx';

/** What narrows a list: a line of words, and below it as many choices as there are. */
export const FilterBar = ({
  label,
  text = '',
  onText,
  children,
}: {
  /** What the words are looked for in. */
  label: string;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  children: ReactNode;
}) => (
  <search className="mb-4 flex flex-col gap-3">
    <SearchField label={label} value={text} onChange={(typed) => onText(typed || undefined)} />
    <div className="grid items-end gap-3 md:auto-cols-[minmax(0,20rem)] md:grid-flow-col">{children}</div>
  </search>
);
