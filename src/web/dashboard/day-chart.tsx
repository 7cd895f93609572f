import { Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '#contract/dashboard.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useWide } from '#web/ui/use-wide.ts';

/** Drawn about as large as it is shown, so that its numbers can be read. */
const sizes = { desk: { width: 960, height: 200 }, phone: { width: 340, height: 170 } } as const;
const foot = 22;
const gap = 3;

/** A scale that ends on a round number. */
function roundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10;
  return step * power;
}

/** A bar for each day. The same numbers stand in a table, where each leads to its list. */
export function DayChart({ days }: { days: Dashboard['perDay'] }) {
  const { t } = useLingui();
  const { width, height } = sizes[useWide() ? 'desk' : 'phone'];
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...days.map(({ count }) => count), 0);
  const top = roundTop(most);
  const room = (width - 30) / Math.max(1, days.length);
  const [first, last] = [days[0], days.at(-1)];
  const label = t`Registrations per day: ${total} in ${days.length} days, at most ${most} on one day`;
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height + foot}`} role="img" aria-label={label} className="h-auto w-full">
        {(top > 1 ? [0, top / 2, top] : [0, top]).map((value) => {
          const y = height - (value / top) * (height - 12);
          return (
            <g key={value}>
              <line x1="30" x2={width} y1={y} y2={y} stroke="var(--line)" />
              <text x="24" y={y + 4} textAnchor="end" fontSize="13" fill="var(--muted)">
                {value}
              </text>
            </g>
          );
        })}
        {days.map(({ day, count }, at) => {
          const tall = (count / top) * (height - 12);
          return (
            <rect
              key={day}
              x={30 + at * room + gap / 2}
              y={height - tall}
              width={room - gap}
              height={tall}
              rx="2"
              fill="var(--brand)"
            >
              <title>{`${day}: ${count}`}</title>
            </rect>
          );
        })}
        <text x="30" y={height + 17} fontSize="13" fill="var(--muted)">
          {first?.day.slice(5)}
        </text>
        <text x={width} y={height + 17} textAnchor="end" fontSize="13" fill="var(--muted)">
          {last?.day.slice(5)}
        </text>
      </svg>
      <figcaption>
        <details className="mt-2">
          <summary className="min-h-touch cursor-pointer content-center font-medium text-brand">
            <Trans>As a table</Trans>
          </summary>
          <table className="mt-2 w-full max-w-sm text-left">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr className="text-sm text-muted">
                <th scope="col" className="py-1 font-medium">
                  <Trans comment="A column">Day</Trans>
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  <Trans>Registrations</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter(({ count }) => count > 0)
                .toReversed()
                .map(({ day, count }) => (
                  <tr key={day} className="border-t border-line">
                    <td className="py-2">
                      <TextLink to="/admin/enrollments" search={{ day }}>
                        {day}
                      </TextLink>
                    </td>
                    <td className="py-2 text-right tabular-nums">{count}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
