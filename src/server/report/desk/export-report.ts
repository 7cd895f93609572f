import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { type Locale, nameIn, type WireNames } from '#domain/locale.ts';
import { figuresOf, type ReportFigure, reportFigures } from '#domain/report/figures.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import type { World } from '#server/world.ts';
import { countOfActivities } from './count-figures.ts';
import { findEvent, findLastYears } from './find-event.ts';
import { countUnits, listUnits } from './list-units.ts';
import { readReport } from './read-report.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

interface Filter {
  eventId: string;
}

/** An event, an activity of it, or a unit in that. */
interface Row {
  activity: WireNames;
  unit: WireNames | null;
  figures: readonly { figure: ReportFigure; count: number }[];
}

const figureHeadings: Record<ReportFigure, Readonly<Record<Locale, string>>> = {
  registered: inEach(msg`Registered units`),
  visitors: inEach(msg`Public registrations`),
  came: inEach(msg`People who came`),
  cameToDinner: inEach(msg`People at the dinner`),
  cameToHotel: inEach(msg`People at the hotel`),
  matched: inEach(msg`Matches agreed`),
  docked: inEach(msg`Business matches agreed`),
  met: inEach(msg`Meetings held`),
  applied: inEach(msg`Job applicants`),
  answered: inEach(msg`Answers to questionnaires`),
};

/** The report of an event: its sums and those of the year before, then a line for each activity and for each of its units. */
export const reportExport = exportKind<Filter, Row>({
  kind: 'report',
  heading: inEach(msg`Report of an event`),
  access: fundStaff,
  filter: z.object({ eventId: Id }),
  columns: [
    {
      key: 'activity',
      heading: inEach(msg`Event`),
      cell: ({ activity }, language) => nameIn(activity, language),
    },
    {
      key: 'unit',
      heading: inEach(msg`Unit`),
      cell: ({ unit }, language) => unit && nameIn(unit, language),
    },
    ...reportFigures.map((figure) => ({
      key: figure,
      heading: figureHeadings[figure],
      cell: ({ figures }: Row) => figures.find((one) => one.figure === figure)?.count ?? null,
    })),
  ],
  async count(world, { eventId }) {
    const found = await findEvent(world.db, eventId);
    const { activities } = found;
    const units = await Promise.all(activities.map((activity) => countUnits(world, activity)));
    const sums = (await findLastYears(world.db, found)) ? 2 : 1;
    return units.reduce((sum, count) => sum + count, activities.length + sums);
  },
  /** @param after the place of an activity, and the page of its units */
  async page(world, { eventId }, after) {
    const { activities } = await findEvent(world.db, eventId);
    if (after === null) return { rows: await readSums(world, eventId), next: activities.length > 0 ? '0:0' : null };
    const [place = 0, page = 0] = after.split(':').map(Number);
    const activity = activities[place];
    if (!activity) return { rows: [], next: null };
    const units = await listUnits(world, { eventId, activityId: activity.id, page, size: rowsAtOnce });
    const rows = units.content.map((unit): Row => ({ activity, unit, figures: unit.figures }));
    const isWhole = units.content.length < rowsAtOnce;
    const next = isWhole ? `${place + 1}:0` : `${place}:${page + 1}`;
    return {
      rows: page === 0 ? [await wholeOf(world, activity), ...rows] : rows,
      next: isWhole && place + 1 === activities.length ? null : next,
    };
  },
});

/** The same sums as on the page: a line of the event, and one of the year before where there was any. */
async function readSums(world: World, eventId: string): Promise<Row[]> {
  const { event, lastYear, inAll } = await readReport(world, eventId);
  const before = inAll.flatMap(({ figure, before: count }) => (count === null ? [] : [{ figure, count }]));
  return [
    { activity: event, unit: null, figures: inAll },
    ...(lastYear ? [{ activity: lastYear, unit: null, figures: before }] : []),
  ];
}

async function wholeOf(
  world: World,
  activity: Awaited<ReturnType<typeof findEvent>>['activities'][number],
): Promise<Row> {
  const which = figuresOf[activity.category];
  const counts = await countOfActivities(world, [activity.id], which);
  const figures = which.map((figure) => ({ figure, count: counts(activity.id, figure) }));
  return { activity, unit: null, figures };
}
