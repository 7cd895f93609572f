import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayText } from '#domain/day-text.ts';
import type { Work } from '#contract/verification.ts';
import { buildApp } from '#server/app.ts';
import { solveWork } from '#server/identity/solve-work.ts';
import { makeScienceWeek } from '#tests/support/invitations.ts';
import { type LoginBrowser, openBrowser } from '#tests/support/login-browser.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { knowPicture } from '#tests/support/verification.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const password = 'window-seat-4';
const minute = 60_000;

describe('logging in', () => {
  let world: TestWorld;
  let ana: Person;
  let browser: LoginBrowser;

  beforeAll(async () => {
    world = await openTestWorld();
    ana = await makePerson(world, { name: 'Ana', orgType: 'DOOR_SUPERVISOR', password });
  });
  afterAll(() => world.close());

  const profileBy = async (token: string) =>
    (await world.call<{ username: string; orgType: string }>('get', '/profile', { token })).body;

  test('Ana logs in with her username and gets a token that is hers', async () => {
    const token = await openBrowser(world).logIn(ana);
    expect(await profileBy(token)).toMatchObject({
      username: ana.username,
      orgType: 'DOOR_SUPERVISOR',
      channel: 'TEMP',
      restPassword: false,
    });
  });

  test('her e-mail does as well, and case does not matter', async () => {
    const token = await openBrowser(world).logIn({ username: ` ${ana.email.toUpperCase()} `, password });
    expect((await profileBy(token)).username).toBe(ana.username);
  });

  test('the authorization request is what the documents ask for, and protected', async () => {
    browser = openBrowser(world);
    const { status, location, headers } = await browser.get('/event-api/login/authorize?type=temp_gov&language=pt');
    expect(status).toBe(302);
    expect(headers['cache-control']).toBe('no-store');
    const { pathname, searchParams } = new URL(location, world.config.publicUrl);
    expect(pathname).toBe('/event/idp/auth');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'event',
      response_type: 'code',
      redirect_uri: 'http://127.0.0.1:8080/event/',
      type: 'temp_gov',
      frontend: 'true',
      code_challenge_method: 'S256',
      ui_locales: 'pt-PT',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length).toBeGreaterThan(30);
    }
    const [pending] = [...browser.cookies.values()];
    expect(pending?.attributes).toMatch(/HttpOnly/i);
    expect(pending?.attributes).toMatch(/SameSite=Lax/i);
  });

  test('a wrong password is said beside the form, which keeps the name that was typed', async () => {
    browser = openBrowser(world);
    const page = await browser.submit(await browser.openLogin('?language=en'), {
      username: ana.username,
      password: 'no',
    });
    expect(page.status).toBe(422);
    expect(page.text).toContain('role="alert"');
    expect(page.text).toContain('is not right');
    expect(page.text).toContain(`value="${ana.username}"`);
    expect(page.text).not.toContain('value="no"');
  });

  test('what became of the form is a page of its own: reloaded it sends nothing, and a right password ends it', async () => {
    browser = openBrowser(world);
    const page = await browser.openLogin('?language=en');
    const sent = await browser.post(page, { username: ana.username, password: 'no' });
    expect([sent.status, sent.location]).toEqual([303, page]);
    for (let look = 0; look < 2; look += 1) {
      const shown = await browser.get(page);
      expect(shown.status).toBe(422);
      expect(shown.text).toContain('is not right');
      expect(shown.text).toContain(`value="${ana.username}"`);
    }
    const another = await browser.get(await browser.openLogin('?language=en'));
    expect(another.text).not.toContain('role="alert"');
    expect((await browser.submit(page, { username: ana.username, password })).location).toContain('code=');
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('idp_refused'))).toEqual([]);
  });

  test('whoever changes what the browser keeps of a refused form gets the page as it was at first', async () => {
    browser = openBrowser(world);
    const page = await browser.openLogin('?language=en');
    await browser.post(page, { username: ana.username, password: 'no' });
    for (const value of ['', 'x', Buffer.from('{"status":999}').toString('base64url')]) {
      for (const [name, kept] of browser.cookies) if (name.startsWith('idp_refused')) kept.value = value;
      const shown = await browser.get(page);
      expect(shown.status).toBe(200);
      expect(shown.text).not.toContain('role="alert"');
    }
  });

  test('nobody learns whether an account exists: unknown, disabled and external ones answer alike', async () => {
    const gone = await makePerson(world, { name: 'Gone', password });
    await world.db.query('update account set disabled_at = now() where id = $1', [gone.accountId]);
    const external = await makePerson(world, { name: 'External' });
    const answers = await Promise.all(
      ['nobody', gone.username, external.username, ana.username].map(async (username) => {
        const one = openBrowser(world);
        const { status, text } = await one.submit(await one.openLogin(), { username, password: `${password}!` });
        return { status, text: text.replaceAll(username, 'NAME').replace(/interaction\/[\w-]+/g, 'interaction/UID') };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('what is missing is asked for', async () => {
    browser = openBrowser(world);
    const login = await browser.openLogin('?language=en');
    expect((await browser.submit(login, { username: ' ', password })).text).toContain('Enter your e-mail or username');
    expect((await browser.submit(login, { username: ana.username })).text).toContain('Enter your password');
  });

  test('what was typed is shown as text, never as markup', async () => {
    browser = openBrowser(world);
    const { text } = await browser.submit(await browser.openLogin(), {
      username: '"><script>alert(1)</script>',
      password,
    });
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;');
  });

  test.each([
    ['zh', 'zh-Hant-MO', '登入活動平台'],
    ['sc', 'zh-Hans', '登录活动平台'],
    ['en', 'en', 'Log in to Event Portal'],
    ['pt', 'pt-PT', 'Iniciar sessão em «Portal de Eventos»'],
  ])('the page speaks %s', async (language, tag, title) => {
    browser = openBrowser(world);
    const { text } = await browser.get(await browser.openLogin(`?language=${language}`));
    expect(text).toContain(`lang="${tag}"`);
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  test('the page changes its language on request and follows the browser without one', async () => {
    browser = openBrowser(world);
    const login = await browser.openLogin();
    expect((await browser.get(login, { 'accept-language': 'pt-BR,en;q=0.5' })).text).toContain('lang="pt-PT"');
    expect((await browser.get(`${login}?lang=en`)).text).toContain('lang="en"');
  });

  test('the page loads nothing from anywhere, is kept by nobody and shows no demo accounts', async () => {
    browser = openBrowser(world);
    const { headers, text } = await browser.get(await browser.openLogin());
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('ana.rosario');
  });

  test('the page one came from is come back to, and another site never is', async () => {
    browser = openBrowser(world);
    const target = encodeURIComponent('/talk/party-person/apply?activityId=7&x=a b'.replace(' ', '%20'));
    const back = await browser.submit(await browser.openLogin(`?target=${target}`), {
      username: ana.username,
      password,
    });
    const finished = await browser.get(`/event-api/login${new URL(back.location, 'http://portal').search}`);
    expect(JSON.parse(finished.text)).toMatchObject({ target: '/talk/party-person/apply?activityId=7&x=a%20b' });
    for (const other of ['//evil.example', 'https://evil.example', '/\\evil.example', 'evil']) {
      expect((await browser.get(`/event-api/login/authorize?target=${encodeURIComponent(other)}`)).status).toBe(400);
    }
  });

  test('a code is good once, and only in the browser that asked for it', async () => {
    browser = openBrowser(world);
    const back = await browser.submit(await browser.openLogin(), { username: ana.username, password });
    const exchange = `/event-api/login${new URL(back.location, 'http://portal').search}`;
    expect((await openBrowser(world).get(exchange)).status).toBe(401);
    expect((await browser.get(exchange)).status).toBe(200);
    expect((await browser.get(exchange)).status).toBe(401);
  });

  test('a made-up code, state or signature is refused', async () => {
    browser = openBrowser(world);
    await browser.openLogin();
    expect((await browser.get('/event-api/login?code=made-up&state=made-up')).status).toBe(401);
    const [name = '', cookie] = [...browser.cookies.entries()].find(([key]) => key.startsWith('event_login_')) ?? [];
    const [body = ''] = cookie?.value.split('.') ?? [];
    const { state } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { state: string };
    browser.cookies.set(name, { value: `${body}.forged`, path: '/event-api/login', attributes: '' });
    expect((await browser.get(`/event-api/login?code=made-up&state=${state}`)).status).toBe(401);
  });

  test('two logins in two tabs of one browser do not get in each other’s way', async () => {
    const lei = await makePerson(world, { name: 'Lei', password });
    browser = openBrowser(world);
    const first = await browser.openLogin();
    const second = await browser.openLogin();
    const finish = async (page: string, person: Person) => {
      const back = await browser.submit(page, { username: person.username, password });
      const done = await browser.get(`/event-api/login${new URL(back.location, 'http://portal').search}`);
      return profileBy((JSON.parse(done.text) as { accessToken: string }).accessToken);
    };
    expect(await finish(second, lei)).toMatchObject({ username: lei.username });
    expect(await finish(first, ana)).toMatchObject({ username: ana.username });
  });

  test('whoever has to register first, or has forgotten the password, still comes to where the login leads', async () => {
    const target = '/event/detail?activityId=1&from="home"';
    const browser = openBrowser(world);
    const { text } = await browser.get(await browser.openLogin(`?target=${encodeURIComponent(target)}`));
    const links = [...text.matchAll(/href="\/event\/(register|password-forgotten)\?([^"]*)"/g)];
    expect(
      links.map(([, page, query]) => [page, new URLSearchParams(query?.replaceAll('&amp;', '&')).get('target')]),
    ).toEqual([
      ['password-forgotten', target],
      ['register', target],
    ]);
    const plain = await browser.get(await browser.openLogin());
    expect(plain.text).toContain('href="/event/register"');
  });

  test('the event that one is on the way to stays in sight, and a user name that is known is filled in', async () => {
    const own = openBrowser(world);
    const week = await makeScienceWeek(world);
    const target = encodeURIComponent(`/take-part?activityId=${week.activityId}`);
    const of = async (query: string) => (await own.get(await own.openLogin(`?language=en&${query}`))).text;
    const page = await of(`target=${target}&hint=fong.kaming`);
    expect(page).toContain('Innovation Exhibition');
    expect(page).toContain(dayText('en', '2026-12-10', '2026-12-13'));
    expect(page).toContain('value="fong.kaming"');
    const nowhere = ['/home', '/take-part?activityId=somewhere', `/take-part?activityId=${week.eventId}`];
    for (const other of nowhere) expect(await of(`target=${encodeURIComponent(other)}`)).not.toContain('class="event"');
  });

  test('back after a login leads to the portal; a form sent too late is answered with a way to begin again', async () => {
    browser = openBrowser(world);
    const login = await browser.openLogin();
    await browser.submit(login, { username: ana.username, password });
    expect(await browser.get(login)).toMatchObject({ status: 303, location: '/event/' });
    const late = await browser.post(login, { username: ana.username, password });
    expect(late.status).toBe(410);
    expect(late.text).toContain('href="/event-api/login/authorize"');
  });

  test('somebody else’s login page cannot be opened', async () => {
    const login = await openBrowser(world).openLogin();
    expect(await openBrowser(world).get(login)).toMatchObject({ status: 303, location: '/event/' });
  });

  test('a login begun at another name of the server goes on at the public address', async () => {
    browser = openBrowser(world);
    const led = await browser.get('/event-api/login/authorize?type=temp&target=%2Fhome', { host: 'localhost:8080' });
    expect(led.location).toBe('/event-api/login/authorize?type=temp&target=%2Fhome&moved=1');
    // A proxy that hides the name it was asked by must not send people round in circles.
    expect((await browser.get(led.location, { host: 'localhost:8080' })).location).toContain('/event/idp/auth?');
  });

  test('another process on the same database goes on with a login', async () => {
    const other = await buildApp(world, { webFolder: null });
    const elsewhere: TestWorld = { ...world, app: other };
    const first = openBrowser(world);
    const page = await first.openLogin();
    const second = openBrowser(elsewhere);
    for (const [key, cookie] of first.cookies) second.cookies.set(key, cookie);
    const back = await second.submit(page, { username: ana.username, password });
    for (const [key, cookie] of second.cookies) first.cookies.set(key, cookie);
    const done = await first.get(`/event-api/login${new URL(back.location, 'http://portal').search}`);
    expect(done.status).toBe(200);
    await other.close();
  });

  test('the authorization page refuses another client, another address to return to, and a request without PKCE', async () => {
    browser = openBrowser(world);
    const { location } = await browser.get('/event-api/login/authorize');
    for (const [name, value] of [
      ['client_id', 'other'],
      ['redirect_uri', 'https://evil.example/'],
    ] as const) {
      const url = new URL(location, 'http://portal');
      url.searchParams.set(name, value);
      const { status, text } = await browser.get(url.pathname + url.search);
      expect(status).toBe(400);
      expect(text).toContain('<h1>');
    }
    const url = new URL(location, 'http://portal');
    url.searchParams.delete('code_challenge');
    expect((await browser.get(url.pathname + url.search)).location).toContain('error=invalid_request');
  });
});

describe('guessing passwords', () => {
  let world: TestWorld;
  let ana: Person;
  beforeAll(async () => {
    world = await openTestWorld();
    ana = await makePerson(world, { name: 'Ana', orgType: 'DOOR_SUPERVISOR', password });
  });
  afterAll(() => world.close());

  async function guess(times: number, username: string, word = 'a-guess-1') {
    const browser = openBrowser(world);
    const page = await browser.openLogin('?language=en');
    const send = () => browser.submit(page, { username, password: word });
    let last = await send();
    for (let tried = 1; tried < times; tried += 1) last = await send();
    return { browser, page, last };
  }

  /** As a browser does that shows the page: the picture is fetched, and read rightly. */
  async function readPicture(browser: LoginBrowser): Promise<string> {
    const { headers } = await browser.get('/event-api/graph');
    await knowPicture(world, String(headers['x-captcha-id']), 'aDk7x');
    return 'adk7x';
  }

  test('after three wrong tries the right password needs what a picture shows as well, and with it does', async () => {
    const { browser, page, last } = await guess(3, ana.username);
    expect(last.text).toContain('name="captcha"');
    const without = await browser.submit(page, { username: ana.username, password });
    expect(without).toMatchObject({ status: 422 });
    expect(without.text).toContain('Too many wrong tries');
    const wrong = await browser.submit(page, { username: ana.username, password, captcha: 'other' });
    expect(wrong.text).toContain('That didn’t match the picture');
    const captcha = await readPicture(browser);
    expect((await browser.submit(page, { username: ana.username, password, captcha })).location).toContain('code=');
  });

  /** As a browser with scripts does while a password is typed. */
  async function doWork(): Promise<string> {
    const { body: challenge } = await world.call<Work>('get', '/captcha/work');
    const body = { challenge, solution: await solveWork(challenge) };
    return (await world.call<{ proof: string }>('post', '/captcha/work', { body })).body.proof;
  }

  test('the device’s work does as well as the picture, for one try', async () => {
    world.clock.forward(60 * minute);
    const { browser, page, last } = await guess(3, ana.username);
    expect(last.text).toContain('name="proof"');
    const proof = await doWork();
    expect((await browser.submit(page, { username: ana.username, password: 'a-guess-2', proof })).text).toContain(
      'is not right',
    );
    for (const spent of [proof, 'made.up', `${proof}x`]) {
      const again = await browser.submit(page, { username: ana.username, password, proof: spent });
      expect(again).toMatchObject({ status: 422 });
      expect(again.text).toContain('That took too long');
    }
    const old = await doWork();
    world.clock.forward(10 * minute);
    expect((await browser.submit(page, { username: ana.username, password, proof: old })).status).toBe(422);
    const fresh = await doWork();
    const inside = await browser.submit(page, { username: ana.username, password, proof: fresh, captcha: '' });
    expect(inside.location).toContain('code=');
  });

  test('the work’s script is the one that the page allows, and the picture is for browsers without scripts', async () => {
    world.clock.forward(60 * minute);
    const { last } = await guess(3, ana.username);
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(last.text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(last.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    const [, scriptless = ''] = /<noscript>([^]*?)<\/noscript>/.exec(last.text) ?? [];
    expect(scriptless).toContain('/event-api/graph');
    expect(last.text.replace(scriptless, '')).not.toContain('/event-api/graph');
  });

  test('a picture passes one try and no other browser’s', async () => {
    world.clock.forward(60 * minute);
    const { browser, page } = await guess(3, ana.username);
    const captcha = await readPicture(browser);
    await browser.submit(page, { username: ana.username, password: 'a-guess-2', captcha });
    const again = await browser.submit(page, { username: ana.username, password, captcha });
    expect(again.text).toContain('That didn’t match the picture');
  });

  test('with pictures read, thirty wrong tries from one address are enough for a quarter of an hour', async () => {
    world.clock.forward(60 * minute);
    const { browser, page } = await guess(3, ana.username);
    for (let tried = 3; tried < 30; tried += 1) {
      const captcha = await readPicture(browser);
      expect((await browser.submit(page, { username: ana.username, password: 'a-guess-3', captcha })).status).toBe(422);
    }
    const blocked = await browser.submit(page, {
      username: ana.username,
      password,
      captcha: await readPicture(browser),
    });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect(blocked.text).toContain('Too many tries');
    world.clock.forward(15 * minute);
    const later = await browser.submit(page, { username: ana.username, password, captcha: await readPicture(browser) });
    expect(later.location).toContain('code=');
  });

  test('an account that does not exist is asked for a picture just so', async () => {
    expect((await guess(3, 'nobody.at.all')).last.text).toContain('name="captcha"');
  });

  test('guesses from everywhere ask strangers for a picture, and shut out nobody in their own browser', async () => {
    world.clock.forward(60 * minute);
    const mei = await makePerson(world, { name: 'Mei', password });
    const own = openBrowser(world);
    await own.logIn(mei);
    // A hundred guesses an hour from many addresses.
    const mark = world.secrets.fingerprint(mei.username, 'login tries');
    const start = world.clock.now().replace(/:\d\d:\d\d\.\d{3}Z$/, ':00:00.000Z');
    await world.db.query('insert into rate_counter (key, window_start, count) values ($1, $2, 100)', [
      `login:${mark}`,
      start,
    ]);
    const stranger = openBrowser(world);
    const page = await stranger.openLogin();
    const captcha = await readPicture(stranger);
    expect((await stranger.submit(page, { username: mei.username, password, captcha })).status).toBe(429);
    const home = await own.openLogin();
    expect((await own.submit(home, { username: mei.username, password })).location).toContain('code=');
  });

  test('a right password clears the slips before it', async () => {
    world.clock.forward(60 * minute);
    for (let day = 0; day < 3; day += 1) {
      await guess(2, ana.username);
      expect(await openBrowser(world).logIn(ana)).toBeTruthy();
    }
  });

  /** Of somebody at this address, at names that are nobody's. */
  async function guessManyNames(times: number) {
    const mark = world.secrets.fingerprint('127.0.0.1', 'login tries');
    const start = new Date(Math.floor(Date.parse(world.clock.now()) / (15 * minute)) * 15 * minute).toISOString();
    await world.db.query(
      `insert into rate_counter (key, window_start, count) values ($1, $2, $3)
       on conflict (key, window_start) do update set count = excluded.count`,
      [`login:${mark}`, start, times],
    );
  }

  test('while somebody at their address guesses, a hall of people logs in with the right passwords', async () => {
    world.clock.forward(60 * minute);
    await guessManyNames(119);
    const guesser = openBrowser(world);
    const page = await guesser.openLogin('?language=en');
    await guesser.submit(page, { username: 'name1', password: 'x-guess-1' });
    // From now on a second try at a name needs a picture there.
    await guesser.submit(page, { username: 'name2', password: 'x-guess-1' });
    const second = await guesser.submit(page, { username: 'name2', password: 'x-guess-2' });
    expect(second.text).toContain('Too many wrong tries');
    for (let person = 0; person < 5; person += 1) expect(await openBrowser(world).logIn(ana)).toBeTruthy();
  });

  test('where guessing goes on and on, strangers read a picture and known browsers need none', async () => {
    world.clock.forward(60 * minute);
    const known = openBrowser(world);
    await known.logIn(ana);
    await guessManyNames(1200);
    const stranger = openBrowser(world);
    const page = await stranger.openLogin();
    expect((await stranger.get(page)).text).toContain('name="captcha"');
    expect((await stranger.submit(page, { username: ana.username, password })).status).toBe(422);
    const captcha = await readPicture(stranger);
    expect((await stranger.submit(page, { username: ana.username, password, captcha })).location).toContain('code=');
    expect(await known.logIn(ana)).toBeTruthy();
  });

  test('six people who log in at the same moment with one account and its right password all get in', async () => {
    world.clock.forward(60 * minute);
    const logins = await Promise.all(Array.from({ length: 6 }, () => openBrowser(world).logIn(ana)));
    expect(new Set(logins).size).toBe(6);
  });
});
