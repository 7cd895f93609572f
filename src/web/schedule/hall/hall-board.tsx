import { Trans } from '@lingui/react/macro';
import { namesOf } from '#domain/locale.ts';
import { tableName } from '#domain/schedule/table-name.ts';
import { nowAndNext, type TableAtMoment } from '#domain/schedule/now-and-next.ts';
import type { HallScreen } from '#contract/meeting.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { LanguageMenu } from '#web/shell/language-menu.tsx';
import { ThemeButton } from '#web/shell/theme-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clockOf, useDayName } from '../slot-times.tsx';
import { type NameOf, useUnitNames } from '../unit-names.ts';
import type { ShownHall } from './queries.ts';
import { useNow } from './use-now.ts';
import { useTurnedPages } from './use-turned-pages.ts';

type HallMeeting = HallScreen['meetings'][number];

/** In pixels, with the gap: as the grid's columns and the cards' least height below. */
const card = { width: 400, height: 200 };

export function HallBoard({ of, behindMs, isKept, place }: ShownHall & { place: string | undefined }) {
  const now = useNow(behindMs);
  const dayName = useDayName();
  const nameOf = useUnitNames(of.units);
  const tables = nowAndNext(place ? of.meetings.filter((meeting) => meeting.place === place) : of.meetings, now);
  const { ref, page, pages, from, to } = useTurnedPages(tables.length, card);
  return (
    <main className="flex min-h-dvh flex-col gap-4 bg-page p-4 text-ink lg:h-dvh lg:p-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold text-balance lg:text-4xl">
            <LocalizedName of={namesOf(of.activity)} />
          </h1>
          <p className="text-muted lg:text-2xl">
            {dayName(now)}
            {place && (
              <>
                {' · '}
                <Trans comment="A hall or room where meetings are held, by its letter or name">Hall {place}</Trans>
              </>
            )}
            {pages > 1 && ` · ${page + 1} / ${pages}`}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <span className="flex opacity-60 focus-within:opacity-100 hover:opacity-100">
            <LanguageMenu />
            <ThemeButton />
          </span>
          <time dateTime={now} className="text-4xl font-bold tabular-nums lg:text-7xl">
            {clockOf(now)}
          </time>
        </div>
      </header>
      {isKept && (
        <p role="status" className="rounded-lg bg-warn-soft px-4 py-2 text-on-warn-soft lg:text-xl">
          <Trans>
            No network. This is the schedule as of {clockOf(of.now)}. It updates automatically once you’re back online.
          </Trans>
        </p>
      )}
      {tables.length === 0 ? (
        <EmptyState icon="calendar" title={<Trans>No meetings today</Trans>} />
      ) : (
        <ol
          ref={ref}
          className="grid min-h-0 flex-1 auto-rows-min grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-4"
        >
          {tables.slice(from, to).map((table) => (
            <TableNow key={`${table.place} ${table.table}`} of={table} nameOf={nameOf} />
          ))}
        </ol>
      )}
    </main>
  );
}

function TableNow({ of: { place, table, now, next }, nameOf }: { of: TableAtMoment<HallMeeting>; nameOf: NameOf }) {
  const name = tableName({ place, table });
  return (
    <li
      className={`flex min-h-46 gap-4 rounded-card border-2 p-4 ${now ? 'border-brand bg-surface' : 'border-line bg-surface'}`}
    >
      <p className={`w-20 shrink-0 font-bold tabular-nums ${[...name].length > 4 ? 'text-2xl' : 'text-4xl'}`}>
        <span className="sr-only">
          <Trans>Table {name}</Trans>
        </span>
        <span aria-hidden>{name}</span>
      </p>
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-2">
        {now ? (
          <div className="text-xl leading-snug font-semibold">
            <Pair of={now} nameOf={nameOf} />
            <p className="text-base font-normal text-muted">
              <Trans comment="Of a meeting that is held at the moment">until {clockOf(now.end)}</Trans>
            </p>
          </div>
        ) : (
          <p className="text-xl text-muted">
            <Trans comment="A table at which nobody meets at the moment">Free now</Trans>
          </p>
        )}
        {next ? (
          <div className="flex gap-3 border-t border-line pt-2 text-muted">
            <span className="font-semibold tabular-nums">{clockOf(next.begin)}</span>
            <div className="min-w-0">
              <Pair of={next} nameOf={nameOf} />
            </div>
          </div>
        ) : (
          <p className="border-t border-line pt-2 text-muted">
            <Trans comment="Of a table where meetings are held">Nothing more today</Trans>
          </p>
        )}
      </div>
    </li>
  );
}

const Pair = ({ of: { unitA, unitB }, nameOf }: { of: HallMeeting; nameOf: NameOf }) => (
  <>
    <p className="line-clamp-2">{nameOf(unitA)}</p>
    <p className="line-clamp-2">{nameOf(unitB)}</p>
  </>
);
