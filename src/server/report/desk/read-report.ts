import type { EventReport } from '#contract/report.ts';
import { activityCategories, type ActivityCategory } from '#domain/activity/category.ts';
import { figuresInAll, figuresOf, figuresShown, type ReportFigure } from '#domain/report/figures.ts';
import type { StepTime } from '#domain/report/step-times.ts';
import type { World } from '#server/world.ts';
import { countOfActivities, type Counts } from './count-figures.ts';
import { findEvent, findLastYears, type FoundEvent } from './find-event.ts';
import { readStepTimes } from './step-times.ts';

const ofCategory = ({ activities }: FoundEvent, category: ActivityCategory) =>
  activities.filter((one) => one.category === category);

/** What came of an event. @throws EVENT_NOT_FOUND */
export async function readReport(world: World, eventId: string): Promise<EventReport> {
  const { db } = world;
  const found = await findEvent(db, eventId);
  const before = await findLastYears(db, found);
  const activities = [...found.activities, ...(before?.activities ?? [])];
  const which = [...new Set(activities.flatMap(({ category }): readonly ReportFigure[] => figuresOf[category]))];
  const counts = await countOfActivities(
    world,
    activities.map(({ id }) => id),
    which,
  );
  const steps = new Map<string, StepTime[]>();
  for (const { id } of found.activities) steps.set(id, await readStepTimes(world, id));
  const categories = activityCategories
    .filter((category) => ofCategory(found, category).length > 0)
    .map((category) => {
      const those = ofCategory(found, category);
      const earlier = before ? ofCategory(before, category) : [];
      const figures = figuresShown(
        category,
        sumOf(counts, those),
        earlier.length > 0 ? sumOf(counts, earlier) : nothing,
      );
      return {
        category,
        figures,
        activities: those.map(({ id, nameTc, nameEn, namePt, beginDate, endDate }) => ({
          id,
          nameTc,
          nameEn,
          namePt,
          beginDate,
          endDate,
          figures: figures.map(({ figure }) => ({ figure, count: counts(id, figure) })),
          steps: steps.get(id) ?? [],
        })),
      };
    });
  return {
    event: found.event,
    lastYear: before && {
      ...before.event,
      activities: before.activities.map(({ id, category }) => ({ id, category })),
    },
    countedAt: world.clock.now(),
    inAll: figuresInAll(categories),
    categories,
  };
}

const nothing = (): null => null;
const sumOf =
  (counts: Counts, activities: readonly { id: string }[]) =>
  (figure: ReportFigure): number =>
    activities.reduce((sum, { id }) => sum + counts(id, figure), 0);
