import { and, desc, eq, ne } from 'drizzle-orm';
import type { ApplicationForm, Exhibitor } from '#domain/application/application.ts';
import { emptyExhibitor } from '#domain/application/check-exhibitor.ts';
import { licenceIsCurrent } from '#domain/application/licence.ts';
import { businessDateAt } from '#domain/instant.ts';
import { usualCountryCode } from '#domain/participant/phone.ts';
import { readDocumentPhone } from '#domain/verification/document-phone.ts';
import { account } from '#server/account/tables.ts';
import type { Actor } from '#server/actor.ts';
import { activity } from '#server/activity/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { exhibitorType } from '#server/exhibition/tables.ts';
import { refuse } from '#server/refusal.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { boardsOf, boardView } from './boards-of.ts';
import { findEnrollment, type OwnEnrollment } from './find-enrollment.ts';
import { isOffered } from './known-choices.ts';
import { formOf } from './stored-form.ts';
import { application } from './tables.ts';

/** What a new application could take over, for whoever fills it in. @throws Refusal STATUS_ERROR for others */
export async function propose(world: World, actor: Actor, enrollmentId: string) {
  const own = await findEnrollment(world.db, actor, enrollmentId);
  if (!own.roles.includes('exhibitor')) throw refuse('STATUS_ERROR');
  return { unit: await fromUnit(world.db, own, actor), earlier: await fromEarlier(world, own) };
}

async function fromUnit(db: Queries, { row }: OwnEnrollment, actor: Actor): Promise<Exhibitor> {
  const [of] = await db.orm.select().from(unit).where(eq(unit.id, row.unitId));
  const [by] = await db.orm.select().from(account).where(eq(account.id, actor.accountId));
  return {
    ...emptyExhibitor,
    nameTc: of?.nameTc ?? '',
    nameEn: of?.nameEn ?? '',
    summary: of?.summary ?? '',
    website: of?.website ?? '',
    contactTelNo: of?.phone ?? '',
    ...mobileOf(by?.mobile ?? ''),
    contactPerson: (by?.nameTc || by?.nameEn || by?.namePt) ?? '',
    contactEmail: by?.email ?? '',
  };
}

function mobileOf(fullNumber: string): Pick<Exhibitor, 'countryCode' | 'contactMobile'> {
  const { countryCode, mobile } = readDocumentPhone(fullNumber) ?? { countryCode: usualCountryCode, mobile: '' };
  return { countryCode, contactMobile: mobile };
}

async function fromEarlier(world: World, { row }: OwnEnrollment) {
  const { db } = world;
  const [found] = await db.orm
    .select({ before: enrollment, stored: application, activity, type: exhibitorType })
    .from(application)
    .innerJoin(enrollment, eq(enrollment.id, application.enrollmentId))
    .innerJoin(activity, eq(activity.id, enrollment.activityId))
    .leftJoin(exhibitorType, eq(exhibitorType.id, enrollment.typeId))
    .where(and(eq(enrollment.unitId, row.unitId), ne(enrollment.id, row.id)))
    .orderBy(desc(application.updatedAt), desc(enrollment.id))
    .limit(1);
  if (!found) return null;
  const { before, stored, activity: of, type } = found;
  const { licenceIssueDate: issued } = stored.exhibitor;
  const isCurrent = issued !== null && licenceIsCurrent(issued, businessDateAt(world.clock.now()));
  const form = formOf(before, stored);
  const stillOffered = await isOffered(db, exhibitorType, row.activityId, null, before.typeId);
  return {
    activity: { nameTc: of.nameTc, nameEn: of.nameEn, namePt: of.namePt },
    at: stored.updatedAt,
    form: withoutOccasion({
      ...form,
      exhibitor: {
        ...form.exhibitor,
        typeId: stillOffered ? before.typeId : null,
        licenceIssueDate: isCurrent ? issued : null,
        licenceReason: '',
      },
    }),
    boards: (await boardsOf(db, before.id)).map(boardView),
    licenceHasExpired: Boolean(type?.needsLicence) && !isCurrent,
  };
}

/** Booth areas and dates are those of one occasion. */
const withoutOccasion = (form: ApplicationForm): ApplicationForm => ({
  ...form,
  boothsAreaCategoryId: null,
  areas: [],
  preferredEnrollmentDate: null,
  secondaryEnrollmentDate: null,
  mif: { ...form.mif, pairBeginDate: null, pairEndDate: null },
});
