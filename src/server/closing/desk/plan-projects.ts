import { eq, inArray, sql } from 'drizzle-orm';
import { isEmail } from '#domain/account/check-account.ts';
import { boardSides, usualBoard } from '#domain/closing/board.ts';
import { emptyProject, type ProjectForm, projectLimits } from '#domain/closing/project-form.ts';
import type { FieldError, FieldProblem } from '#domain/errors.ts';
import { isBusinessDate } from '#domain/instant.ts';
import { technologyFields } from '#domain/road-show/technology-fields.ts';
import { account } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { type Plan, type PlannedRow as PlannedSheetRow, planOf } from '#server/sheet/import-plan.ts';
import { type RowOf, rowsByColumn } from '#server/sheet/rows-of-sheet.ts';
import type { SheetLine } from '#server/sheet/sheet-limits.ts';
import { valueOfWord } from '#server/sheet/sheet-words.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';
import { unitsNamed } from '#server/unit/units-named.ts';
import { closingProject } from '../tables.ts';
import type { ProjectRow } from '../project/project-workflow.ts';
import { buildingUnits } from './contractor-roles.ts';
import { neededColumns, type ProjectColumn, projectColumnWords } from './project-columns.ts';

export type SheetRow = RowOf<ProjectColumn>;

export interface PlannedProject extends PlannedSheetRow {
  fileNumber: string;
  form: ProjectForm;
  unit: UnitRow | null;
  contractor: UnitRow | null;
  leaderEmail: string;
  /** Null for somebody who has none yet. */
  accountId: string | null;
  board: { widthMm: number; heightMm: number };
  existing: ProjectRow | null;
}

export const projectsOfSheet = (lines: SheetLine[]): SheetRow[] =>
  rowsByColumn<ProjectColumn>(lines, projectColumnWords, neededColumns);

const longestNumber = 60;
const folded = (text: string): string => text.trim().toLowerCase();

async function accountsByEmail(db: Queries, emails: readonly string[]) {
  const wanted = [...new Set(emails.map(folded))].filter(Boolean);
  if (wanted.length === 0) return new Map<string, { id: string; isDisabled: boolean }>();
  const rows = await db.orm
    .select({ id: account.id, email: account.email, disabledAt: account.disabledAt })
    .from(account)
    .where(inArray(sql`lower(${account.email})`, wanted));
  return new Map(rows.map(({ id, email, disabledAt }) => [folded(email), { id, isDisabled: disabledAt !== null }]));
}

interface Known {
  units: Map<string, UnitRow[]>;
  builders: ReadonlySet<string>;
  accounts: Map<string, { id: string; isDisabled: boolean }>;
  projects: Map<string, ProjectRow>;
}

function planRow({ row, cells }: SheetRow, known: Known, seen: Set<string>): PlannedProject {
  const errors: FieldError[] = [];
  const wrong = (path: ProjectColumn, problem: FieldProblem, params?: FieldError['params']) =>
    errors.push({ path, problem, ...(params ? { params } : {}) });
  const text = (column: ProjectColumn): string => cells[column]?.trim() ?? '';
  const limited = (column: ProjectColumn & keyof typeof projectLimits): string => {
    const limit = projectLimits[column];
    if ([...text(column)].length > limit) wrong(column, 'tooLong', { limit });
    return text(column);
  };
  const date = (column: 'periodFrom' | 'periodUntil'): string => {
    if (text(column) !== '' && !isBusinessDate(text(column))) wrong(column, 'dateFormat');
    return text(column);
  };
  const side = (column: 'boardWidthMm' | 'boardHeightMm', usual: number): number => {
    if (text(column) === '') return usual;
    const mm = Number(text(column));
    if (!Number.isInteger(mm)) wrong(column, 'format');
    else if (mm < boardSides.least) wrong(column, 'tooSmall', { limit: boardSides.least });
    else if (mm > boardSides.most) wrong(column, 'tooLarge', { limit: boardSides.most });
    else return mm;
    return usual;
  };
  const unitIn = (column: 'unit' | 'contractor'): UnitRow | null => {
    if (text(column) === '') {
      if (column === 'unit') wrong(column, 'required');
      return null;
    }
    const [found, another] = known.units.get(cells[column] ?? '') ?? [];
    if (found && !another && (column === 'unit' || known.builders.has(found.id))) return found;
    wrong(column, another ? 'ambiguous' : 'notAllowed');
    return null;
  };

  const fileNumber = text('fileNumber');
  if (fileNumber === '') wrong('fileNumber', 'required');
  else if ([...fileNumber].length > longestNumber) wrong('fileNumber', 'tooLong', { limit: longestNumber });
  else if (seen.has(folded(fileNumber))) wrong('fileNumber', 'notUnique');
  seen.add(folded(fileNumber));

  const unit = unitIn('unit');
  const contractor = unitIn('contractor');
  const leaderEmail = text('leaderEmail');
  const leader = known.accounts.get(folded(leaderEmail)) ?? null;
  if (leaderEmail === '') wrong('leaderEmail', 'required');
  else if (!isEmail(leaderEmail)) wrong('leaderEmail', 'format');
  else if (leader?.isDisabled) wrong('leaderEmail', 'notAllowed');

  const nameTc = limited('nameTc');
  const nameEn = limited('nameEn');
  if (nameTc === '' && nameEn === '') wrong('nameTc', 'required');
  const leaderTc = limited('leaderTc');
  const leaderEn = limited('leaderEn');
  if (leaderTc === '' && leaderEn === '') wrong('leaderTc', 'required');
  const field = text('technologyField');
  const technologyField = field === '' ? '' : valueOfWord(technologyFields, field);
  if (technologyField === null) wrong('technologyField', 'notAllowed');

  const existing = known.projects.get(folded(fileNumber)) ?? null;
  // What its leader has begun is not given to somebody else by a sheet.
  if (existing && leader?.id !== existing.accountId) wrong('leaderEmail', 'inconsistent');
  const form: ProjectForm = {
    ...emptyProject,
    nameTc,
    nameEn,
    namePt: limited('namePt'),
    entityTc: unit?.nameTc ?? '',
    entityEn: unit?.nameEn ?? '',
    leaderTc,
    leaderEn,
    periodFrom: date('periodFrom'),
    periodUntil: date('periodUntil'),
    technologyField: technologyField ?? '',
  };
  const board = {
    widthMm: side('boardWidthMm', existing?.boardWidthMm ?? usualBoard.widthMm),
    heightMm: side('boardHeightMm', existing?.boardHeightMm ?? usualBoard.heightMm),
  };
  const differs =
    existing !== null &&
    ((contractor !== null && contractor.id !== existing.contractorUnitId) ||
      board.widthMm !== existing.boardWidthMm ||
      board.heightMm !== existing.boardHeightMm);
  if (differs && existing.status === 'PROJECT_DESIGN_PASS') wrong('contractor', 'notAllowed');
  const action = errors.length > 0 ? 'error' : !existing ? 'add' : differs ? 'update' : 'unchanged';
  return {
    row,
    action,
    errors,
    fileNumber,
    form,
    unit,
    contractor,
    leaderEmail,
    accountId: leader?.id ?? null,
    board,
    existing,
  };
}

/**
 * New projects are added; of known ones only who designs the board, and how large it is, are changed: what its leader
 * wrote stays.
 */
export async function planProjects(
  db: Queries,
  activityId: string,
  rows: readonly SheetRow[],
): Promise<Plan<PlannedProject>> {
  const names = rows.flatMap(({ cells }) => [cells.unit ?? '', cells.contractor ?? '']).filter(Boolean);
  const projects = await db.orm.select().from(closingProject).where(eq(closingProject.activityId, activityId));
  const known: Known = {
    units: await unitsNamed(db, names),
    builders: await buildingUnits(db),
    accounts: await accountsByEmail(
      db,
      rows.map(({ cells }) => cells.leaderEmail ?? ''),
    ),
    projects: new Map(projects.map((project) => [folded(project.fileNumber), project])),
  };
  const seen = new Set<string>();
  const planned = rows.map((row) => planRow(row, known, seen));
  return planOf(
    planned,
    planned.map(({ row, action, fileNumber, unit, contractor, accountId, board, existing }) => [
      row,
      action,
      fileNumber,
      unit?.id,
      contractor?.id,
      accountId,
      board,
      existing?.version,
    ]),
  );
}
