import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Contact, OwnSession } from '#contract/account/own-account.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { openBrowser } from '#tests/support/login-browser.ts';
import { outbox } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { newestCode, passPicture, receiveCode, sendCode, wrongCode } from '#tests/support/verification.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const minute = 60_000;
const password = 'old-harbour-wall-2';
const newPassword = 'new-harbour-wall-3';

let world: TestWorld;
let ana: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.forward(60 * minute);
  ana = await makePerson(world, { name: 'Ana', orgType: 'EXHIBITOR', password });
});

const mailsTo = async (address: string) => (await outbox(world)).filter(({ to }) => to === address);

test('every login of a person seals drafts alike, and nobody else’s does', async () => {
  const draftKey = async (person: Person) =>
    (await world.call<{ key: string }>('get', '/draft-key', { token: person.token })).body.key;
  const joao = await makePerson(world, { name: 'João', orgType: 'EXHIBITOR' });
  const key = await draftKey(ana);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await draftKey(ana)).toBe(key);
  expect(await draftKey(joao)).not.toBe(key);
  expect((await world.call('get', '/draft-key')).status).toBe(401);
});

describe('a forgotten password', () => {
  const ask = async (name: string, proof?: string) =>
    world.call<ErrorBody>('post', '/password/forgotten', {
      body: { name, proof: proof ?? (await passPicture(world)) },
    });
  const reset = (name: string, code: string, word = newPassword) =>
    world.call<ErrorBody>('post', '/password/reset', { body: { name, code, newPassword: word } });

  test('is replaced by the code that was mailed, by e-mail or by username', async () => {
    for (const name of [ana.email.toUpperCase(), ana.username]) {
      const word = `${newPassword}-${name.length}`;
      expect((await ask(name)).status).toBe(200);
      expect((await reset(name, await newestCode(world), word)).status).toBe(200);
      expect(await openBrowser(world).logIn({ username: ana.username, password: word })).toContain('.');
    }
  });

  test('is mailed and guessed five times a day, whichever name of the account is typed', async () => {
    const bela = await makePerson(world, { name: 'Bela', password });
    const names = [bela.email, bela.username];
    for (let time = 0; time < 4; time += 1) {
      for (const name of names) {
        // From outside both names look as if they were counted apart.
        expect((await ask(name)).status).toBe(200);
      }
      world.clock.forward(2 * 60_000);
    }
    expect((await mailsTo(bela.email)).filter(({ kind }) => kind === 'MAIL_CODE')).toHaveLength(5);
    const code = await newestCode(world);
    await world.db.query('insert into rate_counter (key, window_start, count) values ($1, $2, 25)', [
      `reset-tried:${bela.accountId}`,
      `${world.clock.now().slice(0, 10)}T00:00:00.000Z`,
    ]);
    for (const name of names) expect((await reset(name, code)).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('ends every login, and its owner is told', async () => {
    await ask(ana.email);
    await reset(ana.email, await newestCode(world));
    expect((await world.call('get', '/profile', ana)).status).toBe(401);
    expect((await mailsTo(ana.email)).map(({ kind }) => kind)).toContain('PASSWORD_CHANGED');
    const browser = openBrowser(world);
    const old = await browser.submit(await browser.openLogin(), { username: ana.username, password });
    expect(old.status).toBe(422);
  });

  test('of nobody, of a closed account or of another provider’s is answered alike, and no mail goes out', async () => {
    const closed = await makePerson(world, { name: 'Closed', password });
    const external = await makePerson(world, { name: 'External' });
    await world.db.query('update account set disabled_at = $2 where id = $1', [closed.accountId, world.clock.now()]);
    await world.db.query(`update account set channel = 'INT_FUND' where id = $1`, [external.accountId]);
    const known = await ask(ana.email);
    const before = (await outbox(world)).length;
    for (const name of [closed.email, external.email, 'nobody@example.org']) {
      const answer = await ask(name);
      expect(answer).toMatchObject({ status: known.status, body: known.body });
      expect((await reset(name, '123456')).body.code).toBe('CAPTCHA_IS_MISMATCH');
      expect((await ask(name)).status).toBe(429);
    }
    expect((await outbox(world)).length).toBe(before);
  });

  test('needs a captcha', async () => {
    expect((await ask(ana.email, 'made.up')).body.code).toBe('CAPTCHA_NOT_FOUND');
    expect(await mailsTo(ana.email)).toEqual([]);
  });

  test('with five wrong codes the right one is no good, and the code counts once', async () => {
    await ask(ana.email);
    const code = await newestCode(world);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await reset(ana.email, wrongCode(code))).body.code).toBe('CAPTCHA_IS_MISMATCH');
    }
    expect((await reset(ana.email, code)).body.code).toBe('CAPTCHA_HAS_EXPIRED');
    world.clock.forward(minute);
    await ask(ana.email);
    const next = await newestCode(world);
    expect((await reset(ana.email, next)).status).toBe(200);
    expect((await reset(ana.email, next, 'another-wall-44')).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('a poor new password is refused, and the code is still good', async () => {
    await ask(ana.email);
    const code = await newestCode(world);
    expect((await reset(ana.email, code, 'password1')).body.fields).toEqual([
      { path: 'newPassword', problem: 'notAllowed' },
    ]);
    expect((await reset(ana.email, code)).status).toBe(200);
  });

  test('another’s code opens nothing of hers', async () => {
    const bruno = await makePerson(world, { name: 'Bruno', password });
    await ask(bruno.email);
    const code = await newestCode(world);
    expect((await reset(ana.email, code)).body.code).toBe('CAPTCHA_NOT_FOUND');
  });
});

describe('contact data', () => {
  const read = (token = ana.token) => world.call<Contact & ErrorBody>('get', '/contact', { token });
  const put = (what: string, body: object, token = ana.token) =>
    world.call<Contact & ErrorBody>('put', `/contact/${what}`, { token, body });
  const code = (wanted: { email?: string; mobile?: string }, token = ana.token) =>
    receiveCode(world, { ...wanted, purpose: 'CONTACT' }, token);

  test('a name is changed, and one of its forms is needed', async () => {
    const { version } = (await read()).body;
    const names = { nameTc: '羅安娜', nameEn: ' Ana do Rosário ', namePt: '' };
    expect((await put('name', { ...names, version })).body).toMatchObject({
      nameTc: '羅安娜',
      nameEn: 'Ana do Rosário',
    });
    expect((await put('name', { ...names, version })).body.code).toBe('STATUS_ERROR');
    const none = await put('name', { nameTc: ' ', nameEn: '', namePt: '', version: version + 1 });
    expect(none.body.fields).toEqual([{ path: 'nameTc', problem: 'required' }]);
  });

  test('a new mobile needs the code sent to it and the password; the owner is told by mail', async () => {
    const mobile = '+008613800138001';
    const right = { mobile, code: await code({ mobile }), password, version: 1 };
    expect((await put('mobile', { ...right, password: 'not-it-77' })).body.code).toBe('OLD_PASSWORD_EORROR');
    expect((await put('mobile', { ...right, code: wrongCode(right.code) })).body.code).toBe('CAPTCHA_IS_MISMATCH');
    expect((await put('mobile', { ...right, mobile: '66123999' })).body.code).toBe('MOBILE_IS_MISMATCH');
    expect((await put('mobile', right)).body).toMatchObject({
      mobile: '+8613800138001',
      mobileVerifiedAt: world.clock.now(),
      version: 2,
    });
    expect((await mailsTo(ana.email)).map(({ kind }) => kind)).toContain('CONTACT_CHANGED');
    expect((await put('mobile', { ...right, version: 2 })).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('a new e-mail is proved by its code, and the old one is told without the new one being shown', async () => {
    const email = `ana.new.${ana.accountId.slice(-6)}@example.org`;
    const right = { email, code: await code({ email }), password, version: 1 };
    expect((await put('email', right)).body).toMatchObject({ email, emailVerifiedAt: world.clock.now() });
    const [told] = await mailsTo(ana.email);
    expect(told?.kind).toBe('CONTACT_CHANGED');
    expect(told?.text).toContain('a•••@example.org');
    expect(told?.text).not.toContain(email);
    expect(await openBrowser(world).logIn({ username: email, password })).toContain('.');
  });

  test('the e-mail of somebody else cannot be taken, and nobody learns that it is one', async () => {
    const bruno = await makePerson(world, { name: 'Bruno' });
    const proof = await passPicture(world);
    expect((await sendCode(world, { email: bruno.email, purpose: 'CONTACT', proof }, ana.token)).status).toBe(200);
    const guess = { email: bruno.email, code: '123456', password, version: 1 };
    expect((await put('email', guess)).body.code).toBe('CAPTCHA_IS_MISMATCH');
    expect((await read()).body.email).toBe(ana.email);
  });

  test('of another provider’s account is changed there', async () => {
    const external = await makePerson(world, { name: 'External' });
    await world.db.query(`update account set channel = 'INT_FUND' where id = $1`, [external.accountId]);
    expect((await read(external.token)).body.code).toBe('STATUS_ERROR');
    expect((await put('name', { nameTc: 'X', nameEn: '', namePt: '', version: 1 }, external.token)).status).toBe(409);
  });

  test('is never anybody else’s', async () => {
    const bruno = await makePerson(world, { name: 'Bruno', password });
    const mobile = '66777001';
    const hers = await code({ mobile });
    expect((await put('mobile', { mobile, code: hers, password, version: 1 }, bruno.token)).body.code).toBe(
      'CAPTCHA_NOT_FOUND',
    );
  });
});

describe('one’s own logins', () => {
  const list = async (token: string) =>
    (await world.call<{ content: OwnSession[] }>('get', '/sessions', { token })).body.content;
  const login = async (userAgent: string) => {
    const browser = openBrowser(world);
    const page = await browser.openLogin();
    const back = await browser.submit(page, { username: ana.username, password });
    const { search } = new URL(back.location, 'http://portal');
    const done = await browser.get(`/event-api/login${search}`, { 'user-agent': userAgent });
    return { browser, token: (JSON.parse(done.text) as { accessToken: string }).accessToken };
  };
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';

  test('are listed as their owner knows them', async () => {
    const { token } = await login(android);
    world.clock.forward(minute);
    const { token: here } = await login(iphone);
    expect(await list(here)).toMatchObject([
      { device: 'Safari, iPhone', isCurrent: true },
      { device: 'Chrome, Android', isCurrent: false },
      { device: '', isCurrent: false },
    ]);
    expect((await list(token)).find(({ isCurrent }) => isCurrent)?.device).toBe('Chrome, Android');
  });

  test('one is ended, and nobody else’s can be', async () => {
    const { token } = await login(android);
    const [theirs] = await list((await makePerson(world, { name: 'Bruno' })).token);
    const end = (id = '') => world.call<ErrorBody>('delete', `/sessions/${id}`, { token: ana.token });
    expect((await end(theirs?.id)).body.code).toBe('ENTITY_NOT_FOUND');
    const other = (await list(ana.token)).find(({ isCurrent }) => !isCurrent);
    expect((await end(other?.id)).status).toBe(200);
    expect((await end(other?.id)).body.code).toBe('ENTITY_NOT_FOUND');
    expect((await world.call('get', '/profile', { token })).status).toBe(401);
  });

  test('all others are ended at once', async () => {
    const { token } = await login(android);
    expect((await world.call('post', '/sessions/end-others', { token })).status).toBe(200);
    expect((await world.call('get', '/profile', ana)).status).toBe(401);
    expect(await list(token)).toHaveLength(1);
  });

  test('from a new browser one is mailed, from the same one again and at the first of all not', async () => {
    const told = async () => (await mailsTo(ana.email)).filter(({ kind }) => kind === 'NEW_DEVICE');
    const { browser } = await login(android);
    expect(await told()).toEqual([]);
    await browser.logIn(ana);
    expect(await told()).toEqual([]);
    await login(iphone);
    const [mail, ...more] = await told();
    expect(mail?.text).toContain('Safari, iPhone');
    expect(more).toEqual([]);
  });

  test('the cookie that knows a browser is read by no script', async () => {
    const { browser } = await login(android);
    const [, cookie] = [...browser.cookies].find(([name]) => name.startsWith('event_device')) ?? [];
    expect(cookie?.attributes).toMatch(/HttpOnly/i);
    const rows = await world.db.query<{ token_hash: string }>('select token_hash from known_device');
    expect(rows.map((row) => row.token_hash)).not.toContain(cookie?.value);
  });
});
