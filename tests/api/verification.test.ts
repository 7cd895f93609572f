import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SolvedWork, Work } from '#contract/verification.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { outbox } from '#tests/support/participants.ts';
import { makePerson } from '#tests/support/people.ts';
import { knowPicture, newestCode, passPicture, receiveCode, sendCode, wrongCode } from '#tests/support/verification.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const minute = 60_000;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
// Everybody here has one address, which may send twenty codes an hour.
beforeEach(() => world.clock.forward(60 * minute));

let numbers = 0;
const newMobile = () => `6${String(1_000_000 + ++numbers)}`;
const newEmail = () => `somebody.${++numbers}@example.org`;

type Passed = { proof: string } & ErrorBody;
const picture = async (cookie?: string) => {
  const { status, headers, body } = await world.call('get', '/graph', cookie ? { headers: { cookie } } : {});
  const set = String([headers['set-cookie'] ?? ''].flat()[0]);
  return { status, id: String(headers['x-captcha-id']), cookie: set.split(';')[0] ?? '', headers, body };
};
const read = (id: string, code: string) => world.call<Passed>('get', `/validated/graph?id=${id}&code=${code}`);

describe('the picture', () => {
  test('is a picture that nobody keeps, and another one each time', async () => {
    const first = await picture();
    expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect((await picture()).id).not.toBe(first.id);
  });

  test('read rightly gives a proof, whatever the case and width of the letters', async () => {
    for (const typed of ['aDk7x', 'ADK7X', 'ａｄｋ７ｘ', ' a d k 7 x ']) {
      const { id } = await picture();
      await knowPicture(world, id, 'aDk7x');
      expect(await read(id, encodeURIComponent(typed))).toMatchObject({
        status: 200,
        body: { proof: expect.any(String) },
      });
    }
  });

  test('read wrongly is over: the right characters come too late', async () => {
    const { id } = await picture();
    await knowPicture(world, id, 'aDk7x');
    expect((await read(id, 'other')).body.code).toBe('CAPTCHA_IS_MISMATCH');
    expect((await read(id, 'aDk7x')).body.code).toBe('CAPTCHA_NOT_FOUND');
  });

  test('is good for five minutes', async () => {
    const { id } = await picture();
    await knowPicture(world, id, 'aDk7x');
    world.clock.forward(5 * minute);
    expect((await read(id, 'aDk7x')).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('is known to its browser by a cookie, as the documented call has it', async () => {
    const { id, cookie } = await picture();
    await knowPicture(world, id, 'aDk7x');
    const answer = await world.call<Passed>('get', '/validated/graph?code=adk7x', { headers: { cookie } });
    expect(answer.status).toBe(200);
  });

  test('a new one within a second is too fast, after that the one before it is gone', async () => {
    const first = await picture();
    expect((await picture(first.cookie)).status).toBe(429);
    const second = await picture();
    world.clock.forward(1000);
    await knowPicture(world, second.id, 'aDk7x');
    expect((await picture(second.cookie)).status).toBe(200);
    expect((await read(second.id, 'aDk7x')).body.code).toBe('CAPTCHA_NOT_FOUND');
  });

  test('asked for anew too soon, the one that is shown stays good', async () => {
    const shown = await picture();
    await knowPicture(world, shown.id, 'aDk7x');
    expect((await picture(shown.cookie)).status).toBe(429);
    expect((await read(shown.id, 'aDk7x')).status).toBe(200);
  });

  test('made up, it is not found', async () => {
    expect((await read('0199a000-0000-7000-8000-0000000000ff', 'aDk7x')).body.code).toBe('CAPTCHA_NOT_FOUND');
    expect((await world.call<ErrorBody>('get', '/validated/graph?code=adk7x')).body.code).toBe('CAPTCHA_NOT_FOUND');
  });
});

describe('the work of a device in place of the picture', () => {
  const work = async () => (await world.call<Work>('get', '/captcha/work')).body;
  const solved = async (challenge: Work): Promise<SolvedWork> => {
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge, solution: { counter: solution?.counter ?? 0, derivedKey: solution?.derivedKey ?? '00' } };
  };
  const handIn = (body: SolvedWork) => world.call<Passed>('post', '/captcha/work', { body });

  test('done gives a proof, once', async () => {
    const done = await solved(await work());
    expect(await handIn(done)).toMatchObject({ status: 200, body: { proof: expect.any(String) } });
    expect((await handIn(done)).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('not done, made easier, or for later gives none', async () => {
    const challenge = await work();
    const done = await solved(challenge);
    const { parameters } = challenge;
    const cheats: SolvedWork[] = [
      { challenge, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } },
      { challenge, solution: { ...done.solution, derivedKey: `${parameters.keyPrefix}${'0'.repeat(32)}` } },
      { ...done, challenge: { ...challenge, parameters: { ...parameters, cost: 1 } } },
      {
        ...done,
        challenge: { ...challenge, parameters: { ...parameters, data: { until: '2030-01-01T00:00:00.000Z' } } },
      },
      { ...done, challenge: { ...challenge, signature: 'ab'.repeat(32) } },
    ];
    for (const cheat of cheats) expect((await handIn(cheat)).body.code).toBe('CAPTCHA_IS_MISMATCH');
    world.clock.forward(5 * minute);
    expect((await handIn(done)).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });
});

describe('a code', () => {
  test('is not sent without a proof, nor for a made-up, old or used one', async () => {
    const mobile = newMobile();
    expect((await sendCode(world, { mobile })).body.code).toBe('CAPTCHA_NOT_FOUND');
    expect((await sendCode(world, { mobile, proof: `${'0'.repeat(36)}.forged` })).body.code).toBe('CAPTCHA_NOT_FOUND');
    const proof = await passPicture(world);
    expect((await sendCode(world, { mobile, proof })).status).toBe(200);
    expect((await sendCode(world, { mobile: newMobile(), proof })).body.code).toBe('CAPTCHA_HAS_EXPIRED');
    const old = await passPicture(world);
    world.clock.forward(10 * minute);
    expect((await sendCode(world, { mobile: newMobile(), proof: old })).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('of a picture that was only fetched is no proof either', async () => {
    const { id } = await picture();
    const passed = await passPicture(world);
    const forged = `${id}.${passed.split('.')[1]}`;
    expect((await sendCode(world, { mobile: newMobile(), proof: forged })).body.code).toBe('CAPTCHA_NOT_FOUND');
  });

  test.each([
    ['+008613800138000', '+8613800138000'],
    ['66123456', '+85366123456'],
    ['+85291234567', '+85291234567'],
    ['+351912345678', '+351912345678'],
  ])('to %s goes to %s, in the language asked for', async (mobile, to) => {
    await receiveCode(world, { mobile, language: 'pt' });
    const [sent] = await outbox(world);
    expect(sent).toMatchObject({ to, channel: 'SMS', kind: 'PHONE_CODE', language: 'pt' });
    expect(sent?.text).toContain('o seu código');
  });

  test.each([
    [{ mobile: '28001234' }, 'mobile', 'format'],
    [{ mobile: '+008612345' }, 'mobile', 'format'],
    [{ mobile: '+99912345678' }, 'mobile', 'notAllowed'],
    [{ email: 'no-address' }, 'email', 'format'],
    [{}, 'mobile', 'required'],
    [{ mobile: '66123456', email: 'ana@example.org' }, 'mobile', 'required'],
  ])('for %o is refused at %s as %s', async (wanted, path, problem) => {
    const proof = await passPicture(world);
    expect(await sendCode(world, { ...wanted, proof })).toMatchObject({
      status: 400,
      body: { code: 'PARAMS_ERROR', fields: [{ path, problem }] },
    });
  });

  test('to one number goes once a minute and five times a day, and a refused wish keeps its proof', async () => {
    const mobile = newMobile();
    await receiveCode(world, { mobile });
    const proof = await passPicture(world);
    const soon = await sendCode(world, { mobile, proof });
    expect(soon).toMatchObject({ status: 429, body: { code: 'REQUEST_TOO_FREQUENTLY' } });
    expect(soon.headers['retry-after']).toBe('60');
    world.clock.forward(minute);
    expect((await sendCode(world, { mobile, proof })).body).toMatchObject({ leftToday: 3 });
    for (let more = 0; more < 3; more += 1) {
      world.clock.forward(minute);
      await receiveCode(world, { mobile });
    }
    world.clock.forward(minute);
    expect((await sendCode(world, { mobile, proof: await passPicture(world) })).status).toBe(429);
  });

  test('is sent twenty times an hour from one internet address', async () => {
    for (let times = 0; times < 20; times += 1) await receiveCode(world, { mobile: newMobile() });
    expect((await sendCode(world, { mobile: newMobile(), proof: await passPicture(world) })).status).toBe(429);
    world.clock.forward(60 * minute);
    expect((await sendCode(world, { mobile: newMobile(), proof: await passPicture(world) })).status).toBe(200);
  });

  test('that is right can be shown twice; a wrong one five times, then the right one is no good', async () => {
    const mobile = newMobile();
    const check = (code: string) => world.call<ErrorBody>('get', `/validated/check?mobile=${mobile}&code=${code}`);
    expect((await check('123456')).body.code).toBe('CAPTCHA_NOT_FOUND');
    const code = await receiveCode(world, { mobile });
    expect((await check(code)).status).toBe(200);
    expect((await check(code)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await check(wrongCode(code))).body.code).toBe('CAPTCHA_IS_MISMATCH');
    }
    expect((await check(code)).body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('is old after ten minutes', async () => {
    const email = newEmail();
    const code = await receiveCode(world, { email });
    world.clock.forward(10 * minute);
    const answer = await world.call<ErrorBody>('get', `/validated/check?email=${email}&code=${code}`);
    expect(answer.body.code).toBe('CAPTCHA_HAS_EXPIRED');
  });

  test('for a change of contact data is for who is logged in, and opens no registration', async () => {
    const ana = await makePerson(world, { name: 'Ana' });
    const bruno = await makePerson(world, { name: 'Bruno' });
    const mobile = newMobile();
    const check = (query: string, token?: string) =>
      world.call<ErrorBody>('get', `/validated/check?mobile=${mobile}&${query}`, token ? { token } : {});
    expect((await sendCode(world, { mobile, purpose: 'CONTACT', proof: await passPicture(world) })).status).toBe(401);
    const code = await receiveCode(world, { mobile, purpose: 'CONTACT' }, ana.token);
    expect((await check(`code=${code}`)).body.code).toBe('CAPTCHA_NOT_FOUND');
    expect((await check(`code=${code}&purpose=CONTACT`, bruno.token)).body.code).toBe('CAPTCHA_NOT_FOUND');
    expect((await check(`code=${code}&purpose=CONTACT`, ana.token)).status).toBe(200);
  });

  test('is asked for in the same words whether or not the address has an account', async () => {
    const ana = await makePerson(world, { name: 'Ana', language: 'en' });
    const known = await sendCode(world, { email: ana.email, language: 'en', proof: await passPicture(world) });
    const [told] = await outbox(world);
    const unknown = await sendCode(world, { email: newEmail(), language: 'en', proof: await passPicture(world) });
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    // Only the owner of the address reads the difference, and there is no code to go on with.
    expect(told).toMatchObject({ to: ana.email, subject: 'You already have an account at Event Portal' });
    expect(told?.text).not.toMatch(/\d{6}/);
    expect(await newestCode(world)).toMatch(/^\d{6}$/);
  });

  test('and where it went cannot be read in the database', async () => {
    const email = newEmail();
    const code = await receiveCode(world, { email });
    const rows = await world.db.query<{ row: string }>(
      'select to_jsonb(verification_code)::text as row from verification_code',
    );
    for (const { row } of rows) {
      expect(row).not.toContain(email);
      expect(row).not.toContain(`"${code}"`);
    }
  });
});

test('whatever is sent as a number, at most one message goes out, and only to a number that is one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^\+?[\d ()-]{1,20}$/)),
      async (mobile) => {
        world.clock.forward(60 * minute);
        const before = (await outbox(world)).length;
        const { status } = await sendCode(world, { mobile, proof: await passPicture(world) });
        const after = await outbox(world);
        expect(after.length - before).toBe(status === 200 ? 1 : 0);
        if (status === 200) expect(after[0]?.to).toMatch(/^\+[1-9]\d{5,18}$/);
      },
    ),
    { numRuns: 40 },
  );
});
