import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountPage } from '#contract/account/desk.ts';
import type { Profile } from '#contract/account/account.ts';
import { deskOf, logsIn, newAccount } from '#tests/support/desk-people.ts';
import { administrator, makeRoadShow, outbox, reviewer } from '#tests/support/participants.ts';
import { makePerson, makeUnit, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
  desk = deskOf(world, mei);
});
afterAll(() => world.close());

const find = async (query: string) => (await desk.accounts(query)).body.content.map(({ username }) => username);
const profile = (token: string) => world.call<Profile>('get', '/profile', { token });
const linkIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('finding an account', () => {
  test('by any word of a name, the username, the e-mail, the mobile or its last digits', async () => {
    const details = newAccount({
      username: 'joao.paiva',
      email: 'jp@ilha-verde.example',
      nameTc: '白若翰',
      namePt: 'João Paiva',
      mobile: '+85366778899',
    });
    await desk.open({ ...details, firstPassword: 'LINK' });
    for (const typed of [
      'joao',
      'paiva joão',
      'JOAO.PAI',
      'ilha-verde',
      '66778899',
      '8899',
      '若翰',
      '白若',
      '+853 6677',
    ]) {
      expect(await find(`search=${encodeURIComponent(typed)}`), typed).toEqual(['joao.paiva']);
    }
    expect(await find(`search=${encodeURIComponent('翰若')}`)).toEqual([]);
    expect(await find('search=aiva')).toEqual([]);
  });

  test('by role, activity and standing, page by page', async () => {
    const activityId = await makeRoadShow(world);
    const other = await makeRoadShow(world);
    const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'ROADSHOW', activities: [activityId] });
    const rui = await makePerson(world, { name: 'Rui Dias', orgType: 'EXHIBITOR', activities: [activityId] });
    expect((await find(`activityId=${activityId}`)).toSorted()).toEqual([ana.username, rui.username].toSorted());
    expect(await find(`activityId=${activityId}&orgType=EXHIBITOR`)).toEqual([rui.username]);
    expect(await find(`activityId=${other}`)).toEqual([]);
    expect(await find('standing=neverLoggedIn&search=joao')).toEqual(['joao.paiva']);
    const first = (await desk.accounts('size=1&sort=username:asc')).body;
    const second = (await desk.accounts('size=1&page=1&sort=username:asc')).body;
    expect(first.totalElements).toBeGreaterThan(2);
    expect(first.content[0]?.username).not.toBe(second.content[0]?.username);
  });

  test('a reviewer reads and changes nothing; an exhibitor does neither', async () => {
    const rita = deskOf(world, await reviewer(world));
    expect((await rita.accounts()).status).toBe(200);
    expect((await rita.account(mei.accountId)).account.username).toBe(mei.username);
    expect((await rita.open({ ...newAccount(), firstPassword: 'LINK' })).status).toBe(403);
    expect((await rita.deed(mei.accountId, 'suspend')).status).toBe(403);
    const ana = deskOf(world, await makePerson(world, { name: 'Ana', orgType: 'EXHIBITOR' }));
    expect((await ana.accounts()).status).toBe(403);
    expect((await ana.call('get', `/accounts/${mei.accountId}`)).status).toBe(403);
  });
});

describe('opening an account', () => {
  test('its owner is mailed a link, sets a password with it once, and only they ever know it', async () => {
    const unitId = await makeUnit(world, 'Delta');
    const activityId = await makeRoadShow(world);
    const details = newAccount();
    const opened = await desk.open({
      ...details,
      membership: { orgType: 'EXHIBITOR', unitId, activities: [activityId] },
      firstPassword: 'LINK',
    });
    expect(opened).toMatchObject({ status: 200, body: { notice: null } });
    const page = await desk.account(opened.body.accountId);
    expect(page).toMatchObject({
      account: { hasPassword: false, restPassword: false, orgTypes: ['EXHIBITOR'] },
      memberships: [{ orgType: 'EXHIBITOR', unit: { id: unitId }, activities: [{ id: activityId }] }],
      history: [{ action: 'account.create', by: mei.username }],
    });
    const [mail] = await outbox(world);
    expect(mail).toMatchObject({ to: details.email, kind: 'ACCOUNT_OPENED' });
    const token = linkIn(mail?.text ?? '');

    const read = await world.call('post', '/password-links/read', { body: { token } });
    expect(read.body).toMatchObject({ username: details.username });
    const weak = await world.call('post', '/password-links/use', { body: { token, newPassword: 'password1' } });
    expect(weak.body).toMatchObject({ code: 'PARAMS_ERROR', fields: [{ path: 'newPassword' }] });
    const set = await world.call('post', '/password-links/use', { body: { token, newPassword: 'lotus-flood-17' } });
    expect(set.status).toBe(200);
    expect(await logsIn(world, details.email.toUpperCase(), 'lotus-flood-17')).toBe('right');
    const again = await world.call('post', '/password-links/use', { body: { token, newPassword: 'other-bird-99' } });
    expect(again.body).toMatchObject({ code: 'CAPTCHA_HAS_EXPIRED' });
  });

  test('a password told by staff is good for nothing but changing it', async () => {
    const details = newAccount();
    const opened = await desk.open({ ...details, firstPassword: 'FORCED_CHANGE', password: 'for-you-only-1' });
    expect(await desk.account(opened.body.accountId)).toMatchObject({ account: { restPassword: true } });
    expect(await logsIn(world, details.username, 'for-you-only-1')).toBe('right');
    const common = await desk.open({ ...newAccount(), firstPassword: 'FORCED_CHANGE', password: 'password1' });
    expect(common.body).toMatchObject({ fields: [{ path: 'password', problem: 'notAllowed' }] });
  });

  test('neither the username nor the e-mail may be what somebody else logs in with', async () => {
    const ana = newAccount();
    await desk.open({ ...ana, firstPassword: 'LINK' });
    const withName = (changed: object) => desk.open({ ...newAccount(changed), firstPassword: 'LINK' });
    expect((await withName({ username: ana.username.toUpperCase() })).body).toMatchObject({ code: 'USERNAME_REPEAT' });
    expect((await withName({ email: ana.email.toUpperCase() })).body).toMatchObject({ code: 'ACCOUNT_EXISTED' });
    expect((await withName({ username: ana.email })).body).toMatchObject({ code: 'USERNAME_REPEAT' });
    expect((await withName({ email: 'no address', nameTc: '', nameEn: '' })).body).toMatchObject({
      fields: [
        { path: 'email', problem: 'format' },
        { path: 'nameTc', problem: 'required' },
      ],
    });
  });

  test('a role that cannot be given opens no account', async () => {
    const tries: [object, string][] = [
      [{ orgType: 'EXHIBITOR' }, 'membership.unitId'],
      [{ orgType: 'ROADSHOW', unitId: await makeUnit(world) }, 'membership.role'],
      [{ orgType: 'EXHIBITOR', unitId: await makeUnit(world), role: 'COMPANY' }, 'membership.role'],
      [{ orgType: 'FUND_REVIEWER', unitId: await makeUnit(world) }, 'membership.unitId'],
    ];
    for (const [membership, path] of tries) {
      const details = newAccount();
      const answer = await desk.open({ ...details, membership, firstPassword: 'LINK' });
      expect(answer.body).toMatchObject({ code: 'PARAMS_ERROR', fields: [{ path }] });
      expect(await find(`search=${details.username}`)).toEqual([]);
    }
  });
});

test('of two who edit at once the second is told, and what was changed is recorded without addresses', async () => {
  const details = newAccount({ mobile: '+85361234567' });
  const { accountId } = (await desk.open({ ...details, firstPassword: 'LINK' })).body;
  const { account } = await desk.account(accountId);
  const changed = { ...details, nameEn: 'Ho Si Man Carla', email: 'carla.ho@example.mo' };
  expect((await desk.edit(accountId, account.version, changed)).status).toBe(200);
  expect((await desk.edit(accountId, account.version, details)).body).toMatchObject({ code: 'STATUS_ERROR' });
  const [newest] = (await desk.account(accountId)).history;
  expect(newest).toMatchObject({
    action: 'account.edit',
    changes: [
      { field: 'email', from: 'c***@example.mo', to: 'c***@example.mo' },
      { field: 'nameEn', from: 'Ho Si Man', to: 'Ho Si Man Carla' },
    ],
  });
});

test('a suspended account is out at once and stays out until it is restored', async () => {
  const ana = await makePerson(world, { name: 'Ana Paz', orgType: 'EXHIBITOR', password: 'green-hill-41' });
  expect((await profile(ana.token)).status).toBe(200);
  const gone = await desk.deed(ana.accountId, 'suspend');
  expect(gone.body).toMatchObject({ account: { suspendedAt: expect.any(String) }, sessions: [] });
  expect((await profile(ana.token)).status).toBe(401);
  expect(await logsIn(world, ana.username, 'green-hill-41')).toBe('wrong');
  expect(await find('standing=suspended')).toContain(ana.username);
  expect((await desk.deed(ana.accountId, 'suspend')).body).toMatchObject({ code: 'STATUS_ERROR' });
  await desk.deed(ana.accountId, 'restore');
  expect(await logsIn(world, ana.username, 'green-hill-41')).toBe('right');
  expect((await profile(ana.token)).status).toBe(401);
});

test('staff end the logins of an account and mail its owner a link, and see no password', async () => {
  const ana = await makePerson(world, { name: 'Ana Cruz', orgType: 'EXHIBITOR', password: 'green-hill-42' });
  expect((await desk.account(ana.accountId)).sessions).toHaveLength(1);
  expect((await desk.call('post', `/accounts/${ana.accountId}/sessions/end`)).body).toEqual({ ended: 1 });
  expect((await profile(ana.token)).status).toBe(401);
  await desk.call('post', `/accounts/${ana.accountId}/password-reset`);
  const [mail] = await outbox(world);
  expect(mail).toMatchObject({ to: ana.email, kind: 'PASSWORD_RESET' });
  expect(await logsIn(world, ana.username, 'green-hill-42')).toBe('right');
  world.clock.forward(25 * 60 * 60_000);
  const late = await world.call('post', '/password-links/use', {
    body: { token: linkIn(mail?.text ?? ''), newPassword: 'green-hill-43' },
  });
  expect(late.body).toMatchObject({ code: 'CAPTCHA_HAS_EXPIRED' });
  mei = await administrator(world);
  desk = deskOf(world, mei);
});

describe('roles', () => {
  test('a role is given, changed and taken away; a login in it falls back to another one', async () => {
    const [one, two] = [await makeRoadShow(world), await makeRoadShow(world)];
    const unitId = await makeUnit(world, 'Lotus');
    const ana = await makePerson(world, { name: 'Ana Sou', orgType: 'EXHIBITOR', unitId, activities: [one] });
    const added = await desk.deed(ana.accountId, 'memberships', {
      orgType: 'ROADSHOW',
      role: 'COMPANY',
      unitId,
      activities: [one, two],
    });
    const roadShow = added.body.memberships.find(({ orgType }) => orgType === 'ROADSHOW');
    await world.call('put', '/profile/role', { token: ana.token, body: { membershipId: roadShow?.id } });
    const changed = await desk.call<AccountPage>('put', `/accounts/${ana.accountId}/memberships/${roadShow?.id}`, {
      version: added.body.account.version,
      role: 'MACAU_COM',
      activities: [two],
    });
    expect(changed.body.memberships.find(({ id }) => id === roadShow?.id)).toMatchObject({
      role: 'MACAU_COM',
      activities: [{ id: two }],
    });
    expect((await profile(ana.token)).body).toMatchObject({ orgType: 'ROADSHOW', activities: [two] });
    const ended = await desk.deed(ana.accountId, `memberships/${roadShow?.id}/end`);
    expect(ended.body.account.orgTypes).toEqual(['EXHIBITOR']);
    expect((await profile(ana.token)).body).toMatchObject({ orgType: 'EXHIBITOR', activities: [one] });
    expect(ended.body.history.map(({ action }) => action)).toEqual([
      'membership.end',
      'membership.change',
      'membership.add',
    ]);
    expect((await desk.deed(ana.accountId, `memberships/${roadShow?.id}/end`)).status).toBe(404);
  });

  test('the same role for the same unit is not given twice', async () => {
    const unitId = await makeUnit(world);
    const ana = await makePerson(world, { name: 'Ana Vu', orgType: 'CONTRACTOR', unitId });
    const twice = await desk.deed(ana.accountId, 'memberships', { orgType: 'CONTRACTOR', unitId });
    expect(twice.body).toMatchObject({ code: 'ACCOUNT_EXISTED' });
  });

  test('the last administrator is neither suspended nor loses the role', async () => {
    const alone = await openTestWorld();
    const vera = await administrator(alone);
    const hers = deskOf(alone, vera);
    const role = `memberships/${vera.membershipIds[0]}/end`;
    expect((await hers.deed(vera.accountId, 'suspend')).body).toMatchObject({ code: 'LAST_ADMINISTRATOR' });
    expect((await hers.deed(vera.accountId, role)).body).toMatchObject({ code: 'LAST_ADMINISTRATOR' });
    const second = await administrator(alone);
    expect((await hers.deed(vera.accountId, role)).status).toBe(200);
    expect((await hers.accounts()).status).toBe(403);
    expect((await deskOf(alone, second).deed(second.accountId, 'suspend')).status).toBe(409);
    await alone.close();
  });
});
