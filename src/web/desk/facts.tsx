import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** What is known of a record, for those who only read it. */
export const Facts = ({ of }: { of: readonly Fact[] }) => (
  <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4 gap-y-1">
    {of.map(({ key, label, value }) => (
      <div key={key} className="contents">
        <dt className="text-muted">{label}</dt>
        <dd className="**:whitespace-normal">{value}</dd>
      </div>
    ))}
  </dl>
);
