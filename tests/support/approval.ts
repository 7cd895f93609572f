import { eq } from 'drizzle-orm';
import type { Approval, ApprovalFile } from '#contract/approval.ts';
import type { DesignMove, ReviewedGroup } from '#domain/enrollment/design-moves.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { newId } from '#domain/id.ts';
import { board } from '#server/application/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { makeEnrollment } from './enrollments.ts';
import { checkedUpload, photo } from './files.ts';
import { makePerson, type Person } from './people.ts';
import type { TestWorld } from './world.ts';

/** Ana exhibits, Chi builds: an application with its place, two booths unless said otherwise. */
export async function makeCase(
  world: TestWorld,
  week: string,
  {
    selfDesigned,
    status = '{p}ASSIGN',
    booths = 2,
  }: { selfDesigned: boolean; status?: EnrollmentStatus; booths?: number },
) {
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR', activities: [week] });
  const chi = await makePerson(world, { name: 'Chi Wong', orgType: 'CONTRACTOR', activities: [week] });
  const id = await makeEnrollment(world, week, ana, { status, boothsCount: booths });
  const boards = Array.from({ length: booths }, () => newId());
  const { orm } = world.db;
  await orm
    .update(enrollment)
    .set({ selfDesigned, contractorUnitId: chi.unitId, assignBoothsCount: booths })
    .where(eq(enrollment.id, id));
  await orm
    .insert(board)
    .values(
      boards.map((boardId, position) => ({ id: boardId, enrollmentId: id, position, exhibitContentTc: '機械人' })),
    );
  return { ana, chi, id, boards };
}

export const approvalOf = async (world: TestWorld, who: Person, id: string): Promise<Approval> => {
  const { status, body } = await world.call<Approval>('get', `/enrollments/${id}/approval`, { token: who.token });
  if (status !== 200) throw new Error(`not shown: ${status}`);
  return body;
};

export const filesOf = async (world: TestWorld, who: Person, id: string, query = ''): Promise<ApprovalFile[]> => {
  const path = `/enrollments/${id}/approval-files${query}`;
  return (await world.call<{ content: ApprovalFile[] }>('get', path, { token: who.token })).body.content;
};

/** As the page does it: on the version that was read. */
export async function move(world: TestWorld, who: Person, id: string, name: DesignMove, note = '') {
  const { version } = await approvalOf(world, who, id);
  return world.call('post', `/enrollments/${id}/moves`, { token: who.token, body: { version, move: name, note } });
}

export async function addDesign(
  world: TestWorld,
  who: Person,
  boardId: string,
  group: ReviewedGroup,
  filename = 'design.jpg',
  replaces?: string,
) {
  const ownerKind = group === 'WEBSITE_COVER' ? ('ENROLLMENT' as const) : ('BOARD' as const);
  const sent = { ownerKind, filename, bytes: await photo(800, 600), ...(replaces ? { replaces } : {}) };
  return checkedUpload(world, who.token, boardId, group, sent);
}

export type Word = 'pass' | 'not/pass' | 'not/applicable';

export const reply = (
  world: TestWorld,
  who: Person,
  { party, word, text = '' }: { party: 'exhibitor' | 'contractor' | 'fund'; word: Word; text?: string },
  file: Pick<ApprovalFile['file'], 'id' | 'newest'>,
) =>
  world.call('patch', `/${party}/reply/${word}`, {
    token: who.token,
    body: { attachmentId: file.id, versionId: file.newest.id, reply: text },
  });

/** Every file of a group that waits gets the same word. */
export async function replyToAll(
  world: TestWorld,
  who: Person,
  id: string,
  of: { party: 'exhibitor' | 'contractor' | 'fund'; word: Word; text?: string; group: ReviewedGroup },
): Promise<void> {
  for (const { file } of await filesOf(world, who, id, `?creationDesignType=${of.group}&resultIsNull=true`)) {
    const { status } = await reply(world, who, of, file);
    if (status !== 200) throw new Error(`not replied: ${status}`);
  }
}
