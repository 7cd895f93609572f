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
  const units = new Map<string, ReportedUnit[]>();
  const totals = new Map<string, number>();
  for (const { id } of categories.flatMap((one) => one.activities)) {
    const { content, totalElements } = await page(id, 0);
    units.set(id, content);
    totals.set(id, totalElements);
  }
  const total = [...totals.values()].reduce((sum, count) => sum + count, 0);
  const tell = () => onProgress({ read: [...units.values()].reduce((sum, some) => sum + some.length, 0), total });
  tell();
  for (const [id, count] of totals) {
    const known = new Map(units.get(id)?.map((one) => [one.id, one]));
    for (let at = 1; known.size < count; at++) {
      const { content } = await page(id, at);
      if (content.length === 0) break;
      // Whoever was added meanwhile has moved others to the next page: they come twice.
      for (const one of content) known.set(one.id, one);
      units.set(id, [...known.values()]);
      tell();
    }
  }
  return units;
}
