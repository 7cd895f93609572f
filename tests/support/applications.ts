import type { Application } from '#contract/application/application.ts';
import type { ApplicationForm, Board } from '#domain/application/application.ts';
import { emptyApplication } from '#domain/application/check-application.ts';
import { emptyBoard } from '#domain/application/check-boards.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import type { Person } from './people.ts';
import type { TestWorld } from './world.ts';

/** A form with nothing missing, of a research institute: no licence is asked for. */
export const completeForm: ApplicationForm = {
  ...emptyApplication,
  exhibitor: {
    ...emptyApplication.exhibitor,
    nameTc: '蓮花機械人研究所',
    contactPerson: '黃嘉敏',
    contactMobile: '66123456',
    typeId: 2,
  },
  boothsAreaCategoryId: 4,
  boothsCount: 1,
  selfDesigned: false,
  keyProductSummaryTc: '會沏茶的機械人。',
};

export const aBoard = (more: Partial<Board> = {}): Board => ({
  ...emptyBoard(newId()),
  exhibitContentTc: '茶藝機械人',
  ...more,
});

type Answer<Body> = Promise<{ status: number; body: Body & Partial<ErrorBody> }>;

/** What a person does with an application. */
export const applicationCalls = (world: TestWorld, { token }: Person, id: string) => ({
  read: (): Answer<Application> => world.call('get', `/enrollments/${id}`, { token }),
  save: (version: number, form: ApplicationForm): Answer<{ version: number }> =>
    world.call('put', `/enrollments/${id}`, { token, body: { ...form, version, exhibitionBoards: [] } }),
  saveBoards: (version: number, boards: readonly Board[]): Answer<{ version: number }> =>
    world.call('put', `/enrollments/${id}/boards`, { token, body: { version, boards } }),
  boards: (): Answer<{ version: number; content: Board[] }> =>
    world.call('get', `/enrollments/${id}/boards`, { token }),
  progress: (currentPage: number, totalPages = 5): Answer<object> =>
    world.call('put', `/enrollments/${id}/progress`, { token, body: { currentPage, totalPages } }),
  submit: (version: number, proof: string): Answer<object> =>
    world.call('patch', `/enrollments/${id}/submit`, { token, body: { version, proof } }),
});

/** The whole form with a board for each booth. @returns the version to hand in */
export async function fillIn(
  world: TestWorld,
  person: Person,
  id: string,
  more: Partial<ApplicationForm> = {},
): Promise<number> {
  const { read, save, saveBoards } = applicationCalls(world, person, id);
  const form = { ...completeForm, ...more };
  const { version } = (await save((await read()).body.version, form)).body;
  const boards = Array.from({ length: form.boothsCount }, () => aBoard());
  return (await saveBoards(version, boards)).body.version;
}
