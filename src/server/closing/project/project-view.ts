import { eq } from 'drizzle-orm';
import type { OneProject, ProjectRow as Shown } from '#contract/closing/project.ts';
import { isProjectField } from '#domain/closing/project-form.ts';
import { asIfReasonGiven, projectButtons, type ProjectRole } from '#domain/closing/project-moves.ts';
import { projectTurn } from '#domain/closing/project-status.ts';
import { account } from '#server/account/tables.ts';
import type { Actor } from '#server/actor.ts';
import { openNotes } from '#server/cases/field-notes.ts';
import { readHistory } from '#server/cases/read-history.ts';
import type { Queries } from '#server/db/database.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unit } from '#server/unit/tables.ts';
import type { World } from '#server/world.ts';
import { mayAnswer } from './answer-note.ts';
import { shownFiles } from '#server/approval/shown-files.ts';
import { judgedProject } from '../project-files.ts';
import { findProject } from './find-project.ts';
import { designsOf, hasSeenPreview, projectFacts } from './project-facts.ts';
import { type ProjectRow, projectWorkflow } from './project-workflow.ts';
import { isEditable } from './save-project.ts';

const linesShown = 50;

export const unitView = ({ id, nameTc, nameEn, namePt }: UnitRow) => ({ id, nameTc, nameEn, namePt });

/** As it stands among those of its leader, of a contractor or of a decider. */
export function projectRow(row: ProjectRow, of: UnitRow, roles: readonly ProjectRole[]): Shown {
  const { id, activityId, fileNumber, form, status, statusSince, updatedAt } = row;
  const { nameTc, nameEn, namePt } = form;
  const turn = projectTurn[status];
  const isOwnTurn = turn !== null && roles.includes(turn);
  return {
    id,
    activityId,
    fileNumber,
    nameTc,
    nameEn,
    namePt,
    status,
    statusSince,
    unit: unitView(of),
    isOwnTurn,
    updatedAt,
  };
}

async function contractorOf(db: Queries, { contractorUnitId }: ProjectRow) {
  if (!contractorUnitId) return null;
  const [found] = await db.orm.select().from(unit).where(eq(unit.id, contractorUnitId));
  return found ? unitView(found) : null;
}

async function leaderOf(db: Queries, { accountId }: ProjectRow) {
  const [found] = await db.orm
    .select({ tc: account.nameTc, en: account.nameEn, pt: account.namePt })
    .from(account)
    .where(eq(account.id, accountId));
  return found ?? { tc: '', en: '', pt: '' };
}

/** @throws ENTITY_NOT_FOUND also for a stranger */
export async function readProject(world: World, actor: Actor, projectId: string): Promise<OneProject> {
  const { db } = world;
  const found = await findProject(db, actor, projectId);
  const { row, of, roles } = found;
  const { facts } = await projectFacts(db, found, '');
  return {
    ...projectRow(row, of, roles),
    version: row.version,
    form: row.form,
    roles,
    board: { widthMm: row.boardWidthMm, heightMm: row.boardHeightMm },
    contractor: await contractorOf(db, row),
    leader: await leaderOf(db, row),
    offers: projectWorkflow.offers(projectButtons, { status: row.status, roles, facts: asIfReasonGiven(facts) }),
    isEditable: isEditable(found),
    previewIsOpened: hasSeenPreview(row, roles),
    designs: await shownFiles(db, judgedProject(found), await designsOf(db, [row.id]), ['CLOSING_DESIGN']),
    notes: (await openNotes(db, row.id)).flatMap(({ id, field, text, at, answer, answeredAt }) =>
      isProjectField(field) ? [{ id, field, text, at, answer, answeredAt }] : [],
    ),
    mayAnswer: mayAnswer(found),
    mayNote: row.status === 'PROJECT_SUMBIT' && roles.includes('fund'),
    history: await readHistory(world, row.id, linesShown, (status) => status),
  };
}
