import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { encode } from 'uqr';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import type { FileItem } from '#contract/file.ts';
import type { EnrollmentRecord } from '#contract/enrollment/enrollment.ts';
import { account } from '#server/account/tables.ts';
import { activity } from '#server/activity/tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { aBoard, applicationCalls, completeForm, fillIn } from '#tests/support/applications.ts';
import { filesOf, reply } from '#tests/support/approval.ts';
import { makeActivity, makeEnrollment, openFund } from '#tests/support/enrollments.ts';
import { checkedUpload, openFileWorld, photo, upload } from '#tests/support/files.ts';
import { makeFilm } from '#tests/support/mp4.ts';
import { outbox } from '#tests/support/participants.ts';
import { makePerson, makeUnit, type Person } from '#tests/support/people.ts';
import { passPicture } from '#tests/support/verification.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let week: string;
let mei: Person;
/** Exhibits; her colleague stands for the same unit. */
let kaMan: Person;
let colleague: Person;
let id: string;
beforeAll(async () => {
  world = await openFileWorld();
  await seedReferenceOnce(world);
});
beforeEach(async () => {
  ({ week, mei } = await openFund(world));
  const unitId = await makeUnit(world, 'Lotus Robots');
  const exhibits = { orgType: 'EXHIBITOR', unitId, activities: [week] } as const;
  kaMan = await makePerson(world, { name: 'Wong Ka Man', ...exhibits });
  colleague = await makePerson(world, { name: 'Mak Hoi Ian', ...exhibits });
  id = await makeEnrollment(world, week, kaMan, { status: 'APPLY_PENDING', boothsCount: 0 });
});
afterAll(() => world.close());

const calls = (who = kaMan) => applicationCalls(world, who, id);
const record = async (): Promise<EnrollmentRecord | undefined> =>
  (
    await world.call<{ content: EnrollmentRecord[] }>('post', '/enrollments/search', {
      token: kaMan.token,
      body: { activityId: week },
    })
  ).body.content[0];

test('what is filled in so far is kept, complete or not, and a colleague goes on with it', async () => {
  const { body: empty } = await calls().read();
  expect(empty).toMatchObject({ isNew: true, mayEdit: true, status: 'APPLY_PENDING', currentPage: 1 });
  const half = {
    ...completeForm,
    exhibitor: { ...completeForm.exhibitor, nameTc: '蓮', contactEmail: 'half@' },
    keyProductSummaryTc: '長'.repeat(501),
  };
  expect((await calls().save(empty.version, half)).status).toBe(200);
  expect((await calls().progress(3)).status).toBe(200);
  const { body } = await calls(colleague).read();
  expect(body).toMatchObject({
    isNew: false,
    currentPage: 3,
    exhibitor: { nameTc: '蓮', contactEmail: 'half@', type: { id: 2, code: '002' } },
    keyProductSummaryTc: half.keyProductSummaryTc,
    boothsAreaCategory: { id: 4, code: '04' },
  });
});

test('a form that is open on two devices overwrites nothing: the later save is refused', async () => {
  const { version } = (await calls().read()).body;
  expect((await calls(colleague).save(version, completeForm)).status).toBe(200);
  expect(await calls().save(version, { ...completeForm, boothsCount: 9 })).toMatchObject({
    status: 409,
    body: { code: 'STATUS_ERROR' },
  });
  expect((await calls().read()).body.boothsCount).toBe(1);
  expect(await calls().saveBoards(version, [aBoard()])).toMatchObject({ body: { code: 'STATUS_ERROR' } });
});

test('boards keep their order, go when they are left out, and at most five come at once', async () => {
  const six = Array.from({ length: 6 }, (_, at) => aBoard({ exhibitContentTc: `展品 ${at}` }));
  const { version } = (await calls().read()).body;
  expect(await calls().saveBoards(version, six)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'boards', problem: 'tooMany', params: { limit: 5 } }] },
  });
  const first = await calls().saveBoards(version, six.slice(0, 5));
  const turned = six.toReversed();
  const second = await calls().saveBoards(first.body.version, turned);
  expect((await calls().boards()).body).toEqual({ version: second.body.version, content: turned });
  const third = await calls().saveBoards(second.body.version, turned.slice(2));
  expect((await calls().read()).body).toMatchObject({ version: third.body.version, exhibitionBoards: turned.slice(2) });
});

test('a board of another application is not found', async () => {
  const other = await makePerson(world, { name: 'Bento Dias', orgType: 'EXHIBITOR', activities: [week] });
  const otherId = await makeEnrollment(world, week, other, { status: 'APPLY_PENDING' });
  const [theirs] = [aBoard()];
  await applicationCalls(world, other, otherId).saveBoards(1, [theirs]);
  expect(await calls().saveBoards(1, [{ ...theirs, exhibitContentTc: 'mine' }])).toMatchObject({
    status: 404,
    body: { code: 'EXHIBITION_BOARD_NOT_FOUND' },
  });
});

test('what is on no list of the activity cannot be chosen', async () => {
  const { exhibitor, mif } = completeForm;
  expect(await calls().save(1, { ...completeForm, exhibitor: { ...exhibitor, typeId: 4711 } })).toMatchObject({
    status: 404,
    body: { code: 'EXHIBITOR_TYPE_NOT_FOUND' },
  });
  for (const wrong of [{ boothsAreaCategoryId: 4711 }, { mif: { ...mif, scopes: [4711] } }]) {
    expect(await calls().save(1, { ...completeForm, ...wrong })).toMatchObject({
      status: 404,
      body: { code: 'CODE_ENTITY_NOT_FOUND' },
    });
  }
});

test('a stranger finds nothing, and whoever may only read changes nothing', async () => {
  const stranger = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR', activities: [week] });
  const builder = await makePerson(world, { name: 'Ho Builder', orgType: 'CONTRACTOR' });
  for (const one of [stranger, builder]) {
    expect(await calls(one).read()).toMatchObject({ status: 404, body: { code: 'ENROLLMENT_NOT_FOUND' } });
    expect(await calls(one).save(1, completeForm)).toMatchObject({ body: { code: 'ENROLLMENT_NOT_FOUND' } });
    expect(await calls(one).submit(1, 'x')).toMatchObject({ body: { code: 'ENROLLMENT_NOT_FOUND' } });
  }
  await world.db.orm.update(enrollment).set({ contractorUnitId: builder.unitId }).where(eq(enrollment.id, id));
  for (const one of [builder, mei]) {
    expect((await calls(one).read()).body).toMatchObject({ id, mayEdit: false });
    expect(await calls(one).save(1, completeForm)).toMatchObject({ body: { code: 'NO_PERMISSION' } });
    expect(await calls(one).progress(2)).toMatchObject({ body: { code: 'NO_PERMISSION' } });
  }
});

test('it is handed in once, however often it is pressed, and the unit is told', async () => {
  const version = await fillIn(world, kaMan, id);
  const proof = await passPicture(world);
  const twice = await Promise.all([calls().submit(version, proof), calls().submit(version, proof)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await calls().submit(version, proof)).status).toBe(200);
  expect(await record()).toMatchObject({ status: 'APPLY_SUBMITED', value: 1, version: version + 1, boothsCount: 1 });
  const history = await world.db.query("select 1 from status_change where case_id = $1 and action = 'submit'", [id]);
  expect(history).toHaveLength(1);
  const told = (await outbox(world)).filter(({ kind, to }) => kind === 'ENROLLMENT_RECEIVED' && to === kaMan.email);
  expect(told).toHaveLength(1);
  expect(await calls().save(version + 1, completeForm)).toMatchObject({ body: { code: 'STATUS_ERROR' } });
});

test('what is missing is told field by field, and the captcha is not used up', async () => {
  const version = await fillIn(world, kaMan, id, { boothsCount: 2, keyProductSummaryTc: ' ', selfDesigned: null });
  const { boards, saveBoards, submit, save } = calls();
  const [first] = (await boards()).body.content;
  if (!first) throw new Error('no board');
  const one = await saveBoards(version, [{ ...first, exhibitContentTc: '' }]);
  const proof = await passPicture(world);
  const refused = await submit(one.body.version, proof);
  expect(refused).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
  expect(refused.body.fields).toEqual([
    { path: 'selfDesigned', problem: 'required' },
    { path: 'keyProductSummaryTc', problem: 'required' },
    { path: 'exhibitionBoards', problem: 'tooFew', params: { limit: 2 } },
    { path: 'exhibitionBoards.0.exhibitContentTc', problem: 'required' },
  ]);
  const saved = await save(one.body.version, completeForm);
  const boarded = await saveBoards(saved.body.version, [first]);
  expect((await submit(boarded.body.version, proof)).status).toBe(200);
});

test('a company shows its licence, has two booths at most, and chooses among what is open to its type', async () => {
  const { exhibitor } = completeForm;
  const version = await fillIn(world, kaMan, id, {
    exhibitor: { ...exhibitor, typeId: 1, licenceIssueDate: '2026-08-19' as never },
    boothsAreaCategoryId: 2,
    boothsCount: 3,
  });
  const proof = await passPicture(world);
  const { body } = await calls().submit(version, proof);
  expect(body.fields).toEqual([
    { path: 'exhibitor.licenceIssueDate', problem: 'outsideWindow' },
    { path: 'filesCertificate', problem: 'required' },
    { path: 'boothsAreaCategoryId', problem: 'notAllowed' },
    { path: 'boothsCount', problem: 'tooLarge', params: { limit: 2 } },
  ]);
});

test('a picture of a QR code that nobody can read is not handed in, and another in its place is', async () => {
  const version = await fillIn(world, kaMan, id);
  const sent = { ownerKind: 'ENROLLMENT' as const, filename: 'code.jpg', bytes: await photo(400, 400) };
  const { id: fileId } = await checkedUpload(world, kaMan.token, id, 'QR_CODE', sent);
  const refused = await calls().submit(version, await passPicture(world));
  expect(refused).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
  expect(refused.body.fields).toEqual([{ path: 'companyQrCodeList', problem: 'unreadable' }]);

  const { data, size } = encode('https://lotus.example', { border: 4 });
  const bytes = await sharp(Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255))), {
    raw: { width: size, height: size, channels: 1 },
  })
    .resize(size * 8, size * 8, { kernel: 'nearest' })
    .png()
    .toBuffer();
  await checkedUpload(world, kaMan.token, id, 'QR_CODE', { ...sent, filename: 'code.png', bytes, replaces: fileId });
  expect((await calls().submit(version, await passPicture(world))).status).toBe(200);
});

test('an older licence does where its exhibitor says why, and the fund reads that; one from the future never', async () => {
  const old = { ...completeForm.exhibitor, typeId: 1, licenceIssueDate: '2026-08-19' as never };
  const problems = async (exhibitor: typeof old) => {
    const version = (await calls().save((await calls().read()).body.version, { ...completeForm, exhibitor })).body
      .version;
    return ((await calls().submit(version, await passPicture(world))).body.fields ?? []).map(({ path }) => path);
  };
  const licenceReason = 'The registry is closed until December.';
  expect(await problems(old)).toContain('exhibitor.licenceIssueDate');
  expect(await problems({ ...old, licenceReason: ' ' })).toContain('exhibitor.licenceIssueDate');
  expect(await problems({ ...old, licenceReason, licenceIssueDate: '2027-01-01' as never })).toContain(
    'exhibitor.licenceIssueDate',
  );
  expect(await problems({ ...old, licenceReason })).not.toContain('exhibitor.licenceIssueDate');
  const { body } = await world.call<DeskEnrollment>('get', `/admin/enrollments/${id}`, { token: mei.token });
  expect(body.licence).toEqual({ issueDate: '2026-08-19', isCurrent: false, reason: licenceReason });
});

test('not without a captcha, from an older version, or once the registration has closed', async () => {
  const version = await fillIn(world, kaMan, id);
  expect(await calls().submit(version, 'nothing')).toMatchObject({ status: 422, body: { code: 'CAPTCHA_NOT_FOUND' } });
  const proof = await passPicture(world);
  expect(await calls().submit(version - 1, proof)).toMatchObject({ body: { code: 'STATUS_ERROR' } });
  await world.db.orm
    .update(activity)
    .set({ enrollEndDate: '2026-11-19' as never })
    .where(eq(activity.id, week));
  expect(await calls().submit(version, proof)).toMatchObject({ status: 409, body: { code: 'DATE_CANNOT_ENROLL' } });
  expect((await record())?.status).toBe('APPLY_PENDING');
});

test('last year’s application is proposed without what belonged to its occasion, and its old licence is marked', async () => {
  const exhibitor = { ...completeForm.exhibitor, typeId: 1, licenceIssueDate: '2026-01-02' as never };
  const lastYear = await makeActivity(world, 'STWEEK', 'Last year');
  const before = await makeEnrollment(world, lastYear, kaMan, { status: 'APPLY_PENDING' });
  await fillIn(world, kaMan, before, { exhibitor });
  await world.db.orm.update(account).set({ mobile: '+8613800138000' }).where(eq(account.id, kaMan.accountId));
  const numberAbroad = { countryCode: '86', contactMobile: '13800138000' };
  const { body } = await world.call<object>('get', `/enrollments/${id}/proposal`, { token: kaMan.token });
  expect(body).toMatchObject({
    unit: { nameEn: "Lotus Robots's unit", contactPerson: 'Wong Ka Man', contactEmail: kaMan.email, ...numberAbroad },
    earlier: {
      activity: { nameEn: 'Last year' },
      form: {
        exhibitor: { nameTc: exhibitor.nameTc, typeId: 1, licenceIssueDate: null },
        boothsAreaCategoryId: null,
        keyProductSummaryTc: completeForm.keyProductSummaryTc,
      },
      boards: [{ exhibitContentTc: '茶藝機械人' }],
      licenceHasExpired: true,
    },
  });
});

test('an application carries its files, each list by its name; whoever only reads sees what has been checked', async () => {
  const [mine] = [aBoard()];
  await calls().saveBoards((await calls().read()).body.version, [mine]);
  const bytes = await photo();
  for (const [group, filename] of [
    ['KEY_PRODUCT', 'robot.jpg'],
    ['QR_CODE', 'code.jpg'],
    ['CERTIFICATE', 'licence.jpg'],
  ] as const) {
    await checkedUpload(world, kaMan.token, id, group, { ownerKind: 'ENROLLMENT', filename, bytes });
  }
  await upload(world, kaMan.token, mine.id, 'BOARD', { ownerKind: 'BOARD', filename: 'wall.jpg', bytes });
  const names = (files: readonly FileItem[]) => files.map(({ newest }) => newest.filename);
  const { body } = await calls().read();
  expect(names(body.keyProductFiles)).toEqual(['robot.jpg']);
  expect(names(body.companyQrCodeList)).toEqual(['code.jpg']);
  expect(names(body.filesCertificate)).toEqual(['licence.jpg']);
  expect(body.companyLogoList).toEqual([]);
  expect(names(body.exhibitionBoards[0]?.fileBoard ?? [])).toEqual(['wall.jpg']);
  const { body: asRead } = await calls(mei).read();
  expect(names(asRead.keyProductFiles)).toEqual(['robot.jpg']);
  expect(asRead.exhibitionBoards[0]?.fileBoard).toEqual([]);
});

test('the film of a pavilion is large enough, its exhibitor says that it has subtitles, and the fund sees that it does', async () => {
  const version = await fillIn(world, kaMan, id);
  const film = (more: object = {}) => ({
    ownerKind: 'ENROLLMENT' as const,
    filename: 'pavilion.mp4',
    bytes: makeFilm({ seconds: 9, ...more }),
  });
  const small = await checkedUpload(world, kaMan.token, id, 'PAVILION_VIDEO', film({ width: 1280, height: 720 }));
  expect(small.newest).toMatchObject({ state: 'REFUSED', refusal: { problem: 'PICTURE_TOO_SMALL' } });
  await checkedUpload(world, kaMan.token, id, 'PAVILION_VIDEO', { ...film(), replaces: small.id });

  const undeclared = await calls().submit(version, await passPicture(world));
  expect(undeclared.body.fields).toEqual([{ path: 'pavilionSubtitled', problem: 'required' }]);
  const declared = { ...completeForm, pavilionSubtitled: true };
  const saved = await calls().save(version, declared);
  expect((await calls().submit(saved.body.version, await passPicture(world))).status).toBe(200);

  const asSeenBy = (who: Person) => filesOf(world, who, id, '?creationDesignType=PAVILION_VIDEO');
  const [seen] = await asSeenBy(mei);
  expect(seen).toMatchObject({ waitsFor: 'fund', may: ['reply'], judgesAs: 'fund' });
  if (!seen) throw new Error('the film is not shown');
  const pass = { party: 'fund', word: 'pass' } as const;
  expect((await reply(world, kaMan, pass, seen.file)).body).toMatchObject({ code: 'NO_PERMISSION' });
  expect((await reply(world, mei, pass, seen.file)).status).toBe(200);
  expect(await asSeenBy(kaMan)).toMatchObject([{ file: { result: 'ACCEPT' }, waitsFor: null, may: [] }]);
});
