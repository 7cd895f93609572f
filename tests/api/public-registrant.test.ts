import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxCase, Waiting } from '#contract/inbox.ts';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import { administrator, doJobs } from '#tests/support/participants.ts';
import { makePerson } from '#tests/support/people.ts';
import {
  askForLink,
  confirmBy,
  confirmLinkIn,
  linkIn,
  mailsTo,
  makeCarnival,
  ownBy,
  registerFor,
} from '#tests/support/public-event.ts';
import { HeldList, makeSupervisor, pairPhone } from '#tests/support/sign-in-door.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const kindsTo = async (email: string) => (await mailsTo(world, email)).map(({ kind }) => kind);
const hour = 60 * 60_000;

test('a teacher corrects the names of the class: each stands beside its code and at the door, whose codes stay', async () => {
  const carnival = await makeCarnival(world, { seats: 10 });
  const phone = await pairPhone(world, world, (await makeSupervisor(world)).token, carnival);
  const { link } = (await registerFor(world, carnival, { name: '周嘉敏', seats: 3, groupName: '培道 8B' })).body;
  await doJobs(world);
  const own = ownBy(world, link);
  const before = (await own.read()).body;
  expect(before.codes.map(({ name }) => name)).toEqual(['周嘉敏', '周嘉敏 2/3', '周嘉敏 3/3']);
  expect(await own.change({ name: ' 周家敏 ', groupName: '培道 8A', names: ['Ana Lei', ''] })).toMatchObject({
    status: 200,
  });
  await doJobs(world);
  const after = (await own.read()).body;
  expect(after).toMatchObject({ name: '周家敏', groupName: '培道 8A', names: ['Ana Lei', ''], status: 'SEATED' });
  expect(after.codes.map(({ name }) => name)).toEqual(['周家敏', 'Ana Lei', '周家敏 3/3']);
  expect(after.codes.map(({ credential }) => credential)).toEqual(before.codes.map(({ credential }) => credential));
  const list = new HeldList(phone);
  await list.step(100);
  const held = [...list.people.values()].map(({ nameTc, nameEn, unitName }) => `${nameTc || nameEn}, ${unitName}`);
  expect(new Set(held)).toEqual(new Set(['周家敏, 培道 8A', 'Ana Lei, 培道 8A', '周家敏 3/3, 培道 8A']));
  // The mail with the code is not sent a second time.
  expect((await kindsTo(after.email)).filter((kind) => kind === 'PUBLIC_SEATED')).toHaveLength(1);
  const audit = await world.db.query('select action from audit_entry where subject_kind = $1', ['public_registration']);
  expect(audit).toEqual([{ action: 'public_registration.change' }]);
});

test('whoever saves an older version is told, and what was saved in between stands', async () => {
  const carnival = await makeCarnival(world, { seats: 10 });
  const own = ownBy(world, (await registerFor(world, carnival, { name: 'Ana' })).body.link);
  const { version } = (await own.read()).body;
  expect(await own.change({ name: 'Ana Maria' })).toMatchObject({ status: 200 });
  expect(await own.change({ name: 'Anna', version })).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  expect((await own.read()).body.name).toBe('Ana Maria');
  expect(await own.change({ name: ' ', email: 'nobody' })).toMatchObject({
    status: 400,
    body: {
      fields: [
        { path: 'name', problem: 'required' },
        { path: 'email', problem: 'format' },
      ],
    },
  });
  world.clock.set('2026-11-24T16:00:00.000Z' as Instant);
  expect(await own.change({ name: 'Late' })).toMatchObject({ status: 409, body: { code: 'DATE_CANNOT_ENROLL' } });
  world.clock.set('2026-11-21T02:00:00.000Z' as Instant);
  await own.move('withdraw');
  expect(await own.change({ name: 'Gone' })).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
});

test('a new address counts once its mail was answered, and the one before hears of it without a link', async () => {
  const carnival = await makeCarnival(world, { seats: 10 });
  const [old, next] = ['typo@example.org', 'right@example.org'];
  const { link } = (await registerFor(world, carnival, { email: old, language: 'pt' })).body;
  await doJobs(world);
  const own = ownBy(world, link);
  expect(await own.change({ email: next })).toMatchObject({ status: 200 });
  await doJobs(world);
  expect((await own.read()).body).toMatchObject({ email: old, newEmail: next });
  expect(await kindsTo(next)).toEqual(['PUBLIC_EMAIL_CONFIRM']);
  // Saved again it is not written to again.
  expect(await own.change({ name: 'Ana' })).toMatchObject({ status: 200 });
  const [mail] = await mailsTo(world, next);
  expect(mail).toMatchObject({ language: 'pt' });
  const confirm = confirmLinkIn(mail?.text ?? '');
  expect(await confirmBy(world, link)).toMatchObject({ status: 410 });
  expect(await ownBy(world, confirm).read()).toMatchObject({ status: 410 });

  const confirmed = await confirmBy(world, confirm);
  expect(confirmed.status).toBe(200);
  const moved = ownBy(world, confirmed.body.link);
  expect((await moved.read()).body).toMatchObject({ email: next, newEmail: '' });
  expect((await confirmBy(world, confirm)).body).toEqual(confirmed.body);
  // Whoever reads the mailbox of the old address has a link that opens and moves nothing.
  expect(await own.read()).toMatchObject({ status: 410, body: { code: 'LINK_HAS_EXPIRED' } });
  const { version } = (await moved.read()).body;
  const path = '/public/api/v1/own/public-registration';
  const said = { version, name: 'Eve', email: next, groupName: '', names: [] };
  const headers = { 'own-link': link };
  expect((await world.call('put', path, { headers, body: said })).status).toBe(410);
  expect((await world.call('post', `${path}/moves`, { headers, body: { move: 'withdraw', version } })).status).toBe(
    410,
  );
  expect((await moved.read()).body).toMatchObject({ name: 'Ana', status: 'SEATED' });
  expect(await kindsTo(next)).toEqual(['PUBLIC_LINK', 'PUBLIC_EMAIL_CONFIRM']);
  const mailed = /\/event\/public-event\/own#(\S+)/.exec((await mailsTo(world, next))[0]?.text ?? '')?.[1] ?? '';
  expect((await ownBy(world, mailed).read()).body).toMatchObject({ email: next });
  const [told] = await mailsTo(world, old);
  expect(told?.kind).toBe('PUBLIC_EMAIL_CHANGED');
  expect(told?.text).toContain('r•••@example.org');
  expect(told?.text).not.toContain('/public-event/own');
  expect((await registerFor(world, carnival, { email: old })).status).toBe(200);
  expect((await registerFor(world, carnival, { email: next })).body.code).toBe('REPEAT_ENROLLMENT');
});

test('an address is not taken from whoever has it, nor by an old mail, nor are many written to', async () => {
  const carnival = await makeCarnival(world, { seats: 10 });
  await registerFor(world, carnival, { email: 'theirs@example.org' });
  const own = ownBy(world, (await registerFor(world, carnival)).body.link);
  const asked = async (email: string) => {
    expect(await own.change({ email })).toMatchObject({ status: 200 });
    return confirmLinkIn((await mailsTo(world, email)).find(({ kind }) => kind === 'PUBLIC_EMAIL_CONFIRM')?.text ?? '');
  };
  const taken = await asked('Theirs@example.org');
  expect(await confirmBy(world, taken)).toMatchObject({ status: 409, body: { code: 'REPEAT_ENROLLMENT' } });
  const first = await asked('first@example.org');
  const second = await asked('second@example.org');
  expect(await confirmBy(world, first)).toMatchObject({ status: 410 });
  world.clock.forward(25 * hour);
  expect(await confirmBy(world, second)).toMatchObject({ status: 410 });
  expect((await own.read()).body.newEmail).toBe('');
  await asked('fourth@example.org');
  await asked('fifth@example.org');
  expect(await own.change({ email: 'sixth@example.org' })).toMatchObject({ status: 429 });
  expect(await mailsTo(world, 'sixth@example.org')).toEqual([]);
  world.clock.set('2026-11-21T02:00:00.000Z' as Instant);
});

test('a lost link is sent again in the reader’s language, and the answer tells nobody who is registered', async () => {
  const carnival = await makeCarnival(world, { seats: 10 });
  const email = 'lost@example.org';
  const { link } = (await registerFor(world, carnival, { email, language: 'pt' })).body;
  const answers = [
    await askForLink(world, carnival, 'LOST@example.org'),
    await askForLink(world, carnival, 'nobody@example.org'),
    await askForLink(world, carnival, email),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { done: true }]));
  const sent = async () => (await mailsTo(world, email)).filter(({ kind }) => kind === 'PUBLIC_LINK');
  expect(await sent()).toMatchObject([{ language: 'pt' }]);
  expect(linkIn((await sent())[0]?.text ?? '')).toBe(link);
  expect(await mailsTo(world, 'nobody@example.org')).toEqual([]);
  world.clock.forward(hour);
  await askForLink(world, carnival, email);
  expect(await sent()).toHaveLength(2);
  world.clock.forward(hour);
  await ownBy(world, link).move('withdraw');
  expect(await askForLink(world, carnival, email)).toMatchObject({ status: 200 });
  expect(await sent()).toHaveLength(2);
  const noProof = await world.call('post', `/public/api/v1/public-events/${carnival}/link`, { body: { email } });
  expect(noProof.status).toBe(422);
  world.clock.set('2026-11-21T02:00:00.000Z' as Instant);
});

test('a demand waits in the inbox and is counted until the fund decides', async () => {
  const carnival = await makeCarnival(world);
  const school = await makePerson(world, { name: 'Kao Yip', orgType: 'PUBLIC_INVITED', activities: [carnival] });
  const { token } = await administrator(world);
  const demand = await world.call<{ id: string }>('post', '/public-demands', {
    token: school.token,
    body: {
      id: newId(),
      activityId: carnival,
      contact: '李老師',
      title: '二十個名額',
      text: '高二學生。',
      date: '2026-11-25',
    },
  });
  const waiting = async () => {
    const about = `workflow=PUBLIC_DEMAND&activityId=${carnival}`;
    const counts = `/admin/inbox/counts?turn=FUND&activityId=${carnival}`;
    const counted = (await world.call<{ content: Waiting[] }>('get', counts, { token })).body.content;
    return {
      cases: (await world.call<{ content: InboxCase[] }>('get', `/admin/inbox?${about}`, { token })).body.content,
      count: counted.find(({ workflow }) => workflow === 'PUBLIC_DEMAND')?.count,
    };
  };
  const { id } = demand.body;
  expect(await waiting()).toMatchObject({
    cases: [{ id, turn: 'FUND', status: 'PENDING', names: { tc: '二十個名額' }, moves: [] }],
    count: 1,
  });
  const one = await world.call('get', `/admin/inbox/PUBLIC_DEMAND/${id}`, { token });
  expect(one.body).toMatchObject({ facts: [{ name: 'text', value: '高二學生。' }, { name: 'day' }, {}, {}] });
  await world.call('post', `/public-demands/${id}/decision`, {
    token,
    body: { move: 'approve', note: '', version: 1 },
  });
  expect(await waiting()).toEqual({ cases: [], count: 0 });
});
