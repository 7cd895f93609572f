import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualSettings } from '#domain/activity/settings.ts';
import type { StoryPage } from '#contract/approval.ts';
import { type BusinessDate, plusMs } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { frozenDesign } from '#server/approval/tables.ts';
import { addNote, notesOf, openOf, sendNotes } from '#server/enrollment/review/notes.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { bulkJobs } from '#server/inbox/run-bulk.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { statusChange } from '#server/workflow/tables.ts';
import { addDesign, approvalOf, filesOf, makeCase, move, reply, replyToAll } from '#tests/support/approval.ts';
import { planDeed, readDeed, stepDeed, takeBackLast } from '#tests/support/deeds.ts';
import { openFund } from '#tests/support/enrollments.ts';
import { checkedUpload, makePdf, openFileWorld } from '#tests/support/files.ts';
import { outbox } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let rui: Person;
let mei: Person;
let week: string;
beforeAll(async () => {
  world = await openFileWorld();
});
beforeEach(async () => {
  ({ rui, mei, week } = await openFund(world));
});
afterAll(() => world.close());

const ok = { status: 200 };
const refused = (code: string) => ({ body: { code } });
const goneOn = () => world.clock.forward(60_000);

describe('an exhibitor who designs', () => {
  test('hands in a design, corrects what was returned, confirms the preview: a return at each stage, to the end', async () => {
    const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: true });
    expect(await approvalOf(world, ana, id)).toMatchObject({
      step: 6,
      turn: 'exhibitor',
      boardView: 'ownDesign',
      boardViews: ['boards', 'ownDesign'],
      offers: [{ move: 'submitDesign', missing: 'ATTACHMENT_REQUIRED' }],
    });

    for (const boardId of boards) await addDesign(world, ana, boardId, 'OWN_DESIGN');
    // A draft is its maker's.
    expect(await filesOf(world, chi, id)).toEqual([]);
    expect(await move(world, ana, id, 'submitDesign')).toMatchObject(ok);
    goneOn();
    expect(await outbox(world)).toContainEqual(expect.objectContaining({ kind: 'CASE_WANTED', to: chi.email }));

    const handedIn = await filesOf(world, chi, id);
    expect(handedIn).toHaveLength(2);
    expect(handedIn[0]).toMatchObject({ waitsFor: 'contractor', may: ['reply'] });
    const [first, second] = handedIn.map(({ file }) => file);
    if (!first || !second) throw new Error('two designs were handed in');
    const no = { party: 'contractor', word: 'not/pass', text: 'The text is too small.' } as const;
    expect(await reply(world, chi, { ...no, text: ' ' }, first)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'reply', problem: 'required' }] },
    });
    expect(await reply(world, chi, no, first)).toMatchObject(ok);
    expect(await move(world, chi, id, 'returnDesign')).toMatchObject(refused('ATTACHMENT_REJECT_OR_PROCESS'));
    expect(await reply(world, chi, { party: 'contractor', word: 'pass' }, second)).toMatchObject(ok);
    expect(await move(world, chi, id, 'passDesign')).toMatchObject(refused('ATTACHMENT_REJECT_OR_PROCESS'));
    expect(await move(world, chi, id, 'returnDesign', 'See the left panel.')).toMatchObject(ok);
    goneOn();

    expect(await approvalOf(world, ana, id)).toMatchObject({ turn: 'exhibitor', wanted: 'correctDesign' });
    expect(await move(world, ana, id, 'submitDesign')).toMatchObject(refused('ATTACHMENT_REJECT_OR_PROCESS'));
    await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN', 'larger.jpg', first.id);
    // Until it is handed over, the contractor sees what it judged.
    const judged = (await filesOf(world, chi, id)).find(({ file }) => file.id === first.id);
    expect(judged).toMatchObject({ file: { result: 'REJECT', newest: { filename: 'design.jpg' } } });
    expect(await move(world, ana, id, 'submitDesign')).toMatchObject(ok);
    const again = (await filesOf(world, chi, id)).find(({ file }) => file.id === first.id);
    expect(again?.versions).toMatchObject([
      { number: 2, replies: [] },
      { number: 1, replies: [{ result: 'REJECT', reply: 'The text is too small.', role: 'contractor' }] },
    ]);
    goneOn();

    await replyToAll(world, chi, id, { party: 'contractor', word: 'pass', group: 'OWN_DESIGN' });
    expect(await move(world, chi, id, 'passDesign')).toMatchObject(ok);
    goneOn();
    const preview = await addDesign(world, chi, boards[0] ?? '', 'DESIGN_PREVIEW', 'preview.jpg');
    expect(await filesOf(world, ana, id, '?creationDesignType=DESIGN_PREVIEW')).toEqual([]);
    expect(await move(world, chi, id, 'submitPreview')).toMatchObject(ok);
    goneOn();
    expect(
      await reply(world, ana, { party: 'exhibitor', word: 'not/pass', text: 'Wrong blue.' }, preview),
    ).toMatchObject(ok);
    expect(await move(world, ana, id, 'passPreview')).toMatchObject(refused('ATTACHMENT_REJECT_OR_PROCESS'));
    expect(await move(world, ana, id, 'returnPreview')).toMatchObject(ok);
    goneOn();
    await addDesign(world, chi, boards[0] ?? '', 'DESIGN_PREVIEW', 'bluer.jpg', preview.id);
    expect(await move(world, chi, id, 'submitPreview')).toMatchObject(ok);
    goneOn();
    await replyToAll(world, ana, id, { party: 'exhibitor', word: 'pass', group: 'DESIGN_PREVIEW' });
    expect(await move(world, ana, id, 'passPreview')).toMatchObject(ok);
    const [frozen] = (await approvalOf(world, ana, id)).frozen;
    expect(frozen).toMatchObject({ isIntact: true });
    expect(frozen?.files.map(({ filename }) => filename).toSorted()).toEqual(['bluer.jpg', 'design.jpg', 'larger.jpg']);
    goneOn();

    const cover = await addDesign(world, chi, id, 'WEBSITE_COVER', 'cover.jpg');
    expect(await move(world, chi, id, 'submitWebsite')).toMatchObject(ok);
    goneOn();
    // The exhibitor never hears of the website.
    expect(await approvalOf(world, ana, id)).toMatchObject({
      step: 12,
      turn: null,
      boardViews: ['boards', 'ownDesign', 'preview'],
    });
    expect(await filesOf(world, ana, id, '?creationDesignType=WEBSITE_COVER')).toEqual([]);
    expect(await reply(world, rui, { party: 'fund', word: 'not/pass', text: 'Too dark.' }, cover)).toMatchObject(ok);
    expect(await move(world, rui, id, 'returnWebsite')).toMatchObject(ok);
    expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
    expect(await approvalOf(world, rui, id)).toMatchObject({ status: 'CREATION_UPLOAD_WEBSITE_IMG' });
    expect(await move(world, rui, id, 'returnWebsite')).toMatchObject(ok);
    goneOn();
    await addDesign(world, chi, id, 'WEBSITE_COVER', 'brighter.jpg', cover.id);
    expect(await move(world, chi, id, 'submitWebsite')).toMatchObject(ok);
    goneOn();
    await replyToAll(world, rui, id, { party: 'fund', word: 'pass', group: 'WEBSITE_COVER' });
    expect(await move(world, rui, id, 'passWebsite')).toMatchObject(ok);
    expect(await move(world, rui, id, 'close')).toMatchObject(ok);
    const { story, offers } = await approvalOf(world, chi, id);
    expect(story.content.map(({ action }) => action).toReversed()).toEqual([
      'submitDesign',
      'returnDesign',
      'submitDesign',
      'passDesign',
      'submitPreview',
      'returnPreview',
      'submitPreview',
      'passPreview',
      'submitWebsite',
      'returnWebsite',
      'undo',
      'returnWebsite',
      'submitWebsite',
      'passWebsite',
      'close',
    ]);
    expect(offers).toEqual([]);
  });

  test('asks to change what was handed in, is let, and may think better of it', async () => {
    const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: true, status: 'EXHIBITION_DESIGN' });
    // Science week begins in December: two weeks before, the panels are printed.
    expect(await move(world, ana, id, 'askChange', 'A new logo.')).toMatchObject(refused('CHANGES_ARE_OVER'));
    world.clock.set('2026-11-01T02:00:00.000Z' as never);
    expect(await move(world, ana, id, 'askChange')).toMatchObject(refused('PARAMS_ERROR'));
    expect(await move(world, ana, id, 'askChange', 'A new logo.')).toMatchObject(ok);
    expect(await move(world, rui, id, 'refuseChange')).toMatchObject(refused('PARAMS_ERROR'));
    expect(await move(world, rui, id, 'refuseChange', 'The printer has begun.')).toMatchObject(ok);
    expect(await approvalOf(world, ana, id)).toMatchObject({ status: 'EXHIBITION_DESIGN' });
    // Taken back it waits as before, and is decided anew.
    expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
    expect(await approvalOf(world, rui, id)).toMatchObject({ status: 'EXHIBITOR_CHANGE' });
    expect(await move(world, rui, id, 'refuseChange', 'The printer has begun.')).toMatchObject(ok);
    expect(await approvalOf(world, ana, id)).toMatchObject({ status: 'EXHIBITION_DESIGN' });
    expect(await move(world, ana, id, 'askChange', 'Please.')).toMatchObject(ok);
    expect(await move(world, rui, id, 'allowChange')).toMatchObject(ok);
    expect(await approvalOf(world, ana, id)).toMatchObject({ turn: 'exhibitor', wanted: 'changeDesign' });
    expect(await move(world, ana, id, 'submitChangedDesign')).toMatchObject(refused('ATTACHMENT_REQUIRED'));
    for (const boardId of boards) await addDesign(world, ana, boardId, 'OWN_DESIGN');
    expect(await move(world, ana, id, 'submitChangedDesign')).toMatchObject(ok);
    expect(await approvalOf(world, chi, id)).toMatchObject({ status: 'EXHIBITOR_CHANGE_DESIGN', turn: 'contractor' });
  });
});

test('changes are asked for until the day that staff set, and no longer', async () => {
  const { ana, id } = await makeCase(world, week, { selfDesigned: true, status: 'EXHIBITION_DESIGN' });
  const printDeadline = '2026-11-20' as BusinessDate;
  await world.db.orm
    .update(activity)
    .set({ settings: { ...usualSettings, printDeadline } })
    .where(eq(activity.id, week));
  expect(await approvalOf(world, ana, id)).toMatchObject({ changesUntil: printDeadline });
  expect(await move(world, ana, id, 'askChange', 'A new logo.')).toMatchObject(ok);
  world.clock.set('2026-11-20T16:00:00.000Z' as never);
  const { ana: later, id: other } = await makeCase(world, week, { selfDesigned: true, status: 'EXHIBITION_DESIGN' });
  expect(await move(world, later, other, 'askChange', 'A new logo.')).toMatchObject(refused('CHANGES_ARE_OVER'));
});

describe('a contractor who designs', () => {
  test('returns boards with notes, designs, is returned once, and is confirmed', async () => {
    const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: false });
    const { mayNote, offers } = await approvalOf(world, chi, id);
    expect(mayNote).toBe(true);
    expect(offers.find((offer) => offer.move === 'returnBoards')).toMatchObject({ missing: 'NOTHING_TO_RETURN' });
    const target = `board.${boards[0]}.exhibitContentTc`;
    const call = { token: chi.token, body: { target, text: 'Which robot?' } };
    expect(await world.call('post', `/enrollments/${id}/notes`, call)).toMatchObject(ok);
    // A draft is the contractor's own.
    expect((await approvalOf(world, ana, id)).notes).toEqual([]);
    expect(await move(world, chi, id, 'returnBoards')).toMatchObject(ok);
    goneOn();

    const { notes, mayAnswer } = await approvalOf(world, ana, id);
    expect(mayAnswer).toBe(true);
    expect(notes).toMatchObject([{ target, text: 'Which robot?', answer: '' }]);
    expect(await move(world, ana, id, 'submitBoards')).toMatchObject(refused('PARAMS_ERROR'));
    const correct = (who: Person, from: string, text: string) =>
      world.call('patch', `/enrollments/${id}/boards/${boards[0]}`, {
        token: who.token,
        body: { field: 'exhibitContentTc', from, text },
      });
    expect(await correct(ana, '機械人', ' ')).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } });
    expect(await correct(chi, '機械人', '會走的機械人')).toMatchObject({ status: 403 });
    expect(await correct(ana, '機械人', '會走的機械人')).toMatchObject(ok);
    // A colleague who began from the text before does not overwrite it.
    expect(await correct(ana, '機械人', '會飛的機械人')).toMatchObject(refused('STATUS_ERROR'));
    expect((await approvalOf(world, chi, id)).boards[0]).toMatchObject({ exhibitContentTc: '會走的機械人' });
    const answer = { token: ana.token, body: { answer: 'The one that walks.' } };
    expect(await world.call('put', `/notes/${notes[0]?.id}/answer`, answer)).toMatchObject(ok);
    expect(await move(world, ana, id, 'submitBoards')).toMatchObject(ok);
    expect(await correct(ana, '會走的機械人', '機械人')).toMatchObject(refused('STATUS_ERROR'));
    const again = await approvalOf(world, chi, id);
    expect(again.notes).toMatchObject([{ answer: 'The one that walks.' }]);
    expect(again.changes).toEqual([{ target, before: '機械人' }]);
    expect(again.changedSince).not.toBeNull();
    expect(await approvalOf(world, ana, id)).toMatchObject({ changedSince: null, changes: [] });
    goneOn();
    expect(await move(world, chi, id, 'passBoards')).toMatchObject(ok);

    expect(await move(world, chi, id, 'submitBoardDesign')).toMatchObject(refused('ATTACHMENT_REQUIRED'));
    const [design, other] = [
      await addDesign(world, chi, boards[0] ?? '', 'BOARD_DESIGN_SAMPLE'),
      await addDesign(world, chi, boards[1] ?? '', 'BOARD_DESIGN_SAMPLE'),
    ];
    expect(
      await world.call('patch', '/contractor/submit', { token: chi.token, body: { enrollmentId: id } }),
    ).toMatchObject(ok);
    goneOn();
    await replyToAll(world, ana, id, { party: 'exhibitor', word: 'not/applicable', group: 'BOARD_DESIGN_SAMPLE' });
    expect(
      await world.call('patch', '/exhibitor/confirm', { token: ana.token, body: { enrollmentId: id } }),
    ).toMatchObject(refused('ATTACHMENT_REQUIRED'));
    const lift = { attachmentId: design?.id, versionId: design?.newest.id, reply: 'Marked by mistake.' };
    const mayLift = async (who: Person) =>
      (await filesOf(world, who, id, '?creationDesignType=BOARD_DESIGN_SAMPLE')).map((file) => file.mayLift);
    expect([await mayLift(mei), await mayLift(ana), await mayLift(chi)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(await world.call('patch', '/fund/reply/lift', { token: mei.token, body: lift })).toMatchObject(ok);
    expect(await mayLift(mei)).toEqual([false, true]);
    await replyToAll(world, ana, id, { party: 'exhibitor', word: 'pass', group: 'BOARD_DESIGN_SAMPLE' });
    expect(
      await world.call('patch', '/exhibitor/confirm', { token: ana.token, body: { enrollmentId: id } }),
    ).toMatchObject(ok);
    // Nobody works on the design any more: what is lifted now would wait for ever.
    expect(await mayLift(mei)).toEqual([false, false]);
    const tooLate = { attachmentId: other?.id, versionId: other?.newest.id, reply: 'Marked by mistake.' };
    expect(await world.call('patch', '/fund/reply/lift', { token: mei.token, body: tooLate })).toMatchObject(
      refused('STATUS_ERROR'),
    );
    expect(await approvalOf(world, ana, id)).toMatchObject({ status: 'EXHIBITION_DESIGN_PASS', step: 12 });
  });
});

test('a draft that was not handed over is opened by nobody but its maker, also where an older one was judged', async () => {
  const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: true, booths: 1 });
  const first = await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN');
  await move(world, ana, id, 'submitDesign');
  await reply(world, chi, { party: 'contractor', word: 'not/pass', text: 'Too dark.' }, first);
  await move(world, chi, id, 'returnDesign');
  goneOn();
  const draft = await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN', 'draft.jpg', first.id);
  const open = (who: Person, version?: string) =>
    world.call<{ url: string }>('post', `/files/${first.id}/link`, {
      token: who.token,
      body: version ? { version } : {},
    });
  const nameOf = async (url: string) => (await world.app.inject({ method: 'GET', url })).headers['content-disposition'];
  expect(await nameOf((await open(chi)).body.url)).toContain('design.jpg');
  expect(await open(chi, draft.newest.id)).toMatchObject({ status: 404 });
  expect(await nameOf((await open(ana)).body.url)).toContain('draft.jpg');
  const field = `/files/BOARD/${boards[0]}/OWN_DESIGN`;
  expect(await world.call('get', field, { token: chi.token })).toMatchObject({
    body: { files: [{ newest: { filename: 'design.jpg' } }] },
  });
  await move(world, ana, id, 'submitDesign');
  expect(await nameOf((await open(chi)).body.url)).toContain('draft.jpg');
  expect(await nameOf((await open(chi, first.newest.id)).body.url)).toContain('design.jpg');
});

test('any version that was handed over is shown as a picture, and each page of a PDF, to whoever may see it', async () => {
  const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: true, booths: 1 });
  const first = await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN');
  const booklet = await checkedUpload(world, ana.token, boards[0] ?? '', 'OWN_DESIGN', {
    ownerKind: 'BOARD',
    filename: 'booklet.ai',
    bytes: makePdf(2),
  });
  await move(world, ana, id, 'submitDesign');
  await reply(world, chi, { party: 'contractor', word: 'not/pass', text: 'Too dark.' }, first);
  await reply(world, chi, { party: 'contractor', word: 'pass' }, booklet);
  await move(world, chi, id, 'returnDesign');
  goneOn();
  const draft = await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN', 'draft.jpg', first.id);
  const picture = async (who: Person, { id: file }: { id: string }, version: string, page = 1) => {
    const path = `/files/${file}/versions/${version}/picture?page=${page}`;
    return (await world.call('get', path, { token: who.token })).status;
  };
  expect(await picture(chi, first, first.newest.id)).toBe(200);
  expect(await picture(chi, first, draft.newest.id)).toBe(404);
  expect(await picture(ana, first, draft.newest.id)).toBe(200);
  expect(await picture(ana, first, first.newest.id)).toBe(200);
  expect(await picture(chi, booklet, booklet.newest.id, 2)).toBe(200);
  expect(await picture(chi, booklet, booklet.newest.id, 3)).toBe(404);
  expect(await picture(chi, first, first.newest.id, 2)).toBe(404);
  const dong = await makePerson(world, { name: 'Dong Li', orgType: 'CONTRACTOR', activities: [week] });
  expect(await picture(dong, first, first.newest.id)).toBe(404);
});

describe('remarks on a spot', () => {
  test('keep their own side from passing the file until they are closed, and are not anybody else’s', async () => {
    const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: true, booths: 1 });
    const design = await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN');
    const spot = { versionId: design.newest.id, x: 0.5, y: 0.25, text: 'Move this up.' };
    const path = `/files/${design.id}/pins`;
    expect(await world.call('post', path, { token: chi.token, body: spot })).toMatchObject({ status: 404 });
    await move(world, ana, id, 'submitDesign');
    expect(await world.call('post', path, { token: ana.token, body: spot })).toMatchObject(refused('STATUS_ERROR'));
    const { body: pin } = await world.call<{ id: string }>('post', path, { token: chi.token, body: spot });
    const pass = { party: 'contractor', word: 'pass' } as const;
    expect(await reply(world, chi, pass, design)).toMatchObject(refused('PIN_IS_OPEN'));
    const close = { body: { isClosed: true } };
    expect(await world.call('patch', `/pins/${pin.id}`, { token: ana.token, ...close })).toMatchObject({ status: 404 });
    expect(await world.call('patch', `/pins/${pin.id}`, { token: chi.token, ...close })).toMatchObject(ok);
    expect(await reply(world, chi, pass, design)).toMatchObject(ok);
    const [shown] = await filesOf(world, ana, id);
    expect(shown?.versions[0]?.pins).toMatchObject([{ text: 'Move this up.', isOwn: false }]);
  });
});

describe('nobody else', () => {
  test('sees, judges or moves an application', async () => {
    const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: true, booths: 1 });
    const design = await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN');
    await move(world, ana, id, 'submitDesign');
    const bento = await makePerson(world, { name: 'Bento Dias', orgType: 'EXHIBITOR', activities: [week] });
    const dong = await makePerson(world, { name: 'Dong Li', orgType: 'CONTRACTOR', activities: [week] });
    for (const { token } of [bento, dong]) {
      expect(await world.call('get', `/enrollments/${id}/approval`, { token })).toMatchObject({ status: 404 });
      expect(await world.call('get', `/enrollments/${id}/approval-files`, { token })).toMatchObject({ status: 404 });
      const body = { version: 1, move: 'passDesign' };
      expect(await world.call('post', `/enrollments/${id}/moves`, { token, body })).toMatchObject({ status: 404 });
      expect(await world.call('post', `/files/${design.id}/link`, { token, body: {} })).toMatchObject({ status: 404 });
    }
    const pass = { party: 'contractor', word: 'pass' } as const;
    expect(await reply(world, dong, pass, design)).toMatchObject({ status: 404 });
    expect(await reply(world, ana, pass, design)).toMatchObject({ status: 403 });
    expect(await reply(world, ana, { party: 'exhibitor', word: 'pass' }, design)).toMatchObject(
      refused('STATUS_ERROR'),
    );
    expect(await move(world, ana, id, 'passDesign')).toMatchObject({ status: 403 });
    expect(await move(world, rui, id, 'passDesign')).toMatchObject({ status: 403 });
    // The judge may not add, the maker may not add any more.
    expect(await world.call('delete', `/files/${design.id}`, { token: chi.token })).toMatchObject({ status: 403 });
    expect(await world.call('delete', `/files/${design.id}`, { token: ana.token })).toMatchObject({ status: 403 });
  });

  test('of two colleagues the second is told that it has moved on', async () => {
    const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: true, booths: 1 });
    await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN');
    await move(world, ana, id, 'submitDesign');
    const [{ file }] = (await filesOf(world, chi, id)) as [Awaited<ReturnType<typeof filesOf>>[number]];
    await reply(world, chi, { party: 'contractor', word: 'pass' }, file);
    const { version } = await approvalOf(world, chi, id);
    const body = { version, move: 'passDesign' };
    const answers = await Promise.all(
      [1, 2].map(() => world.call('post', `/enrollments/${id}/moves`, { token: chi.token, body })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  test('a frozen design that was changed afterwards is not called intact', async () => {
    const { ana, id, boards } = await makeCase(world, week, {
      selfDesigned: false,
      status: 'CONTRACTOR_CONFIRM',
      booths: 1,
    });
    const [chiUnit] = await world.db.orm.select().from(enrollment).where(eq(enrollment.id, id));
    const chi = await makePerson(world, {
      name: 'Chi Lam',
      orgType: 'CONTRACTOR',
      activities: [week],
      unitId: chiUnit?.contractorUnitId ?? null,
    });
    await addDesign(world, chi, boards[0] ?? '', 'BOARD_DESIGN_SAMPLE');
    await move(world, chi, id, 'submitBoardDesign');
    await replyToAll(world, ana, id, { party: 'exhibitor', word: 'pass', group: 'BOARD_DESIGN_SAMPLE' });
    await move(world, ana, id, 'passBoardDesign');
    const [frozen] = (await approvalOf(world, ana, id)).frozen;
    expect(frozen).toMatchObject({ isIntact: true });
    await world.db.orm
      .update(frozenDesign)
      .set({ files: [] })
      .where(eq(frozenDesign.id, frozen?.id ?? ''));
    expect((await approvalOf(world, ana, id)).frozen).toMatchObject([{ isIntact: false }]);
  });
});

test('what somebody noted in two roles goes out together with one return', async () => {
  const { ana, id } = await makeCase(world, week, { selfDesigned: false, status: '{p}RETURN' });
  const { accountId } = ana;
  for (const role of ['contractor', 'fund']) {
    await addNote(world, world.db, { enrollmentId: id, target: 'exhibitor.nameEn', text: role, accountId, role });
  }
  await sendNotes(world, world.db, id, ['contractor', 'fund']);
  expect(openOf(await notesOf(world.db, id)).map(({ text }) => text)).toEqual(['contractor', 'fund']);
});

test('pictures that were all accepted pass many at once, cases are closed, and both are taken back', async () => {
  const { chi, id } = await makeCase(world, week, { selfDesigned: true, status: 'DESIGN_PREVIEW_PASS' });
  const other = await makeCase(world, week, { selfDesigned: true, status: 'CREATION_UPLOAD_WEBSITE_IMG' });
  await addDesign(world, chi, id, 'WEBSITE_COVER', 'cover.jpg');
  expect(await move(world, chi, id, 'submitWebsite')).toMatchObject(ok);
  await replyToAll(world, rui, id, { party: 'fund', word: 'pass', group: 'WEBSITE_COVER' });
  const statusOf = async () => (await approvalOf(world, rui, id)).status;
  const begin = async (name: 'passWebsite' | 'close') => {
    const wish = { workflow: 'ENROLLMENT', move: name, choice: { ids: [id, other.id] } } as const;
    const { body } = await planDeed(world, rui, wish);
    await stepDeed(world, rui, body.id, 'confirm');
    await runDueJobs(world, bulkJobs);
    return body.id;
  };
  const passed = await begin('passWebsite');
  const items = (await readDeed(world, rui, passed)).content.map(({ caseId, refusal }) => [caseId, refusal]);
  // Of the other nobody has looked at any picture.
  expect(Object.fromEntries(items)).toEqual({ [id]: null, [other.id]: 'ATTACHMENT_REQUIRED' });
  expect(await statusOf()).toBe('FUND_WEBSITE_IMG_PASS');
  await stepDeed(world, rui, await begin('close'), 'undo');
  await runDueJobs(world, bulkJobs);
  expect(await statusOf()).toBe('FUND_WEBSITE_IMG_PASS');
  await stepDeed(world, rui, passed, 'undo');
  await runDueJobs(world, bulkJobs);
  // Something happened to it since.
  expect(await statusOf()).toBe('FUND_WEBSITE_IMG_PASS');
  expect((await readDeed(world, rui, passed)).content.map(({ state }) => state).toSorted()).toEqual([
    'KEPT',
    'REFUSED',
  ]);
});

test('a long story opens with its newest lines; each page of older ones goes on where the last one ended', async () => {
  const { ana, chi, id } = await makeCase(world, week, { selfDesigned: true });
  const now = world.clock.now();
  // Three at each moment: a page may end among them.
  const added = Array.from({ length: 150 }, (_, at) => ({
    caseType: 'enrollment',
    caseId: id,
    fromStatus: 'DESIGN_RETURN',
    action: at % 10 === 9 ? 'submitWebsite' : 'submitDesign',
    toStatus: at % 10 === 9 ? 'CREATION_UPLOAD_WEBSITE_IMG' : 'EXHIBITION_DESIGN',
    accountId: at === 1 ? null : ana.accountId,
    role: 'exhibitor',
    reason: `line ${at}`,
    version: at + 2,
    at: plusMs(now, Math.floor(at / 3) - 150),
  }));
  await world.db.orm.insert(statusChange).values(added);
  const read = async (who: Person): Promise<StoryPage['content']> => {
    const { story } = await approvalOf(world, who, id);
    const lines = [...story.content];
    for (let { next } = story; next;) {
      const path = `/enrollments/${id}/story?before=${next}`;
      const { status, body } = await world.call<StoryPage>('get', path, { token: who.token });
      expect(status).toBe(200);
      lines.push(...body.content);
      ({ next } = body);
    }
    return lines;
  };
  expect((await approvalOf(world, chi, id)).story.content).toHaveLength(20);
  const lines = (await read(chi)).filter(({ reason }) => reason.startsWith('line'));
  expect(new Set(lines.map(({ reason }) => reason)).size).toBe(150);
  expect(lines).toHaveLength(150);
  expect(lines.map(({ at }) => at)).toEqual(
    lines
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(lines.filter(({ by }) => by === null)).toHaveLength(1);
  // The exhibitor never hears of the website.
  const told = (await read(ana)).filter(({ reason }) => reason.startsWith('line'));
  expect(told).toHaveLength(135);

  const stranger = await makePerson(world, { orgType: 'EXHIBITOR' });
  const path = `/enrollments/${id}/story?before=${lines[0]?.id}`;
  expect(await world.call('get', path, { token: stranger.token })).toMatchObject(refused('ENROLLMENT_NOT_FOUND'));
  const remark = { token: stranger.token, body: { target: 'board', text: 'Which robot?' } };
  expect(await world.call('post', `/enrollments/${id}/notes`, remark)).toMatchObject(refused('ENROLLMENT_NOT_FOUND'));
});
