import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import { emptyExhibitor } from '#domain/application/check-exhibitor.ts';
import { licenceIsCurrent } from '#domain/application/licence.ts';
import { contractorMoves } from '#domain/enrollment/contractor-moves.ts';
import { noFacts } from '#domain/enrollment/enrollment-moves.ts';
import { asIfGiven } from '#domain/enrollment/opening-moves.ts';
import { wireStatus } from '#domain/enrollment/status.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { type BusinessDate, businessDateAt } from '#domain/instant.ts';
import { registrationMoves } from '#domain/inbox/words.ts';
import { deciderOf } from '#server/account/decider.ts';
import { account } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import type { Actor } from '#server/actor.ts';
import { activity } from '#server/activity/tables.ts';
import { application, type StoredExhibitor } from '#server/application/tables.ts';
import { enrollmentWorkflow } from '../enrollment-workflow.ts';
import { enrollment } from '../tables.ts';
import { capacityLeft } from './capacity.ts';
import { decisionFacts, deskRoles, enough } from './decision-facts.ts';
import { enrollmentCases } from './enrollment-cases.ts';
import { turnClock } from './turn-clock.ts';
import { readHistory } from '#server/cases/read-history.ts';
import { wireNames } from '#server/unit/find-unit.ts';
import { boothsAreaCategory, exhibitorType } from '#server/exhibition/tables.ts';
import { refuse } from '#server/refusal.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';

/** As it was when it was handed in. */
function licenceOf(filledIn: StoredExhibitor | null, day: BusinessDate): DeskEnrollment['licence'] {
  const { licenceIssueDate: issueDate, licenceReason } = { ...emptyExhibitor, ...filledIn };
  return { issueDate, isCurrent: issueDate !== null && licenceIsCurrent(issueDate, day), reason: licenceReason };
}

const movesShown = 200;
const contractorUnit = alias(unit, 'contractor_unit');

/** @throws ENTITY_NOT_FOUND */
export async function readEnrollment(world: World, actor: Actor, enrollmentId: string): Promise<DeskEnrollment> {
  const [found] = await world.db.orm
    .select({
      row: enrollment,
      activity,
      unit,
      account: {
        id: account.id,
        username: account.username,
        language: account.language,
        tc: account.nameTc,
        en: account.nameEn,
        pt: account.namePt,
      },
      contractor: {
        id: contractorUnit.id,
        tc: contractorUnit.nameTc,
        en: contractorUnit.nameEn,
        pt: contractorUnit.namePt,
      },
      type: exhibitorType,
      category: boothsAreaCategory,
      filledIn: application.exhibitor,
    })
    .from(enrollment)
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .innerJoin(unit, eq(unit.id, enrollment.unitId))
    .innerJoin(account, eq(account.id, enrollment.accountId))
    .leftJoin(contractorUnit, eq(contractorUnit.id, enrollment.contractorUnitId))
    .leftJoin(exhibitorType, eq(exhibitorType.id, enrollment.typeId))
    .leftJoin(boothsAreaCategory, eq(boothsAreaCategory.id, enrollment.categoryId))
    .leftJoin(application, eq(application.enrollmentId, enrollment.id))
    .where(eq(enrollment.id, enrollmentId));
  if (!found) throw refuse('ENTITY_NOT_FOUND');
  const { row, contractor, type } = found;
  const { id: accountId, username, language, tc, en, pt } = found.account;
  const { category } = found.activity;
  const product = productCode(world);
  const shown = (status: string): string => enrollmentCases.wireStatus?.(status, product) ?? status;
  const decider = await deciderOf(world.db, actor.membershipId);
  const clock = await turnClock(world);
  const free =
    row.categoryId === null ? enough : ((await capacityLeft(world.db, [row.categoryId])).get(row.categoryId) ?? enough);
  const nothingSaid = { note: '', count: null };
  return {
    id: row.id,
    version: row.version,
    activityId: row.activityId,
    activityNames: wireNames(found.activity),
    category,
    unitId: row.unitId,
    unitNames: wireNames(found.unit),
    orgType: row.orgType,
    status: wireStatus(row.status, product),
    boothsCount: row.boothsCount,
    assignBoothsCount: row.assignBoothsCount,
    statusSince: row.statusSince,
    createdAt: row.createdAt,
    submittedAt: row.submittedAt,
    applicant: { accountId, names: { tc, en: en || username, pt }, language },
    contractor: contractor && {
      unitId: contractor.id,
      names: { tc: contractor.tc, en: contractor.en, pt: contractor.pt },
    },
    typeNames: type && wireNames(type),
    categoryNames: found.category && wireNames(found.category),
    selfDesigned: row.selfDesigned,
    licence: type?.needsLicence
      ? licenceOf(found.filledIn, businessDateAt(row.submittedAt ?? world.clock.now()))
      : null,
    ...clock({ status: row.status, selfDesigned: row.selfDesigned, category, since: row.statusSince }),
    boothsLeft: free === enough ? null : free,
    offers: enrollmentWorkflow.offers(registrationMoves, {
      status: row.status,
      roles: deskRoles(decider, row.activityId),
      facts: asIfGiven(decisionFacts({ enrollment: row, category }, nothingSaid, free)),
    }),
    contractorOffers: hasBooths(category)
      ? enrollmentWorkflow.offers(contractorMoves, {
          status: row.status,
          roles: deskRoles(decider, row.activityId),
          facts: { ...asIfGiven(noFacts), contractorIsSet: true },
        })
      : [],
    history: await readHistory(world, row.id, movesShown, shown),
  };
}
