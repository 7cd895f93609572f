import type { ReviewNote } from '#contract/approval.ts';
import type { FileParty } from '#domain/approval/file-rights.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import type { Actor } from '#server/actor.ts';
import {
  addNote as writeNote,
  answerNote as writeAnswer,
  findNote,
  type NoteRow,
  removeDraft,
} from '#server/enrollment/review/notes.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { type Case, findCase } from './case.ts';

/** Who may write what has to change, and where. */
const reviewedIn: Partial<Record<EnrollmentStatus, FileParty>> = {
  APPLY_SUBMITED: 'fund',
  '{p}ASSIGN': 'contractor',
  EXHIBITION_SUBMITED: 'contractor',
};
/** Where the exhibitor answers. */
const answeredIn: ReadonlySet<EnrollmentStatus> = new Set(['{p}RETURN', 'CREATION_RETURN']);

/** As whom the person may write notes now; null for nobody. Own designs are judged file by file. */
export function mayNote({ row, roles, mode }: Case): FileParty | null {
  const party = reviewedIn[row.status];
  if (!party || (party === 'contractor' && mode === 'self')) return null;
  return roles.includes(party) ? party : null;
}

export const mayAnswer = ({ row, roles }: Case): boolean => roles.includes('exhibitor') && answeredIn.has(row.status);

const sides: readonly string[] = ['exhibitor', 'contractor', 'fund'] satisfies FileParty[];
const isSide = (role: string): role is FileParty => sides.includes(role);

const viewOf = (row: NoteRow): ReviewNote => ({
  id: row.id,
  target: row.target,
  text: row.text,
  role: isSide(row.role) ? row.role : 'fund',
  at: row.at,
  sentAt: row.sentAt,
  answer: row.answer,
  answeredAt: row.answeredAt,
  closedAt: row.closedAt,
});

/** Drafts are seen by the side that writes them. */
export const notesFor = ({ roles }: Case, notes: readonly NoteRow[]): ReviewNote[] =>
  notes.filter(({ sentAt, role }) => sentAt !== null || roles.some((own) => own === role)).map(viewOf);

/** @throws ENROLLMENT_NOT_FOUND for a stranger, STATUS_ERROR for whoever does not review it now */
export async function addNote(
  world: World,
  actor: Actor,
  enrollmentId: string,
  note: { target: string; text: string },
): Promise<ReviewNote> {
  const of = await findCase(world.db, actor, enrollmentId);
  if (!of) throw refuse('ENROLLMENT_NOT_FOUND');
  const role = mayNote(of);
  if (!role) throw refuse('STATUS_ERROR');
  return viewOf(await writeNote(world, world.db, { ...note, enrollmentId, role, accountId: actor.accountId }));
}

async function noteAndCase(world: World, actor: Actor, noteId: string) {
  const note = await findNote(world.db, noteId);
  const of = note && (await findCase(world.db, actor, note.enrollmentId));
  if (!note || !of) throw refuse('ENTITY_NOT_FOUND');
  return { note, of };
}

/** @throws ENTITY_NOT_FOUND for another side, STATUS_ERROR once it was sent */
export async function removeNote(world: World, actor: Actor, noteId: string): Promise<void> {
  const { note, of } = await noteAndCase(world, actor, noteId);
  if (!of.roles.some((role) => role === note.role)) throw refuse('ENTITY_NOT_FOUND');
  if (!(await removeDraft(world.db, noteId))) throw refuse('STATUS_ERROR');
}

/** @throws ENTITY_NOT_FOUND for one that was not sent, STATUS_ERROR when it is not the exhibitor's turn */
export async function answerNote(world: World, actor: Actor, noteId: string, answer: string): Promise<void> {
  const { note, of } = await noteAndCase(world, actor, noteId);
  if (note.sentAt === null || !of.roles.includes('exhibitor')) throw refuse('ENTITY_NOT_FOUND');
  if (note.closedAt !== null || !mayAnswer(of)) throw refuse('STATUS_ERROR');
  await writeAnswer(world, world.db, noteId, answer);
}
