import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenAnswer } from '#contract/questionnaire/desk.ts';
import type { AnswerFile } from '#contract/questionnaire/question.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { type Instant, plusMs } from '#domain/instant.ts';
import { emptyQuestion, type Question } from '#domain/questionnaire/question.ts';
import { sweepFiles } from '#server/file/sweep-files.ts';
import { forgetRespondents } from '#server/questionnaire/forget-respondents.ts';
import { takeSheet } from '#tests/support/exports.ts';
import { makePdf, openFileWorld, photo, sendForm } from '#tests/support/files.ts';
import { doJobs } from '#tests/support/participants.ts';
import { lastMailTo, linkInMail, openSurvey, respondentOf, say, threeQuestions } from '#tests/support/questionnaire.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let survey: Awaited<ReturnType<typeof openSurvey>>;
beforeAll(async () => {
  world = await openFileWorld();
  survey = await openSurvey(world);
});
afterAll(() => world.close());

const start = '2026-11-21T02:00:00.000Z' as Instant;
const day = 24 * 60 * 60_000;
const pdf = { filename: 'Contract of Rosa.pdf', bytes: makePdf() };
const proof: Question = {
  ...emptyQuestion('proof', 'FILE', newId),
  title: say('Please add the contract'),
  required: true,
  most: 2,
  fileTypes: ['pdf', 'jpg'],
};
const questions = [...threeQuestions, proof];

type Who = { name: keyof typeof survey.people; id: string } | { link: string };

/** What somebody does with files, and with the answers that name them. */
function sender(who: Who) {
  const base = 'link' in who ? '/public/api/v1/own/questionnaire/files' : `/own-questionnaires/${who.id}/files`;
  const headers = (): Record<string, string> =>
    'link' in who ? { 'own-link': who.link } : { authorization: `Bearer ${survey.people[who.name].token}` };
  const more = () => ('link' in who ? { headers: headers() } : { token: survey.people[who.name].token });
  return {
    ...respondentOf(world, 'link' in who ? who : { person: survey.people[who.name], questionnaireId: who.id }),
    send: (file: { filename: string; bytes: Buffer }, as = newId(), question = 'proof') =>
      sendForm<AnswerFile & ErrorBody>(world, `${base}/${question}/${as}`, headers(), file),
    files: async () => (await world.call<{ files: AnswerFile[] }>('get', base, more())).body.files,
    open: (id: string) => world.call<{ url: string } & ErrorBody>('post', `${base}/${id}/link`, more()),
  };
}

async function openedFor(email: string, asked = questions) {
  const id = await survey.draft({ questions: asked });
  await survey.askPeople(id, { people: [{ name: 'Rosa Lima', unitName: 'Lima Lda', email, language: 'en' }] });
  await survey.askMembers(id);
  expect((await survey.move(id, 'open')).status).toBe(200);
  await doJobs(world);
  const link = linkInMail((await lastMailTo(world, email))?.text ?? '');
  return { id, ana: sender({ name: 'ana', id }), rosa: sender({ link }) };
}

const filesAtDesk = async (id: string, search = '') =>
  (
    await survey.ask<{ content: OpenAnswer[] }>(
      survey.people.mei,
      'get',
      `/questionnaires/${id}/results/proof?search=${encodeURIComponent(search)}`,
    )
  ).body.content;
const bytesAt = async (url: string) => world.app.inject({ method: 'GET', url });
const linkOf = (fileId: string | null | undefined, who = survey.people.mei) =>
  survey.ask<{ url: string }>(who, 'post', `/files/${fileId}/link`, {});

describe('a file as an answer', () => {
  test('comes by the link of a mail, counts once however often it is sent, and staff read it once it is handed in', async () => {
    const { id, rosa, ana } = await openedFor('rosa@files.example');
    const early = await rosa.submit({ came: 'no' });
    expect(early).toMatchObject({ status: 400, body: { fields: [{ path: 'answers.proof', problem: 'required' }] } });
    const as = newId();
    const sent = await rosa.send(pdf, as);
    expect(sent.body).toMatchObject({ id: as, questionId: 'proof', name: pdf.filename, state: 'CHECKING' });
    expect((await rosa.send(pdf, as)).body).toMatchObject({ id: as, fileId: sent.body.fileId });
    expect(await rosa.open(as)).toMatchObject({ body: { code: 'ATTACHMENT_REJECT_OR_PROCESS' } });
    await doJobs(world);
    expect(await rosa.files()).toMatchObject([{ id: as, state: 'READY' }]);
    expect((await rosa.save(0, { proof: [as] })).body.answer.answers).toEqual({ proof: [as] });
    const own = await bytesAt((await rosa.open(as)).body.url);
    expect(own.rawPayload.equals(pdf.bytes)).toBe(true);

    // Before it is handed in it is nobody else's.
    expect((await linkOf(sent.body.fileId)).status).toBe(404);
    expect((await ana.open(as)).status).toBe(404);
    expect(await ana.save(0, { proof: [as] })).toMatchObject({
      body: { fields: [{ path: 'answers.proof', problem: 'notAllowed' }] },
    });
    expect((await ana.send(pdf, as)).status).toBe(404);

    expect((await rosa.submit({ came: 'no', proof: [as] })).status).toBe(200);
    expect(await filesAtDesk(id)).toMatchObject([
      { text: '', respondent: { name: 'Rosa Lima' }, file: { id: as, name: pdf.filename, state: 'READY' } },
    ]);
    expect(await filesAtDesk(id, 'contract of')).toHaveLength(1);
    expect(await filesAtDesk(id, 'invoice')).toEqual([]);
    const { body } = await linkOf(sent.body.fileId);
    const read = await bytesAt(body.url);
    expect(read.rawPayload.equals(pdf.bytes)).toBe(true);
    expect(read.headers['content-disposition']).toContain('Contract of Rosa.pdf');
    expect((await linkOf(sent.body.fileId, survey.people.ana)).status).toBe(404);

    const filter = { activityId: survey.show, questionnaireId: id };
    const wish = { kind: 'questionnaire-answers', filter, columns: ['name', 'answers'], reason: 'For the report' };
    expect((await readSheet(await takeSheet(world, survey.people.mei, wish))).at(-1)?.at(-1)).toBe(pdf.filename);
    const pack = await survey.ask<{ url: string }>(survey.people.mei, 'post', `/questionnaires/${id}/file-packs`);
    const zip = await bytesAt(pack.body.url);
    expect(zip.rawPayload.includes(Buffer.from('Rosa Lima/Contract of Rosa.pdf'))).toBe(true);
    expect((await survey.ask(survey.people.ana, 'post', `/questionnaires/${id}/file-packs`)).status).toBe(403);
  });

  test('what was handed in stays until it is handed in again, and then what is named no more is gone', async () => {
    const { id, ana } = await openedFor('two@files.example');
    const [first, second] = [newId(), newId()];
    for (const as of [first, second]) expect((await ana.send(pdf, as)).status).toBe(200);
    await doJobs(world);
    expect((await ana.submit({ came: 'no', proof: [first] })).status).toBe(200);
    const [handedIn] = await filesAtDesk(id);
    const version = (await ana.read()).body.answer.version;
    expect((await ana.save(version, { proof: [second] })).body.answer.isChanged).toBe(true);
    expect((await linkOf(handedIn?.file?.fileId)).status).toBe(200);
    expect((await ana.submit({ came: 'no', proof: [second] })).status).toBe(200);
    expect((await linkOf(handedIn?.file?.fileId)).status).toBe(404);
    expect((await filesAtDesk(id)).map(({ file }) => file?.id)).toEqual([second]);
    expect((await ana.files()).map((file) => file.id)).toEqual([second]);
  });

  test('is refused by its kind, its count, what it holds, a question that asks for none, and an end that is over', async () => {
    const { id, ana } = await openedFor('kinds@files.example');
    const picture = { filename: 'stand.png', bytes: Buffer.from('not looked at') };
    expect(await ana.send(picture)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'file', problem: 'notAllowed', params: { types: 'pdf, jpg' } }] },
    });
    expect(await ana.files()).toEqual([]);
    expect((await ana.send(pdf, newId(), 'came')).status).toBe(404);
    const three = [newId(), newId(), newId()];
    for (const as of three) await ana.send(pdf, as);
    expect(await ana.save(0, { proof: three })).toMatchObject({
      body: { fields: [{ problem: 'tooMany', params: { limit: 2 } }] },
    });
    const broken = newId();
    expect((await ana.send({ filename: 'photo.jpg', bytes: Buffer.from('no picture') }, broken)).status).toBe(200);
    await doJobs(world);
    expect((await ana.files()).find((file) => file.id === broken)).toMatchObject({ state: 'REFUSED' });
    expect(await ana.submit({ came: 'no', proof: [broken] })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'answers.proof', problem: 'notAllowed' }] },
    });
    await survey.move(id, 'close');
    expect(await ana.send(pdf)).toMatchObject({ status: 409, body: { code: 'QUESTIONNAIRE_CLOSED' } });
  });

  test('keeps nothing of where a photo was taken, nor what it was called beside its row', async () => {
    const { ana } = await openedFor('photo@files.example');
    const as = newId();
    await ana.send({ filename: 'Stall of Ho Ana.jpg', bytes: await photo() }, as);
    await doJobs(world);
    await ana.submit({ came: 'no', proof: [as] });
    const read = await bytesAt((await ana.open(as)).body.url);
    expect(read.rawPayload.includes(Buffer.from('Ho Ana'))).toBe(false);
    expect(await world.db.query("select 1 from file_version where filename like '%Ho Ana%'")).toEqual([]);
    expect(await world.db.query("select 1 from audit_entry t where t::text like '%Ho Ana%'")).toEqual([]);
  });
});

test('a file that no answer names is gone the next day', async () => {
  const { ana } = await openedFor('loose@files.example');
  await ana.send(pdf);
  await doJobs(world);
  await survey.comeBack(plusMs(start, 2 * day));
  await forgetRespondents(world);
  expect(await ana.files()).toEqual([]);
  await survey.comeBack(start);
});

test('files go with the names: of whoever has no account, ninety days after it closed; bytes and all', async () => {
  const { id, rosa, ana } = await openedFor('gone@files.example');
  const [hers, his] = [newId(), newId()];
  await rosa.send({ ...pdf, filename: 'Rosa Quirina Lima.pdf' }, hers);
  await ana.send(pdf, his);
  await doJobs(world);
  for (const [who, as] of [
    [rosa, hers],
    [ana, his],
  ] as const)
    expect((await who.submit({ came: 'no', proof: [as] })).status).toBe(200);
  const [one] = await filesAtDesk(id, 'Quirina');
  await survey.move(id, 'close');
  const closed = world.clock.now();
  const sweep = () => sweepFiles.run({ world, payload: {}, isLastTry: false, stopping: new AbortController().signal });
  await survey.comeBack(plusMs(closed, 90 * day + 1));
  await sweep();
  expect((await linkOf(one?.file?.fileId)).status).toBe(200);
  await forgetRespondents(world);
  await sweep();
  expect((await linkOf(one?.file?.fileId)).status).toBe(404);
  expect((await filesAtDesk(id)).map(({ file }) => [file?.id, file?.fileId === null])).toEqual(
    expect.arrayContaining([
      [hers, true],
      [his, false],
    ]),
  );
  const kept = await world.db.query<{ erased: boolean }>(
    `select v.erased_at is not null as erased from file_version v join file_item i on i.id = v.item_id where i.owner_id = $1`,
    [hers],
  );
  expect(kept).toEqual([{ erased: true }]);
  for (const table of ['questionnaire_file', 'file_version', 'upload_session', 'audit_entry'])
    expect(await world.db.query(`select 1 from ${table} t where t::text like '%Quirina%'`)).toEqual([]);
  await survey.comeBack(start);
});

test('an anonymous questionnaire asks for no file: not at its opening, and not in the database', async () => {
  const id = await survey.draft({ anonymous: true, questions: [proof] });
  await survey.askMembers(id);
  expect((await survey.move(id, 'open')).body.code).toBe('QUESTIONS_INCOMPLETE');
  const named = await openedFor('never@files.example');
  const [own] = await world.db.query<{ id: string }>(
    'select id from questionnaire_recipient where questionnaire_id = $1 limit 1',
    [id],
  );
  await expect(
    world.db.query(
      `insert into questionnaire_file (id, recipient_id, question_id, name, created_at) values ($1, $2, 'proof', 'a.pdf', now())`,
      [newId(), own?.id],
    ),
  ).rejects.toThrow();
  expect(await named.ana.files()).toEqual([]);
});
