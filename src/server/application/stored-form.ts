import { eq } from 'drizzle-orm';
import type { ApplicationForm } from '#domain/application/application.ts';
import { emptyApplication } from '#domain/application/check-application.ts';
import type { Queries } from '#server/db/database.ts';
import type { EnrollmentRow } from '#server/enrollment/enrollment-workflow.ts';
import { application } from './tables.ts';

export type ApplicationRow = typeof application.$inferSelect;

export async function storedApplication(db: Queries, enrollmentId: string): Promise<ApplicationRow | null> {
  const [row] = await db.orm.select().from(application).where(eq(application.enrollmentId, enrollmentId));
  return row ?? null;
}

/** What was filled in, of which the enrolment keeps a part; what came into the form later is empty in older ones. */
export function formOf(row: EnrollmentRow, stored: ApplicationRow | null): ApplicationForm {
  const { joinMif = false, ...mif } = stored?.mif ?? {};
  const empty = emptyApplication;
  return {
    ...empty,
    ...stored?.bulletin,
    ...stored?.upload,
    exhibitor: { ...empty.exhibitor, ...stored?.exhibitor, typeId: row.typeId },
    boothsAreaCategoryId: row.categoryId,
    boothsCount: row.boothsCount,
    selfDesigned: row.selfDesigned,
    joinMif,
    mif: { ...empty.mif, ...mif },
  };
}

/** The parts of a form as they are stored, without what the enrolment keeps. */
export function partsOf(form: ApplicationForm) {
  const { typeId: _type, ...exhibitor } = form.exhibitor;
  const {
    areas,
    preferredEnrollmentDate,
    secondaryEnrollmentDate,
    keyProductSummaryTc,
    keyProductSummaryEn,
    keyProductSummaryPt,
    useLogoForWebsite,
    pavilionSubtitled,
    joinMif,
    mif,
  } = form;
  return {
    exhibitor,
    bulletin: {
      areas,
      preferredEnrollmentDate,
      secondaryEnrollmentDate,
      keyProductSummaryTc,
      keyProductSummaryEn,
      keyProductSummaryPt,
    },
    upload: { useLogoForWebsite, pavilionSubtitled },
    mif: { joinMif, ...mif },
  };
}
