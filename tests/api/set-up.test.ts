import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpAddress } from '#server/installation/set-up-address.ts';
import { openBrowser } from '#tests/support/login-browser.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const lei = { name: '李志偉', email: 'lei@fund.example', password: 'lotus-garden-8', repeated: 'lotus-garden-8' };

/** As its server shows it, without the name of the server. */
const addressOf = async (world: TestWorld): Promise<string> =>
  ((await setUpAddress(world)) ?? '').replace(world.config.publicUrl, '');

const countAccounts = async (world: TestWorld) => (await world.db.query('select 1 from account')).length;

describe('a portal that was just installed', () => {
  let world: TestWorld;
  let address: string;
  beforeAll(async () => {
    world = await openTestWorld();
    address = await addressOf(world);
  });
  afterAll(() => world.close());

  test.each([
    ['without the token', '/event/set-up'],
    ['with a made-up one', '/event/set-up?token=Zm9yZ2Vk'],
    ['with letters of any kind', '/event/set-up?token=%C3%A9%C3%A9'],
    ['with two', '/event/set-up?token=1&token=2'],
  ])('%s is set up by nobody', async (_how, other) => {
    const browser = openBrowser(world);
    expect(await browser.get(other)).toMatchObject({ status: 403 });
    expect(await browser.post(other, lei)).toMatchObject({ status: 403 });
    expect(await countAccounts(world)).toBe(0);
  });

  test.each([
    ['name', '', '請輸入姓名'],
    ['email', 'lei@fund', '請輸入有效的電郵'],
    ['password', 'short-1', '密碼須有 8 至 128 個字元'],
    ['password', 'password1', '此密碼太常見'],
    ['repeated', 'other-garden-8', '兩次輸入的密碼不相同'],
  ])('says beside the %s ("%s") what is wrong with it, and keeps the rest', async (field, value, said) => {
    const { status, text } = await openBrowser(world).post(address, { ...lei, [field]: value });
    expect(status).toBe(422);
    expect(text).toContain(said);
    if (field !== 'name') expect(text).toContain(`value="${lei.name}"`);
    expect(text).not.toContain(lei.password);
    expect(await countAccounts(world)).toBe(0);
  });

  test.each([
    ['zh', 'zh-Hant-MO', '建立首位管理員'],
    ['sc', 'zh-Hans', '建立首位管理员'],
    ['en', 'en', 'Make the first administrator'],
    ['pt', 'pt-PT', 'Criar o primeiro administrador'],
  ])('asks in %s', async (language, tag, title) => {
    const { text, headers } = await openBrowser(world).get(`${address}&lang=${language}`);
    expect(text).toContain(`lang="${tag}"`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('makes the first administrator of one of those who open it at the same moment', async () => {
    const names = ['lei', 'ho', 'tam', 'wong'];
    const answers = await Promise.all(
      names.map((name) => openBrowser(world).post(address, { ...lei, email: `${name}@fund.example` })),
    );
    for (const { status } of answers) expect([303, 410]).toContain(status);
    expect(await countAccounts(world)).toBe(1);
  });

  test('is run by that one, who logs in with the password given', async () => {
    const [made] = await world.db.query<{ email: string }>('select email from account');
    const token = await openBrowser(world).logIn({ username: made?.email ?? '', password: lei.password });
    const { body } = await world.call('get', '/profile', { token });
    expect(body).toMatchObject({ orgType: 'FUND_ADMIN', restPassword: false });
    const accounts = await world.call<{ content: { nameTc: string }[] }>('get', '/admin/accounts', { token });
    expect(accounts.body.content.map(({ nameTc }) => nameTc)).toEqual([lei.name]);
  });

  test('says from then on that it is done, and makes nobody else, also when the role was taken away', async () => {
    const browser = openBrowser(world);
    const again = await browser.post(`${address}&lang=en`, { ...lei, email: 'other@fund.example' });
    expect(again.status).toBe(410);
    expect(again.text).toContain('There is an administrator');
    expect(again.text).toContain('href="/event-api/login/authorize"');
    await world.db.query('update membership set ended_at = now()');
    expect((await browser.get(address)).status).toBe(410);
    expect(await setUpAddress(world)).toBeNull();
    expect(await countAccounts(world)).toBe(1);
  });
});

test('where another provider knows the passwords, none is asked for', async () => {
  const world = await openTestWorld({
    environment: { OIDC_ISSUER: 'https://id.fund.example', OIDC_CLIENT_SECRET: 'secret-of-the-portal' },
  });
  const address = await addressOf(world);
  const browser = openBrowser(world);
  expect((await browser.get(address)).text).not.toContain('type="password"');
  expect((await browser.post(address, { name: lei.name, email: lei.email })).status).toBe(303);
  expect(await world.db.query('select password_hash from account')).toEqual([{ password_hash: null }]);
  await world.close();
});

test('a demo has administrators and no such page', async () => {
  const world = await openTestWorld({ demo: true });
  expect(await addressOf(world)).toBe('');
  expect((await openBrowser(world).get('/event/set-up')).status).toBe(404);
  await world.close();
});
