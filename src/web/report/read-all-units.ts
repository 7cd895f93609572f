import { mostReportUnits } from '#contract/limits.ts';
import type { EventReport, ReportedUnit } from '#contract/report.ts';
import { answer, api } from '#web/api/client.ts';
import { readOn } from '#web/api/read-on.ts';

export interface HowFar {
  read: number;
  total: number;
}

/** The units of every activity, by its id, however many pages they are: what is printed has all of them. */
export async function readAllUnits(
  { event, categories }: EventReport,
  onProgress: (far: HowFar) => void,
): Promise<Map<string, ReportedUnit[]>> {
  const page = (activityId: string, at: number) =>
    answer(
      api.GET('/admin/reports/{eventId}/units', {
        params: { path: { eventId: event.id }, query: { activityId, page: at, size: mostReportUnits } },
      }),
    );
  const ids = categories.flatMap(({ activities }) => activities.map(({ id }) => id));
  const firstPages = new Map<string, Awaited<ReturnType<typeof page>>>();
  for (const id of ids) firstPages.set(id, await page(id, 0));

  const units = new Map([...firstPages].map(([id, { content }]) => [id, content]));
  const totals = new Map([...firstPages].map(([id, { totalElements }]) => [id, totalElements]));
  const tell = () =>
    onProgress({ read: sum([...units.values()].map(({ length }) => length)), total: sum(totals.values()) });
  tell();
  for (const [id, first] of firstPages) {
    await readOn(first, (at) => page(id, at), {
      onRead: (rows, { totalElements }) => {
        units.set(id, rows);
        totals.set(id, totalElements);
        tell();
      },
    });
  }
  return units;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);
