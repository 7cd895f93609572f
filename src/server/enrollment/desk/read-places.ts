import { asc, eq } from 'drizzle-orm';
import type { DeskPlaces } from '#contract/enrollment/places.ts';
import { asIfGiven } from '#domain/enrollment/opening-moves.ts';
import { placeMoves } from '#domain/enrollment/place-moves.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { contractorsOf } from '#server/exhibition/contractors-of.ts';
import { place } from '#server/exhibition/place-tables.ts';
import { boothsArea } from '#server/exhibition/tables.ts';
import { refuse } from '#server/refusal.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { type EnrollmentRow, enrollmentWorkflow } from '../enrollment-workflow.ts';
import { enrollment } from '../tables.ts';
import { deskRoles, findEnrollments } from './decision-facts.ts';
import { boothsToPlace, placeFacts, wantsPlace } from './place-facts.ts';

/** @throws ENTITY_NOT_FOUND */
export async function readPlaces(world: World, actor: Actor, enrollmentId: string): Promise<DeskPlaces> {
  const { db } = world;
  const [found] = await findEnrollments(db, [enrollmentId]);
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  const { enrollment: row, category } = found;
  const roles = hasBooths(category) ? deskRoles(await deciderOf(db, actor.membershipId), row.activityId) : [];
  const placeIsWanted = await wantsPlace(db, row);
  const { any } = await contractorsOf(db, row.activityId);
  const facts = placeFacts(row, placeIsWanted, { places: [], contractorUnitId: null });
  return {
    version: row.version,
    wanted: boothsToPlace(row),
    placeIsWanted,
    areas: await areasOf(db, row),
    offers: enrollmentWorkflow.offers(placeMoves, {
      status: row.status,
      roles,
      facts: { ...asIfGiven(facts), contractorIsSet: any || row.contractorUnitId !== null },
    }),
  };
}

const named = ({ id, nameTc, nameEn, namePt }: typeof unit.$inferSelect) => ({ id, nameTc, nameEn, namePt });

async function areasOf(db: Queries, row: EnrollmentRow): Promise<DeskPlaces['areas']> {
  const rows = await db.orm
    .select({ place, area: boothsArea, unit })
    .from(place)
    .leftJoin(boothsArea, eq(boothsArea.id, place.boothsAreaId))
    .leftJoin(enrollment, eq(enrollment.id, place.enrollmentId))
    .leftJoin(unit, eq(unit.id, enrollment.unitId))
    .where(eq(place.activityId, row.activityId))
    .orderBy(asc(boothsArea.position), asc(boothsArea.id), asc(place.position), asc(place.code));
  const { ofArea } = await contractorsOf(db, row.activityId);
  const areas = [...Map.groupBy(rows, ({ place: { boothsAreaId } }) => boothsAreaId)].map(([id, inArea]) => {
    const area = inArea[0]?.area;
    const builder = ofArea(id);
    return {
      id,
      names: area ? { nameTc: area.nameTc, nameEn: area.nameEn, namePt: area.namePt } : null,
      isOfCategory: area ? area.boothsAreaCategoryId === row.categoryId : false,
      contractor: builder && named(builder),
      places: inArea.map(({ place: { id: placeId, code, enrollmentId }, unit: of }) => ({
        id: placeId,
        code,
        occupant: enrollmentId && of ? { ...named(of), enrollmentId } : null,
      })),
    };
  });
  return areas.toSorted((one, other) => Number(other.isOfCategory) - Number(one.isOfCategory));
}
