import { inArray } from 'drizzle-orm';
import { chooseText, type Locale, namesOf } from '#domain/locale.ts';
import type { Contact } from '#domain/questionnaire/question.ts';
import type { Queries } from '#server/db/database.ts';
import { dockedMeetings } from '#server/docking/intent/docked-meetings.ts';
import { passedMatches } from '#server/road-show/match/passed-matches.ts';
import { metUnits } from '#server/schedule/meeting/met-units.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';

interface Asked {
  activityId: string;
  unitId: string | null;
  language: Locale;
}

/** With whom a unit met, matched or docked in an activity, each once: first those whom it met. */
export async function suggestedContacts(
  world: World,
  db: Queries,
  { activityId, unitId, language }: Asked,
): Promise<Contact[]> {
  if (unitId === null) return [];
  const met = await metUnits(db, { activityId, unitId, now: world.clock.now() });
  const matches = await passedMatches(db, activityId);
  const docked = await dockedMeetings(db, activityId);
  const pairs = [
    ...matches.map(({ resultUnitId, demandUnitId }) => [resultUnitId, demandUnitId]),
    ...docked.map(({ a, b }) => [a, b]),
  ];
  const others = pairs.flatMap((pair) => (pair.includes(unitId) ? pair.filter((one) => one !== unitId) : []));
  const ids = [...new Set([...met, ...others])];
  if (ids.length === 0) return [];
  const rows = await db.orm.select().from(unit).where(inArray(unit.id, ids));
  return ids.flatMap((id): Contact[] => {
    const row = rows.find((one) => one.id === id);
    const name = row && chooseText(namesOf(row), language)?.text;
    return name ? [{ unitId: id, name, inTouch: null, situation: '' }] : [];
  });
}
