import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BoardRow, OneApplication } from '#contract/recruitment/board.ts';
import { fullPhone } from '#domain/participant/phone.ts';
import { type ApplicationRole, type ApplicationStatus, companyMoves } from '#domain/recruitment/application-moves.ts';
import { account } from '#server/account/tables.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { openPart } from '../application/applicant.ts';
import { applicationWorkflow } from '../application/application-workflow.ts';
import { findApplication, type FoundApplication, selectApplications } from '../application/find-application.ts';
import { applies, jobApplication, jobApplicationNote, recruitmentPosition, stillApplies } from '../tables.ts';
import { requireRecruiter } from '../viewer.ts';

interface Search {
  activityId?: string | undefined;
  positionId?: string | undefined;
  status?: ApplicationStatus | undefined;
  search?: string | undefined;
  page: number;
  size: number;
}

/** @throws ENTITY_NOT_FOUND also for another company's */
export async function findForCompany(db: Queries, actor: Actor, applicationId: string): Promise<FoundApplication> {
  const { unitId } = await requireRecruiter(db, actor);
  const found = await findApplication(db, applicationId);
  if (found.position.unitId !== unitId) throw refuse('ENTITY_NOT_FOUND');
  return found;
}

export async function listApplications(world: World, actor: Actor, search: Search) {
  const { db } = world;
  const { unitId } = await requireRecruiter(db, actor);
  const where = and(
    eq(recruitmentPosition.unitId, unitId),
    search.activityId ? eq(recruitmentPosition.activityId, search.activityId) : undefined,
    search.positionId ? eq(jobApplication.positionId, search.positionId) : undefined,
    search.status ? eq(jobApplication.status, search.status) : undefined,
    wordsMatch(jobApplication.words, search.search),
  );
  const rows = await selectApplications(db)
    .where(where)
    .orderBy(desc(jobApplication.createdAt), desc(jobApplication.id))
    .limit(search.size)
    .offset(search.page * search.size);
  return { content: rows.map(rowView), totalElements: await countWhere(db, where) };
}

async function countWhere(db: Queries, where: SQL | undefined): Promise<number> {
  const counted = db.orm
    .select({ id: jobApplication.id })
    .from(jobApplication)
    .innerJoin(recruitmentPosition, eq(recruitmentPosition.id, jobApplication.positionId))
    .where(where)
    .as('counted');
  return db.orm.$count(counted);
}

const asCompany: readonly ApplicationRole[] = ['company'];

function rowView({ row, position }: FoundApplication): BoardRow {
  const { id, version, name, status, statusSince, createdAt, metAt } = row;
  const { nameTc, nameEn, namePt } = position.listed ?? position.form;
  return {
    id,
    version,
    position: { id: position.id, nameTc, nameEn, namePt },
    name,
    status,
    statusSince,
    createdAt,
    metAt,
    offers: applicationWorkflow.offers(companyMoves, { status, roles: asCompany, facts: { reasonIsGiven: true } }),
  };
}

export async function readApplication(world: World, actor: Actor, applicationId: string): Promise<OneApplication> {
  const { db } = world;
  const found = await findForCompany(db, actor, applicationId);
  const { row, position } = found;
  const isThere = row.status !== 'WITHDRAWN';
  const { email, countryCode, mobile, message } = openPart(world, row);
  const notes = await db.orm
    .select({ note: jobApplicationNote, by: account })
    .from(jobApplicationNote)
    .innerJoin(account, eq(account.id, jobApplicationNote.accountId))
    .where(eq(jobApplicationNote.applicationId, row.id))
    .orderBy(asc(jobApplicationNote.createdAt), asc(jobApplicationNote.id));
  return {
    ...rowView(found),
    activityId: position.activityId,
    email: isThere ? email : '',
    mobile: isThere ? fullPhone(countryCode, mobile) : '',
    message: isThere ? message : '',
    language: row.language,
    reason: row.reason,
    keepUntil: row.keepUntil,
    cvOf: isThere ? (row.originId ?? row.id) : null,
    notes: notes.map(({ note: { id, text, createdAt }, by: { nameTc, nameEn, namePt } }) => ({
      id,
      text,
      createdAt,
      by: { nameTc, nameEn, namePt },
    })),
  };
}

interface TalentSearch {
  search?: string | undefined;
  /** Who applied for a position of that activity, or of that unit. */
  activityId?: string | undefined;
  unitId?: string | undefined;
  page: number;
  size: number;
}

/** Everybody who applied and did not withdraw, as their newest application has them: of those that are looked among. */
export async function listTalents(world: World, { search, activityId, unitId, page, size }: TalentSearch) {
  const { db } = world;
  const isNewest = sql`not exists (select 1 from job_application newer
    inner join recruitment_position newer_position on newer_position.id = newer.position_id
    where newer.email_fingerprint = ${jobApplication.emailFingerprint} and ${sql.raw(stillApplies('newer'))}
      and (newer.created_at, newer.id) > (${jobApplication.createdAt}, ${jobApplication.id})
      ${activityId ? sql`and newer_position.activity_id = ${activityId}` : sql``}
      ${unitId ? sql`and newer_position.unit_id = ${unitId}` : sql``})`;
  const where = and(
    applies,
    activityId ? eq(recruitmentPosition.activityId, activityId) : undefined,
    unitId ? eq(recruitmentPosition.unitId, unitId) : undefined,
    wordsMatch(jobApplication.words, search),
    isNewest,
  );
  const rows = await selectApplications(db)
    .where(where)
    .orderBy(desc(jobApplication.createdAt), desc(jobApplication.id))
    .limit(size)
    .offset(page * size);
  const applications = await applicationsByPerson(
    db,
    rows.map(({ row }) => row.emailFingerprint),
  );
  const content = rows.map(({ row, position, of }) => {
    const { email, countryCode, mobile } = openPart(world, row);
    const { nameTc, nameEn, namePt } = position.listed ?? position.form;
    return {
      id: row.id,
      name: row.name,
      email,
      mobile: fullPhone(countryCode, mobile),
      applications: applications.get(row.emailFingerprint) ?? 0,
      position: { nameTc, nameEn, namePt },
      unit: { nameTc: of.nameTc, nameEn: of.nameEn, namePt: of.namePt },
      createdAt: row.createdAt,
    };
  });
  return { content, totalElements: await countWhere(db, where) };
}

/** How often each person applies, of everybody's positions, by the fingerprint of the e-mail. */
async function applicationsByPerson(db: Queries, fingerprints: readonly string[]): Promise<Map<string, number>> {
  const counted = await db.orm
    .select({ of: jobApplication.emailFingerprint, times: count() })
    .from(jobApplication)
    .where(and(inArray(jobApplication.emailFingerprint, [...fingerprints]), applies))
    .groupBy(jobApplication.emailFingerprint);
  return new Map(counted.map(({ of, times }) => [of, times]));
}
