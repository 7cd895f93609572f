import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface BarRow {
  key: string;
  /** A link to the list behind the number. */
  name: ReactNode;
  count: number;
}

/** A table whose numbers are also drawn: it reads the same on a phone and to those who hear it. */
export function BarRows({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">
            <Trans context="activity">Name</Trans>
          </th>
          <th scope="col">
            <Trans>Registrations</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key}>
            <td className="py-2 pr-4">
              {name}
              <svg aria-hidden viewBox="0 0 100 3" preserveAspectRatio="none" className="mt-1.5 block h-2 w-full">
                <rect width="100" height="3" fill="var(--sunken)" />
                <rect width={(count / most) * 100} height="3" fill="var(--brand)" />
              </svg>
            </td>
            <td className="w-16 py-2 text-right align-bottom font-medium tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
