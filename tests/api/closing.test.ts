import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApprovalFile } from '#contract/approval.ts';
import type { ProjectImport, ProjectRow } from '#contract/closing/project.ts';
import { firstProjects } from '#server/closing/project/first-project.ts';
import { openExhibition } from '#tests/support/closing.ts';
import { openFileWorld } from '#tests/support/files.ts';
import { outbox } from '#tests/support/participants.ts';
import type { Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let show: Awaited<ReturnType<typeof openExhibition>>;
beforeAll(async () => {
  world = await openFileWorld();
  show = await openExhibition(world);
});
afterAll(() => world.close());

const inZip = (zip: Buffer, name: string): boolean => zip.includes(Buffer.from(name));
const noticesTo = async ({ accountId }: Person) =>
  (
    await world.db.query<{ trigger: string }>('select trigger from in_app_notice where account_id = $1 order by id', [
      accountId,
    ])
  ).map(({ trigger }) => trigger);
const listed = async (who: Person, query = '') =>
  (
    await show.ask<{ content: ProjectRow[] }>(
      who,
      'get',
      `/project-closing/projects?activityId=${show.exhibition}${query}`,
    )
  ).body.content.map(({ id }) => id);

describe('a sheet of projects', () => {
  test('says row by row what would come of it, and then does just that', async () => {
    const { people, upload, confirm, ask } = show;
    const good = ['S1', '海綿城市', 'Sponge city', "Hou Kong's unit", 'Lei', 'lei@university.example', "Boards's unit"];
    const rows = [
      good,
      ['S2', '', 'Second of hers', "Hou Kong's unit", 'Lei', 'Lei@University.example', ''],
      ['S2', '', 'Twice', "Hou Kong's unit", 'Lei', 'lei@university.example', ''],
      ['S3', '', '', 'Nobody', '', 'no mail', "Hou Kong's unit"],
    ];
    const { body } = await upload(rows);
    expect(body.counts).toEqual({ add: 2, update: 0, unchanged: 0, error: 2 });
    expect(body.rows.map(({ isNewAccount, errors }) => [isNewAccount, errors.map(({ path }) => path)])).toEqual([
      [true, []],
      [true, []],
      [true, ['fileNumber']],
      [true, ['unit', 'contractor', 'leaderEmail', 'nameTc', 'leaderTc']],
    ]);
    expect((await confirm(body, people.other)).status).toBe(403);
    expect((await confirm({ ...body, plan: 'another' })).body.code).toBe('STATUS_ERROR');
    expect((await confirm(body)).body).toEqual({ added: 2, updated: 0 });
    const told = (await outbox(world)).filter(({ to }) => to === 'lei@university.example').map(({ kind }) => kind);
    expect(told.sort()).toEqual(['ACCOUNT_OPENED', 'CLOSING_INVITED', 'CLOSING_INVITED']);

    const again = (await upload([good])).body as ProjectImport;
    expect(again.counts).toMatchObject({ add: 0, unchanged: 1, error: 0 });
    const taken = (await upload([good.with(5, people.kaIan.email)])).body as ProjectImport;
    expect(taken.rows[0]?.errors).toEqual([{ path: 'leaderEmail', problem: 'inconsistent' }]);
    const sample = await ask(people.rui, 'get', '/admin/project-closing/imports/template?language=pt');
    expect(sample.status).toBe(200);
    expect((await upload([good], people.other)).status).toBe(403);
  });
});

describe('a project', () => {
  test('goes from its leader through the fund to its contractor, and nobody else moves it', async () => {
    const { people, bring, save, move, read, look, ask, design } = show;
    const { kaIan, colleague, fong, rival, exhibitor, mei, rui, other } = people;
    const id = await bring();
    expect(await noticesTo(kaIan)).toEqual(['CLOSING_INVITED']);
    for (const stranger of [colleague, fong, rival]) {
      expect((await ask(stranger, 'get', `/project-closing/projects/${id}`)).status).toBe(404);
      expect(await listed(stranger)).not.toContain(id);
    }
    expect((await ask(exhibitor, 'get', `/project-closing/projects/${id}`)).status).toBe(403);
    expect((await ask(null, 'get', `/project-closing/projects/${id}`)).status).toBe(401);
    expect(await listed(kaIan, '&which=ownTurn')).toContain(id);

    expect((await move(kaIan, id, 'submit')).code).toBe('PARAMS_ERROR');
    expect((await save(kaIan, id)).status).toBe(200);
    expect((await ask(kaIan, 'put', `/project-closing/projects/${id}`, { version: 1, form: {} })).status).toBe(400);
    expect((await move(kaIan, id, 'submit')).now).toBe('PROJECT_SUMBIT');
    expect((await save(kaIan, id)).body.code).toBe('STATUS_ERROR');
    expect((await move(other, id, 'check')).status).toBe(403);
    expect((await move(kaIan, id, 'check')).status).toBe(403);
    expect((await move(rui, id, 'check')).now).toBe('PROJECT_ENSURE');

    expect((await move(kaIan, id, 'confirm')).code).toBe('PREVIEW_NOT_OPENED');
    expect((await look(mei, id)).status).toBe(200);
    expect((await move(kaIan, id, 'confirm')).code).toBe('PREVIEW_NOT_OPENED');
    expect((await look(kaIan, id)).status).toBe(200);
    expect((await ask(fong, 'get', `/project-closing/projects/${id}`)).status).toBe(404);
    expect((await move(kaIan, id, 'confirm')).now).toBe('PROJECT_PASS');
    expect((await ask(rival, 'get', `/project-closing/projects/${id}`)).status).toBe(404);
    expect(await listed(fong, '&which=ownTurn')).toContain(id);

    expect((await move(fong, id, 'submitDesign')).code).toBe('ATTACHMENT_REQUIRED');
    await expect(design(kaIan, id)).rejects.toThrow();
    await design(fong, id);
    expect((await move(kaIan, id, 'submitDesign')).status).toBe(403);
    expect((await move(fong, id, 'submitDesign')).now).toBe('PROJECT_DESIGN_UPLOAD');
    expect((await move(kaIan, id, 'passDesign')).code).toBe('ATTACHMENT_REJECT_OR_PROCESS');
    expect((await read(kaIan, id)).history.map(({ action }) => action)).toEqual([
      'submitDesign',
      'confirm',
      'check',
      'submit',
      'create',
    ]);
    expect(await noticesTo(kaIan)).toEqual(['CLOSING_INVITED', 'CLOSING_WANTED', 'CLOSING_WANTED']);
    expect(await noticesTo(fong)).toEqual(['CLOSING_DESIGN_WANTED']);
    expect(await noticesTo(rui)).toEqual(['CLOSING_DECIDED', 'CLOSING_DECIDED']);
  });

  test('comes back with notes, which are answered before it is handed in again', async () => {
    const { people, bring, save, move, read, ask } = show;
    const { kaIan, colleague, rui } = people;
    const id = await bring();
    await save(kaIan, id);
    await move(kaIan, id, 'submit');
    expect((await move(rui, id, 'return')).code).toBe('PARAMS_ERROR');
    const notes = [{ field: 'members', text: 'Who wrote the software?' }];
    expect((await move(rui, id, 'return', { note: 'Nearly.', notes })).now).toBe('PROJECT_BACK');
    const [note] = (await read(kaIan, id)).notes;
    expect(note?.text).toBe('Who wrote the software?');
    expect((await move(kaIan, id, 'submit')).code).toBe('NOTES_OPEN');
    const path = `/project-closing/notes/${note?.id}/answer`;
    expect((await ask(colleague, 'put', path, { answer: 'Me' })).status).toBe(404);
    expect((await ask(kaIan, 'put', path, { answer: 'Chan Tai Man' })).status).toBe(200);
    expect((await move(kaIan, id, 'submit')).now).toBe('PROJECT_SUMBIT');
  });

  test('is confirmed by the fund for a leader only with a reason, and after it has seen it too', async () => {
    const { people, bring, save, move, look } = show;
    const { kaIan, rui } = people;
    const id = await bring();
    await save(kaIan, id);
    await move(kaIan, id, 'submit');
    await move(rui, id, 'check');
    await look(kaIan, id);
    const said = { note: 'She is abroad and agreed by telephone.' };
    expect((await move(rui, id, 'confirmFor', said)).code).toBe('PREVIEW_NOT_OPENED');
    await look(rui, id);
    expect((await move(rui, id, 'confirmFor')).code).toBe('PARAMS_ERROR');
    expect((await move(rui, id, 'confirmFor', said)).now).toBe('PROJECT_PASS');
  });

  test('goes back when its leader wants a change, and is seen anew before it is confirmed', async () => {
    const { people, bring, save, move, look } = show;
    const { kaIan, rui } = people;
    const id = await bring();
    await save(kaIan, id);
    await move(kaIan, id, 'submit');
    await move(rui, id, 'check');
    await look(kaIan, id);
    expect((await move(kaIan, id, 'wantChange')).code).toBe('PARAMS_ERROR');
    expect((await move(kaIan, id, 'wantChange', { note: 'A name is wrong.' })).now).toBe('PROJECT_BACK');
    await save(kaIan, id, { members: '何家欣' });
    await move(kaIan, id, 'submit');
    await move(rui, id, 'check');
    expect((await move(kaIan, id, 'confirm')).code).toBe('PREVIEW_NOT_OPENED');
  });

  test.each([
    ['no name in either language', { nameTc: '', nameEn: '' }, 'nameTc'],
    ['an end before its beginning', { periodUntil: '2023-01-01' }, 'periodUntil'],
    ['a count that is none', { patents: 'two' }, 'patents'],
    ['a result that says nothing', { results: [{ tc: '', en: '' }] }, 'results.0.tc'],
    ['a text longer than the board holds', { introductionTc: '字'.repeat(601) }, 'introductionTc'],
    ['a fax that is none', { contactFax: 'none' }, 'contactFax'],
  ] as const)('is not handed in with %s', async (_, form, field) => {
    const { people, bring, save, ask } = show;
    const id = await bring();
    const { body } = await save(people.kaIan, id, form as object);
    const answer = await ask<{ fields: { path: string }[] }>(
      people.kaIan,
      'post',
      `/project-closing/projects/${id}/moves`,
      { move: 'submit', version: body.version },
    );
    expect([answer.status, answer.body.fields.map(({ path }) => path)]).toEqual([400, [field]]);
  });

  test('takes five newly added results, and not one more', async () => {
    const { people, bring, save } = show;
    const id = await bring();
    const some = (length: number) => Array.from({ length }, () => ({ tc: '成果', en: '' }));
    expect((await save(people.kaIan, id, { results: some(5) })).status).toBe(200);
    expect((await save(people.kaIan, id, { results: some(6) })).status).toBe(400);
  });

  test('is given to another contractor by the fund, and the first one no longer sees it', async () => {
    const { people, confirmed, read, ask } = show;
    const { fong, rival, rui, other, kaIan } = people;
    const id = await confirmed();
    const { version } = await read(rui, id);
    const path = `/admin/project-closing/projects/${id}/contractor`;
    const body = { version, contractorUnitId: rival.unitId };
    expect((await ask(other, 'put', path, body)).status).toBe(403);
    expect((await ask(rui, 'put', path, { version, contractorUnitId: kaIan.unitId })).status).toBe(400);
    expect((await ask(rui, 'put', path, body)).status).toBe(200);
    expect((await ask(fong, 'get', `/project-closing/projects/${id}`)).status).toBe(404);
    expect((await ask(rival, 'get', `/project-closing/projects/${id}`)).status).toBe(200);
    expect(await noticesTo(rival)).toEqual(['CLOSING_DESIGN_WANTED']);
  });

  test('gets a board of another size by the fund, and is then looked at again before it is confirmed', async () => {
    const { people, bring, move, save, read, ask } = show;
    const { rui, kaIan, fong } = people;
    const id = await bring();
    await save(kaIan, id, {});
    await move(kaIan, id, 'submit');
    await move(rui, id, 'check');
    const { version } = await read(kaIan, id);
    await ask(kaIan, 'post', `/project-closing/projects/${id}/preview`, { version });
    expect((await read(kaIan, id)).previewIsOpened).toBe(true);
    const path = `/admin/project-closing/projects/${id}/contractor`;
    const resize = (who: Person, widthMm: number) =>
      ask(who, 'put', path, { version, board: { widthMm, heightMm: 1800 } });
    expect((await resize(kaIan, 900)).status).toBe(403);
    expect((await resize(fong, 900)).status).toBe(403);
    expect((await resize(rui, 299)).status).toBe(400);
    expect((await resize(rui, 900)).status).toBe(200);
    expect((await resize(rui, 800)).body).toMatchObject({ code: 'STATUS_ERROR' });
    const after = await read(kaIan, id);
    expect(after).toMatchObject({ board: { widthMm: 900, heightMm: 1800 }, previewIsOpened: false });
    expect((await move(kaIan, id, 'confirm')).status).toBe(409);

    // Also where only one of its sides is another.
    const seen = await read(kaIan, id);
    await ask(kaIan, 'post', `/project-closing/projects/${id}/preview`, { version: seen.version });
    const now = await read(kaIan, id);
    expect(now.previewIsOpened).toBe(true);
    const higher = { version: now.version, board: { widthMm: 900, heightMm: 1900 } };
    expect((await ask(rui, 'put', path, higher)).status).toBe(200);
    expect((await read(kaIan, id)).previewIsOpened).toBe(false);
    const again = await read(rui, id);
    await ask(kaIan, 'post', `/project-closing/projects/${id}/preview`, { version: again.version });
    const same = { version: (await read(kaIan, id)).version, board: { widthMm: 900, heightMm: 1900 } };
    expect((await ask(rui, 'put', path, same)).status).toBe(200);
    expect((await read(kaIan, id)).previewIsOpened).toBe(true);
  });
});

describe('the design of a board', () => {
  const shownTo = async (who: Person, id: string) => (await show.read(who, id)).designs ?? [];
  const word = (who: Person, party: string, verdict: string, { id, newest }: ApprovalFile['file'], text = '') =>
    show.ask<{ code?: string }>(who, 'patch', `/${party}/reply/${verdict}`, {
      attachmentId: id,
      versionId: newest.id,
      reply: text,
    });

  test('is judged file by file by the same replies, remarks and pictures as a booth’s; old and new are kept', async () => {
    const { people, designed, move, design, ask } = show;
    const { kaIan, colleague, fong, rival, rui, other } = people;
    const id = await designed();
    const [one] = await shownTo(kaIan, id);
    if (!one) throw new Error('the design is not shown');
    expect(one).toMatchObject({ waitsFor: 'exhibitor', judgesAs: 'exhibitor', may: ['reply'] });
    expect((await shownTo(fong, id))[0]?.judgesAs).toBeNull();
    expect((await shownTo(rui, id))[0]?.judgesAs).toBe('fund');
    const { file } = one;

    expect((await word(colleague, 'exhibitor', 'pass', file)).status).toBe(404);
    expect((await word(rival, 'contractor', 'pass', file)).status).toBe(404);
    expect((await word(fong, 'exhibitor', 'pass', file)).status).toBe(403);
    expect((await word(fong, 'contractor', 'pass', file)).body.code).toBe('STATUS_ERROR');
    expect((await word(other, 'fund', 'pass', file)).status).toBe(403);

    const spot = { versionId: file.newest.id, x: 0.5, y: 0.1, text: 'The name is cut.' };
    expect((await ask(fong, 'post', `/files/${file.id}/pins`, spot)).status).toBe(409);
    const pin = await ask<{ id: string }>(kaIan, 'post', `/files/${file.id}/pins`, spot);
    expect(pin.status).toBe(200);
    expect((await word(kaIan, 'exhibitor', 'pass', file)).body.code).toBe('PIN_IS_OPEN');
    const picture = `/files/${file.id}/versions/${file.newest.id}/picture`;
    expect((await ask(kaIan, 'get', picture)).status).toBe(200);
    expect((await ask(rival, 'get', picture)).status).toBe(404);

    expect((await move(kaIan, id, 'returnDesign')).code).toBe('ATTACHMENT_REJECT_OR_PROCESS');
    expect((await word(kaIan, 'exhibitor', 'not/pass', file, 'The name is cut.')).status).toBe(200);
    expect((await move(kaIan, id, 'passDesign')).code).toBe('ATTACHMENT_REJECT_OR_PROCESS');
    expect((await move(kaIan, id, 'returnDesign')).now).toBe('PROJECT_DESIGN_BACK');

    expect((await move(fong, id, 'submitCorrection')).code).toBe('ATTACHMENT_REJECT_OR_PROCESS');
    world.clock.forward(60_000);
    await design(fong, id, 'corrected.jpg', file.id);
    // Until it is handed over the leader sees the one that was rejected.
    expect((await shownTo(kaIan, id))[0]?.versions.map(({ number }) => number)).toEqual([1]);
    expect((await move(fong, id, 'submitCorrection')).now).toBe('PROJECT_DESIGN_BACK_UPLOAD');
    const [corrected] = await shownTo(kaIan, id);
    expect(corrected?.versions.map(({ number, replies, pins }) => [number, replies.length, pins.length])).toEqual([
      [2, 0, 0],
      [1, 1, 1],
    ]);
    if (!corrected) return;
    expect((await ask(rival, 'patch', `/pins/${pin.body.id}`, { isClosed: true })).status).toBe(404);
    expect((await ask(kaIan, 'patch', `/pins/${pin.body.id}`, { isClosed: true })).status).toBe(200);
    expect((await word(kaIan, 'exhibitor', 'pass', corrected.file)).status).toBe(200);

    expect((await ask(null, 'get', `/project-closing/public/${id}`)).status).toBe(404);
    expect((await move(kaIan, id, 'passDesign')).now).toBe('PROJECT_DESIGN_PASS');
    expect((await ask(null, 'get', `/project-closing/public/${id}`)).status).toBe(200);
    const address = `/event/public-projects?projectId=${id}`;
    const write = await firstProjects(world, address);
    if (!write) throw new Error('the address is not known');
    const built = '<html><head><title>Portal</title></head><body></body></html>';
    const page = write(built, { locale: 'en', origin: 'https://portal.example' });
    expect(page).toContain('<title>Smart wheelchair');
    expect(page).toContain(`"url":"https://portal.example${address}"`);
    expect(page).toContain('An electric wheelchair that finds its way around obstacles.');
    const found = await ask<{ content: { id: string }[] }>(null, 'get', '/project-closing/public?search=轮椅');
    expect(found.body.content.map((each) => each.id)).toContain(id);
  });

  test('may be passed by the fund in place of the leader', async () => {
    const { people, designed, move } = show;
    const id = await designed();
    const [one] = await shownTo(people.rui, id);
    if (!one) throw new Error('the design is not shown');
    expect((await word(people.rui, 'fund', 'pass', one.file)).status).toBe(200);
    expect((await move(people.rui, id, 'passDesign')).now).toBe('PROJECT_DESIGN_PASS');
    expect(await noticesTo(people.fong)).toContain('CLOSING_DESIGN_MOVED');
  });

  test('goes with all files of its contractor into one ZIP, and with nobody else’s', async () => {
    const { people, designed, read, ask, exhibition } = show;
    const id = await designed();
    const { fileNumber } = await read(people.fong, id);
    const pack = (who: Person) =>
      ask<{ url: string }>(who, 'post', '/contractor/file-packs', { activityId: exhibition });
    const { url } = (await pack(people.fong)).body;
    const zip = await world.app.inject({ method: 'GET', url });
    expect(zip.statusCode).toBe(200);
    expect(zip.headers['content-type']).toBe('application/zip');
    expect(inZip(zip.rawPayload, `${fileNumber.replaceAll('/', '_')} 智能輪椅/closing_design/board.jpg`)).toBe(true);
    expect((await pack(people.kaIan)).status).toBe(403);
    // What the rival designs by now is another project, without a file of its own.
    expect((await pack(people.rival)).status).toBe(404);
  });
});
