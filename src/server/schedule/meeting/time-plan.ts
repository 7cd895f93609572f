import { and, eq, inArray } from 'drizzle-orm';
import type { PlannedMeeting } from '#contract/meeting.ts';
import { isInSight } from '#domain/road-show/levels.ts';
import { activity } from '#server/activity/tables.ts';
import type { Actor } from '#server/actor.ts';
import { matchedProjects } from '#server/road-show/match/matched-projects.ts';
import { requireParty } from '#server/road-show/viewer.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { releasedMeetings } from './released.ts';

const pairOf = (activityId: string, one: string, other: string): string =>
  [activityId, ...[one, other].toSorted()].join(' ');

/**
 * The released meetings of road shows in which a unit takes part that somebody sees (rows 191 and 192), and what they
 * are about where two matched. @throws NO_PERMISSION
 */
export async function timePlan(world: World, actor: Actor, activityId: string | undefined): Promise<PlannedMeeting[]> {
  const { db } = world;
  const party = await requireParty(world, db, actor);
  const { accountId, sight } = party;
  const released = await releasedMeetings(db, { activityId });
  if (released.length === 0) return [];
  const activityIds = [...new Set(released.map((meeting) => meeting.activityId))];
  const [shows, units, projects] = await Promise.all([
    db.orm
      .select()
      .from(activity)
      .where(and(inArray(activity.id, activityIds), eq(activity.category, 'ROADSHOW'))),
    db.orm
      .select()
      .from(unit)
      .where(inArray(unit.id, [...new Set(released.flatMap(({ unitA, unitB }) => [unitA, unitB]))])),
    matchedProjects(db, activityIds),
  ]);
  const showOf = new Map(shows.map((show) => [show.id, show]));
  const unitOf = new Map(units.map((row) => [row.id, row]));
  const projectOf = new Map(
    projects.map((one) => [pairOf(one.activityId, one.resultUnitId, one.demandUnitId), one] as const),
  );
  return released.flatMap((meeting): PlannedMeeting[] => {
    const show = showOf.get(meeting.activityId);
    const [a, b] = [unitOf.get(meeting.unitA), unitOf.get(meeting.unitB)];
    if (!show || !a || !b) return [];
    const isOwn = a.id === party.unit.id || b.id === party.unit.id;
    const isSeen = [a, b].some((of) => isInSight(sight, { accountId, unit: party.unit }, { accountId: '', unit: of }));
    if (!isOwn && !isSeen) return [];
    const about = projectOf.get(pairOf(show.id, a.id, b.id));
    const [first, docked] = about?.resultUnitId === b.id ? [b, a] : [a, b];
    return [
      {
        id: meeting.wishId,
        activity: { nameTc: show.nameTc, nameEn: show.nameEn, namePt: show.namePt },
        address: { tc: show.placeTc, en: show.placeEn, pt: show.placePt },
        begin: meeting.beginsAt,
        end: meeting.endsAt,
        place: meeting.place,
        table: meeting.tableNumber,
        unit: { id: first.id, nameTc: first.nameTc, nameEn: first.nameEn, namePt: first.namePt },
        dockUnit: { id: docked.id, nameTc: docked.nameTc, nameEn: docked.nameEn, namePt: docked.namePt },
        isOwn,
        about: about
          ? { index: about.index, group: about.group, ...about.project, personInCharge: about.personInCharge }
          : null,
      },
    ];
  });
}
