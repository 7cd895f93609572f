import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FieldError } from '#domain/errors.ts';
import {
  emptyInvitation,
  type InvitationDetails,
  invitationFields,
  invitationProblems,
} from '#domain/invitation/check-invitation.ts';
import type { InvitedRole } from '#domain/invitation/invited-as.ts';
import { invitationMoves } from '#domain/invitation/moves.ts';
import { mainlandChina } from '#domain/lists/country-region.ts';
import { nationalNumber } from '#domain/participant/phone.ts';
import type { Queries } from '#server/db/database.ts';
import { type Plan, type PlannedRow as PlannedSheetRow, planOf } from '#server/sheet/import-plan.ts';
import type { RowOf } from '#server/sheet/rows-of-sheet.ts';
import { languageWords, valueOfWord } from '#server/sheet/sheet-words.ts';
import type { StoredInvitation } from './rows.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { type Places, readPlaces } from './sheet-places.ts';
import { invitation } from '../tables.ts';

export type SheetRow = RowOf<SheetColumn>;

export interface PlannedRow extends PlannedSheetRow {
  details: InvitationDetails;
  existing: Pick<StoredInvitation, 'id' | 'version' | 'sentAt'> | null;
  changed: ((typeof invitationFields)[number] | 'role')[];
}

type Known = Omit<typeof invitation.$inferSelect, 'words'>;

export async function planImport(
  tx: Queries,
  activityId: string,
  role: InvitedRole,
  sheet: readonly SheetRow[],
): Promise<Plan<PlannedRow>> {
  const places = await readPlaces(tx);
  const known = await knownByEmail(tx, activityId, sheet);
  const seen = new Set<string>();
  const rows = sheet.map((row) => plannedRow(places, known, seen, role, row));
  const told = rows.map(({ row, action, existing, details }) => [row, action, existing, details]);
  return planOf(rows, [role, told]);
}

const plainEmail = (cell: string | undefined): string => (cell ?? '').normalize('NFKC').trim().toLowerCase();

/** Those invited to this activity; what they were invited to beside it is no matter of this sheet. */
async function knownByEmail(tx: Queries, activityId: string, sheet: readonly SheetRow[]): Promise<Map<string, Known>> {
  const emails = [...new Set(sheet.map(({ cells }) => plainEmail(cells.contactEmail)).filter(Boolean))];
  if (emails.length === 0) return new Map();
  const rows = await tx.orm
    .select()
    .from(invitation)
    .where(and(eq(invitation.activityId, activityId), inArray(sql`lower(${invitation.contactEmail})`, emails)));
  return new Map(rows.map((row) => [row.contactEmail.toLowerCase(), row]));
}

function plannedRow(
  places: Places,
  known: ReadonlyMap<string, Known>,
  seen: Set<string>,
  role: InvitedRole,
  { row, cells }: SheetRow,
): PlannedRow {
  const email = plainEmail(cells.contactEmail);
  const existing = known.get(email) ?? null;
  const { details, errors: unreadable } = detailsOf(places, cells, existing ?? emptyInvitation);
  const unread = new Set(unreadable.map(({ path }) => path));
  const errors = [...unreadable, ...invitationProblems(details).filter(({ path }) => !unread.has(path))];
  if (email && seen.has(email)) errors.push({ path: 'contactEmail', problem: 'notUnique' });
  seen.add(email);

  const changed = existing ? changesTo(existing, role, details) : [];
  const isOther = changed.length > 0;
  const isOpen = existing === null || invitationMoves.edit.from.some((state) => state === existing.state);
  if (isOther && !isOpen) errors.push({ path: 'contactEmail', problem: 'notUnique' });
  const action = errors.length > 0 ? 'error' : !existing ? 'add' : isOther ? 'update' : 'unchanged';
  return {
    row,
    action,
    details,
    existing: existing && { id: existing.id, version: existing.version, sentAt: existing.sentAt },
    changed,
    errors,
  };
}

const changesTo = (existing: Known, role: InvitedRole, details: InvitationDetails): PlannedRow['changed'] => [
  ...(existing.orgType === role.orgType && existing.role === role.role ? [] : (['role'] as const)),
  ...invitationFields.filter((field) => existing[field] !== details[field]),
];

/** As the row says, over what is known already; columns that the sheet has not stay as they are. */
function detailsOf(
  places: Places,
  cells: SheetRow['cells'],
  before: InvitationDetails,
): { details: InvitationDetails; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const details = Object.fromEntries(
    invitationFields.map((field) => [field, before[field]]),
  ) as unknown as InvitationDetails;
  const textFields = ['nameTc', 'nameEn', 'namePt', 'contactPerson', 'contactTelNo', 'summary'] as const;
  for (const field of textFields) details[field] = cells[field] ?? details[field];
  if (cells.contactEmail !== undefined) details.contactEmail = cells.contactEmail.normalize('NFKC').trim();
  if (cells.countryCode) details.countryCode = cells.countryCode.replace(/^\+|^00/, '');
  if (cells.contactMobile !== undefined) {
    details.contactMobile = nationalNumber(details.countryCode, cells.contactMobile);
  }
  if (cells.language) {
    const language = valueOfWord(languageWords, cells.language);
    if (language) details.language = language;
    else errors.push({ path: 'language', problem: 'notAllowed' });
  }
  readPlace(places, cells, details, errors);
  return { details, errors };
}

function readPlace(places: Places, cells: SheetRow['cells'], details: InvitationDetails, errors: FieldError[]): void {
  const found = (path: 'countryRegionId' | 'provinceId' | 'cityId', cell: string | undefined, id: number | null) => {
    if (cell === undefined) return;
    details[path] = cell === '' ? null : id;
    if (cell !== '' && id === null) errors.push({ path, problem: 'notAllowed' });
  };
  found('countryRegionId', cells.countryRegion, places.region(cells.countryRegion ?? ''));
  found('provinceId', cells.province, places.province(cells.province ?? ''));
  found('cityId', cells.city, places.city(cells.city ?? '', details.provinceId));
  // A province says by itself which country is meant.
  if (details.provinceId !== null) details.countryRegionId ??= mainlandChina;
}
