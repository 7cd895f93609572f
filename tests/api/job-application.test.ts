import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#domain/errors.ts';
import type { Instant } from '#domain/instant.ts';
import { eraseDue } from '#server/recruitment/application/erase.ts';
import { checkedUpload, fieldOf, makePdf, openFileWorld, photo } from '#tests/support/files.ts';
import { applicantBy, applyFor, consentDay, draftFor, linkTo, sendCv } from '#tests/support/job-applications.ts';
import { doJobs, outbox } from '#tests/support/participants.ts';
import { passedProofs } from '#tests/support/public-event.ts';
import { openFair } from '#tests/support/recruitment.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let fair: Awaited<ReturnType<typeof openFair>>;
let position: string;
beforeAll(async () => {
  world = await openFileWorld();
  fair = await openFair(world);
  position = await fair.publish(fair.people.hoiIan);
});
afterAll(() => world.close());

const mailsTo = async (email: string) => (await outbox(world)).filter(({ to }) => to === email);
const byMailTo = async (email: string) => applicantBy(world, await linkTo(world, email));
const cv = { filename: 'Ana Lei CV.pdf', bytes: makePdf() };

describe('applying', () => {
  test('needs no account: a receipt comes with a link to look, change, send a CV and withdraw', async () => {
    const email = 'ana.lei@example.org';
    const applied = await applyFor(world, position, { name: '李安娜', email, language: 'pt', files: [cv] });
    expect(applied).toMatchObject({ status: 200, body: { done: true } });
    await doJobs(world);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'APPLICATION_RECEIVED', language: 'pt' });
    expect(mail?.subject).toContain('Recebemos a sua candidatura');
    expect(mail?.text).toContain('20 de Março de 2027');
    const own = await byMailTo(email);
    const { body } = await own.read();
    expect(body).toMatchObject({ status: 'RECEIVED', name: '李安娜', email, keepUntil: '2027-03-20' });
    // By what a file is called somebody is known: only we name it.
    expect(body.cv.map(({ newest }) => [newest.filename, newest.state])).toEqual([['cv.pdf', 'READY']]);

    expect((await own.change({ mobile: '123' })).body.fields).toEqual([{ path: 'mobile', problem: 'format' }]);
    expect((await own.change({ mobile: '66999999', message: 'Olá' })).status).toBe(200);
    expect((await own.send({ filename: 'page2.jpg', bytes: await photo() })).status).toBe(200);
    await doJobs(world);
    const after = (await own.read()).body;
    expect(after).toMatchObject({ mobile: '66999999', message: 'Olá', email });
    expect(after.cv.map(({ newest }) => newest.type)).toEqual(['pdf', 'jpg']);
    const [pdf] = after.cv;
    const opened = await own.open(pdf?.id ?? '');
    expect((await world.call('get', opened.body.url.replace('/event-api', ''))).status).toBe(200);
    expect((await own.remove(pdf?.id ?? '')).status).toBe(200);
    expect((await own.read()).body.cv).toHaveLength(1);

    expect((await own.withdraw()).status).toBe(200);
    expect((await own.read()).body).toMatchObject({ status: 'WITHDRAWN', offers: [] });
    expect((await own.withdraw()).body.code).toBe('STATUS_ERROR');
    expect((await own.send(cv)).body.code).toBe('STATUS_ERROR');
  });

  test('tells a stranger nothing of whether an address applied; its applicant is told, and keeps what they sent', async () => {
    const email = 'once@example.org';
    const first = await applyFor(world, position, { name: 'First', email });
    const own = await byMailTo(email);
    const strange = await draftFor(world, position);
    const second = await applyFor(world, position, { name: 'Stranger', email: 'ONCE@example.org', draft: strange });
    expect(second).toMatchObject({ status: first.status, body: first.body });
    const draft = await draftFor(world, position);
    const known = await applyFor(world, position, { email: 'new@example.org', draft });
    // Nor by what can be sent afterwards.
    const sent = await Promise.all([strange, draft].map((link) => sendCv(world, link, cv)));
    expect(sent.map(({ status }) => status)).toEqual([known.status, known.status]);
    const reads = await Promise.all([strange, draft].map((link) => applicantBy(world, link).read()));
    expect(reads.map(({ body }) => body.code)).toEqual(['LINK_HAS_EXPIRED', 'LINK_HAS_EXPIRED']);

    expect((await own.read()).body).toMatchObject({ name: 'First', cv: [] });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['APPLICATION_AGAIN', 'APPLICATION_RECEIVED']);
    expect(await linkTo(world, email)).not.toBe('');
  });

  test('is not begun for a position that nobody published', async () => {
    const [proof] = await passedProofs(world, 1);
    const draft = await fair.begin(fair.people.hoiIan);
    const begun = await world.call('post', `/recruit/public/${draft}/drafts`, { body: { proof } });
    expect(begun).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
    // Nothing was spent on it.
    const path = `/recruit/public/${position}/drafts`;
    expect(await world.call('post', path, { body: { proof } })).toMatchObject({ status: 200 });
  });

  test('sent twice by a shaky network it counts once', async () => {
    const draft = await draftFor(world, position);
    const email = 'twice@example.org';
    for (let times = 0; times < 2; times++)
      expect((await applyFor(world, position, { draft, email })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('of the same second counts once for each address', async () => {
    const drafts = await Promise.all(Array.from({ length: 8 }, () => draftFor(world, position)));
    const email = 'eager@example.org';
    await Promise.all(drafts.map((draft) => applyFor(world, position, { draft, email })));
    const kinds = (await mailsTo(email)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([...Array<string>(7).fill('APPLICATION_AGAIN'), 'APPLICATION_RECEIVED']);
  });

  test('is open again to whoever withdrew', async () => {
    const email = 'back@example.org';
    await applyFor(world, position, { email });
    const before = await byMailTo(email);
    await before.withdraw();
    await applyFor(world, position, { email });
    expect((await (await byMailTo(email)).read()).body.status).toBe('RECEIVED');
    expect((await before.read()).body.status).toBe('WITHDRAWN');
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'nobody' }, 'email'],
    ['a number that is none', { mobile: '12' }, 'mobile'],
    ['another day than the one shown', { consentUntil: '2027-03-21' }, 'consentUntil'],
  ] as const)('is not taken with %s', async (_, said, field) => {
    const { status, body } = await applyFor(world, position, said as object);
    expect([status, body.fields?.map(({ path }) => path)]).toEqual([400, [field]]);
  });

  test('asks for work of a device first, and for a position that is open', async () => {
    const begun = await world.call<ErrorBody>('post', `/recruit/public/${position}/drafts`, { body: {} });
    expect(begun.body.code).toBe('CAPTCHA_NOT_FOUND');
    const closing = await fair.publish(fair.people.supplier);
    const draft = await draftFor(world, closing);
    const consentUntil = await consentDay(world, closing);
    await fair.move(fair.people.supplier, closing, 'fill');
    const late = await applyFor(world, position, { draft, positionId: closing, consentUntil });
    expect([late.status, late.body.code]).toEqual([404, 'ENTITY_NOT_FOUND']);
    expect((await applyFor(world, position, { draft: 'x.y' })).body.code).toBe('LINK_HAS_EXPIRED');
  });

  test('takes a picture or a document for a CV, of a size, and no more than three', async () => {
    const draft = await draftFor(world, position);
    expect((await sendCv(world, draft, { filename: 'cv.exe', bytes: makePdf() })).status).toBe(400);
    for (const at of [1, 2, 3])
      expect((await sendCv(world, draft, { filename: `${at}.pdf`, bytes: makePdf(at) })).status).toBe(200);
    expect((await sendCv(world, draft, { filename: '4.pdf', bytes: makePdf() })).status).toBe(400);
  });
});

test('a CV is read by the company that it was sent to, and by nobody else', async () => {
  const { people } = fair;
  const email = 'reader@example.org';
  await applyFor(world, position, { email, files: [cv] });
  await doJobs(world);
  const own = (await (await byMailTo(email)).read()).body;
  const [row] = await world.db.query<{ id: string }>(`select owner_id as id from file_item where id = $1`, [
    own.cv[0]?.id,
  ]);
  const seen = (who: { token: string } | null) => fieldOf(world, who?.token, row?.id ?? '', 'CV', 'JOB_APPLICATION');
  expect((await seen(people.colleague)).files).toHaveLength(1);
  for (const who of [people.neighbour, people.joao, people.mei, null])
    expect((await seen(who)) as unknown).toMatchObject({ code: 'ENTITY_NOT_FOUND' });
  await (await byMailTo(email)).withdraw();
  expect((await seen(people.colleague)) as unknown).toMatchObject({ code: 'ENTITY_NOT_FOUND' });
  await expect(
    checkedUpload(world, people.hoiIan.token, row?.id ?? '', 'CV', { ownerKind: 'JOB_APPLICATION', ...cv }),
  ).rejects.toThrow('not taken');
});

describe('erased', () => {
  /** Every row of every table, as text; what is encrypted is opened where it can be. */
  async function everything(): Promise<string> {
    const tables = await world.db.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const texts = await Promise.all(
      tables.map(async ({ name }) => {
        const found = await world.db.query<{ text: string }>(`select row_to_json(t)::text as text from "${name}" t`);
        return found.map(({ text }) => text).join('\n');
      }),
    );
    const mails = (await outbox(world)).map((mail) => JSON.stringify(mail));
    return [...texts, ...mails].join('\n');
  }
  const name = 'Quirina Zwolle';
  const email = 'quirina@example.org';
  const begin = async () => {
    await applyFor(world, position, {
      name,
      email,
      files: [{ filename: 'Quirina Zwolle.pdf', bytes: makePdf(), json: { description: name } }],
    });
    await doJobs(world);
    return byMailTo(email);
  };
  const sweep = async () => {
    await world.db.query(
      "insert into job (id, kind, payload, due_at, created_at) values (gen_random_uuid(), 'file.sweep', '{}', $1, $1)",
      [world.clock.now()],
    );
    // What has expired is what is before now.
    world.clock.forward(1000);
    await doJobs(world);
  };
  /** Of the files that were ever theirs, how many are still stored. */
  const stored = async (id: string) =>
    world.db.query(
      'select v.id from file_version v join file_item i on i.id = v.item_id where i.owner_id = $1 and v.erased_at is null',
      [id],
    );

  test('on wish: a line of proof is left, and nothing else in any table', async () => {
    const own = await begin();
    expect(await everything()).toContain(name);
    const [row] = await world.db.query<{ id: string }>('select id from job_application where name = $1', [name]);
    expect(await stored(row?.id ?? '')).toHaveLength(1);
    expect((await own.erase()).status).toBe(200);
    await sweep();
    const left = await everything();
    expect([left.includes('Quirina'), left.includes('quirina')]).toEqual([false, false]);
    expect(await stored(row?.id ?? '')).toEqual([]);
    const proofs = await world.db.query('select cause, position_id from job_application_erased');
    expect(proofs).toEqual([{ cause: 'WISH', position_id: position }]);
    expect((await own.read()).body.code).toBe('ENTITY_NOT_FOUND');
    expect((await own.erase()).body.code).toBe('ENTITY_NOT_FOUND');
  });

  test('the day after the last one that was agreed to', async () => {
    const own = await begin();
    world.clock.set('2027-03-20T15:59:00.000Z' as Instant);
    await eraseDue(world);
    expect((await own.read()).status).toBe(200);
    world.clock.set('2027-03-20T16:00:00.000Z' as Instant);
    await eraseDue(world);
    await sweep();
    expect((await own.read()).body.code).toBe('LINK_HAS_EXPIRED');
    expect(await world.db.query('select id from job_application')).toEqual([]);
    const left = await everything();
    expect([left.includes('Quirina'), left.includes('quirina')]).toEqual([false, false]);
  });
});
