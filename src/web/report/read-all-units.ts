import { mostReportUnits } from '#contract/limits.ts';
import type { EventReport, ReportedUnit } from '#contract/report.ts';
import { answer, api } from '#web/api/client.ts';

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
    const known = new Map(first.content.map((one) => [one.id, one]));
    // Very many are counted only so far ahead.
    for (let at = 1, last = first; last.more || known.size < last.totalElements; at++) {
      last = await page(id, at);
      if (last.content.length === 0) break;
      // Whoever was added meanwhile has moved others to the next page: they come twice.
      for (const one of last.content) known.set(one.id, one);
      units.set(id, [...known.values()]);
      totals.set(id, last.totalElements);
      tell();
    }
  }
  return units;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);
