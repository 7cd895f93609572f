import { desc, eq } from 'drizzle-orm';
import type { ChangeRequest, MyList } from '#contract/participant/participant.ts';
import type { Queries } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { changeView } from '../change/change-view.ts';
import { listFacts } from './list-facts.ts';
import { findList, type ListRow, peopleOf, stillComing } from './lists.ts';
import type { MyUnit } from './my-unit.ts';
import { cardOf } from '../person-card.ts';
import type { PersonRow } from '../stored-person.ts';
import { participantChange } from '../tables.ts';

/** The list as its unit sees it; one that nobody has begun looks like an empty draft. */
export async function readMyList(world: World, tx: Queries, { activity, unit }: MyUnit): Promise<MyList> {
  const list = await findList(tx, activity.id, unit.id);
  const people = await peopleOf(tx, activity.id, unit.id);
  const status = list?.status ?? 'DRAFT';
  const representativeId = list?.representativeId ?? null;
  const { hotel, dinner, participantWindow } = activity.settings;
  return {
    activityId: activity.id,
    activityNames: { tc: activity.nameTc, en: activity.nameEn, pt: activity.namePt },
    unitNames: { tc: unit.nameTc, en: unit.nameEn, pt: unit.namePt },
    status,
    version: list?.version ?? 0,
    window: participantWindow,
    hotel: hotel && { firstNight: hotel.firstNight, lastNight: hotel.lastNight },
    dinner: dinner && { sitting: dinner.sitting, at: dinner.at },
    facts: listFacts(world, { activity, status, representativeId, people: stillComing(people) }),
    representativeId,
    people: people.map((row) => cardOf(world, row)),
    change: list && (await newestChange(world, tx, list, people)),
    submittedAt: list?.submittedAt ?? null,
    lockedAt: list?.lockedAt ?? null,
  };
}

async function newestChange(
  world: World,
  tx: Queries,
  list: ListRow,
  people: readonly PersonRow[],
): Promise<ChangeRequest | null> {
  const [row] = await tx.orm
    .select()
    .from(participantChange)
    .where(eq(participantChange.listId, list.id))
    .orderBy(desc(participantChange.askedAt), desc(participantChange.id))
    .limit(1);
  return row && row.state !== 'WITHDRAWN' ? changeView(world, row, people) : null;
}
