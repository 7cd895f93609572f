import { afterEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { cancelHeld } from '#server/notice/cancel-held.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { administrator, doJobs, outbox } from '#tests/support/participants.ts';
import { makePerson } from '#tests/support/people.ts';
import { type Gateway, openSmsGateway } from '#tests/support/sms-gateway.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function worldWith(environment: Record<string, string> = {}): Promise<TestWorld> {
  const world = await openTestWorld({ environment });
  opened.push(() => world.close());
  return world;
}

const mailServer = async (): Promise<MailServer> => {
  const server = await openMailServer();
  opened.push(() => server.close());
  return server;
};

const smsGateway = async (): Promise<Gateway> => {
  const gateway = await openSmsGateway();
  opened.push(() => gateway.close());
  return gateway;
};

const greet = (world: TestWorld, channel: 'MAIL' | 'SMS', to: string, heldMs = 0) =>
  world.db.transaction((tx) =>
    writeMessage(world, tx, {
      channel,
      kind: 'CODE_READY',
      language: 'zh',
      activityId: null,
      heldMs,
      to,
      subject: channel === 'MAIL' ? '[路演] 您的簽到碼' : '',
      text: '您好',
      html: '<p>您好</p><img src="cid:code.png">',
      pictures: [{ name: 'code.png', type: 'image/png', base64: 'iVBORw0KGgo=' }],
      calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    }),
  );

test('a change that is rolled back sends nothing', async () => {
  const world = await worldWith();
  const failing = world.db.transaction(async (tx) => {
    await writeMessage(world, tx, {
      channel: 'SMS',
      kind: 'CODE_READY',
      language: 'zh',
      activityId: null,
      to: '+85366123456',
      subject: '',
      text: '您好',
    });
    throw new Error('the rest failed');
  });
  await expect(failing).rejects.toThrow('the rest failed');
  await doJobs(world);
  expect(await outbox(world)).toEqual([]);
});

test('without anything to send with, a message is kept to be read', async () => {
  const world = await worldWith();
  await greet(world, 'MAIL', 'chan@example.org');
  await doJobs(world);
  expect(await outbox(world)).toMatchObject([{ state: 'KEPT', to: 'chan@example.org' }]);
});

test('a mail arrives with its subject, both forms, its picture and its file for a calendar', async () => {
  const { url, taken } = await mailServer();
  const world = await worldWith({ SMTP_URL: url });
  await greet(world, 'MAIL', 'chan@example.org');
  await doJobs(world);
  expect(await outbox(world)).toMatchObject([{ state: 'SENT' }]);
  const mail = taken.join('\n');
  expect(mail).toContain('To: chan@example.org');
  expect(mail).toContain(`Subject: =?UTF-8?B?${Buffer.from('[路演] 您的簽到碼').toString('base64').slice(0, 12)}`);
  expect(mail).toContain('multipart/alternative');
  expect(mail).toContain('Content-ID: <code.png>');
  expect(mail).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH; name=event.ics');
  expect(mail).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'));
});

test('a gateway that is down is asked again later, and the SMS arrives once it is up', async () => {
  const gateway = await smsGateway();
  gateway.answer(503);
  const world = await worldWith({ SMS_URL: gateway.url, SMS_TOKEN: 'secret' });
  await greet(world, 'SMS', '+85366123456');
  await doJobs(world);
  expect(await outbox(world)).toMatchObject([{ state: 'WAITING' }]);
  gateway.answer(200);
  expect(await doJobs(world)).toBe(0);
  world.clock.forward(31_000);
  await doJobs(world);
  expect(await outbox(world)).toMatchObject([{ state: 'SENT' }]);
  expect(gateway.taken).toEqual([{ to: '+85366123456', text: '您好', token: 'Bearer secret' }]);
});

test('a gateway is asked the way it wants to be', async () => {
  const gateway = await smsGateway();
  const world = await worldWith({ SMS_URL: gateway.url, SMS_BODY: 'user=fund&phone={digits}&content={text}' });
  await greet(world, 'SMS', '+85366123456');
  await doJobs(world);
  expect(gateway.taken).toEqual([{ user: 'fund', phone: '85366123456', content: '您好', token: undefined }]);
});

test('a mail goes by the name of the portal, unless its sender has one', async () => {
  const server = await mailServer();
  const world = await worldWith({ SMTP_URL: server.url, MAIL_FROM: 'events@example.org' });
  await greet(world, 'MAIL', 'chan@example.org');
  const named = await worldWith({ SMTP_URL: server.url, MAIL_FROM: 'The Fund <events@example.org>' });
  await greet(named, 'MAIL', 'chan@example.org');
  await doJobs(world);
  await doJobs(named);
  expect(server.taken.map((mail) => /^From: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual([
    `=?UTF-8?B?${Buffer.from('活動平台').toString('base64')}?= <events@example.org>`,
    'The Fund <events@example.org>',
  ]);
});

describe('an address that the other side refuses for good', () => {
  test('a mail is given up at once, and the reason can be read', async () => {
    const server = await mailServer();
    server.refuseAddresses('550 no such person');
    const world = await worldWith({ SMTP_URL: server.url });
    await greet(world, 'MAIL', 'nobody@example.org');
    await doJobs(world);
    const mei = await administrator(world);
    const list = await world.call('get', '/staff/messages?state=FAILED', mei);
    expect(list.body).toMatchObject({
      content: [{ attempts: 1, lastError: expect.stringContaining('no such person') }],
    });
    server.refuseAddresses('450 come back later');
    await greet(world, 'MAIL', 'chan@example.org');
    await doJobs(world);
    expect(await outbox(world)).toMatchObject([{ state: 'WAITING' }, { state: 'FAILED' }]);
  });

  test('a wrong number is not asked for again, a wrong token is', async () => {
    const gateway = await smsGateway();
    const world = await worldWith({ SMS_URL: gateway.url });
    gateway.answer(422);
    await greet(world, 'SMS', '+853123');
    await doJobs(world);
    gateway.answer(401);
    await greet(world, 'SMS', '+85366123456');
    await doJobs(world);
    expect(await outbox(world)).toMatchObject([{ state: 'WAITING' }, { state: 'FAILED' }]);
  });
});

test('after an outage everything that failed is sent again with one tap', async () => {
  const gateway = await smsGateway();
  gateway.answer(400);
  const world = await worldWith({ SMS_URL: gateway.url });
  for (const number of ['+85366000001', '+85366000002']) await greet(world, 'SMS', number);
  await doJobs(world);
  gateway.answer(200);
  const mei = await administrator(world);
  const rui = await makePerson(world, { name: 'Rui', orgType: 'DOOR_SUPERVISOR', unitId: null });
  expect((await world.call('post', '/staff/messages/send-failed', rui)).status).toBe(403);
  expect((await world.call('post', '/staff/messages/send-failed', mei)).body).toEqual({ count: 2 });
  await doJobs(world);
  expect((await outbox(world)).map(({ state }) => state)).toEqual(['SENT', 'SENT']);
  expect((await world.call('post', '/staff/messages/send-failed', mei)).body).toEqual({ count: 0 });
});

test('a message that is held can be taken back, one that has left cannot', async () => {
  const world = await worldWith();
  await greet(world, 'MAIL', 'chan@example.org', 10_000);
  const mei = await administrator(world);
  const held = await world.call<{ content: { id: string }[] }>(
    'get',
    '/staff/messages?state=HELD&kind=CODE_READY',
    mei,
  );
  const takeBack = (id: string | undefined) => world.call('post', `/staff/messages/${id}/take-back`, mei);
  expect((await takeBack(held.body.content[0]?.id)).body).toMatchObject({ state: 'TAKEN_BACK' });
  world.clock.forward(60_000);
  await doJobs(world);
  expect(await outbox(world)).toMatchObject([{ state: 'TAKEN_BACK' }]);
  expect((await takeBack(held.body.content[0]?.id)).status).toBe(409);
  expect((await takeBack(mei.accountId)).status).toBe(404);
});

test('of a tap on undo and the sending at the same moment exactly one succeeds', async () => {
  const gateway = await smsGateway();
  const world = await openTestWorld({ database: 'postgres', environment: { SMS_URL: gateway.url } });
  opened.push(() => world.close());
  for (let round = 0; round < 12; round++) {
    const groupId = newId();
    await world.db.transaction(async (tx) => {
      for (const to of ['+85366000001', '+85366000002']) {
        await writeMessage(world, tx, {
          channel: 'SMS',
          kind: 'CODE_READY',
          language: 'zh',
          activityId: null,
          subject: '',
          text: `round ${round}`,
          to,
          groupId,
          heldMs: 10_000,
        });
      }
    });
    world.clock.forward(10_000);
    const [takenBack] = await Promise.all([
      world.db.transaction((tx) => cancelHeld(world, tx, groupId)),
      doJobs(world),
      doJobs(world),
    ]);
    const sent = gateway.taken.filter(({ text }) => text === `round ${round}`).length;
    expect({ takenBack, sent }).toEqual(takenBack ? { takenBack: true, sent: 0 } : { takenBack: false, sent: 2 });
  }
});

test('a message that never arrives is given up and can be sent again by staff', async () => {
  const world = await worldWith({ SMS_URL: 'http://127.0.0.1:9/' });
  await greet(world, 'SMS', '+85366123456');
  for (let tries = 0; tries < 12; tries++) {
    await doJobs(world);
    world.clock.forward(60 * 60_000);
  }
  const mei = await administrator(world);
  const failed = await world.call<{ content: { id: string }[] }>('get', '/staff/messages?state=FAILED', mei);
  expect(failed.body).toMatchObject({ totalElements: 1, content: [{ attempts: 10, recipient: '+85366123456' }] });
  const again = await world.call('post', `/staff/messages/${failed.body.content[0]?.id}/send`, mei);
  expect(again.body).toMatchObject({ state: 'WAITING' });
  const twice = await world.call<ErrorBody>('post', `/staff/messages/${failed.body.content[0]?.id}/send`, mei);
  expect(twice.body.code).toBe('STATUS_ERROR');
});

test('the outbox is for staff who may see it', async () => {
  const world = await worldWith();
  const rui = await makePerson(world, { name: 'Rui', orgType: 'FUND_REVIEWER', unitId: null });
  expect((await world.call('get', '/staff/messages', rui)).status).toBe(403);
  expect((await world.call('get', '/staff/messages')).status).toBe(401);
});

test('addresses and texts are not to be read in the database', async () => {
  const world = await worldWith();
  await greet(world, 'MAIL', 'chan@example.org');
  const [row] = await world.db.query<{ text: string }>('select row_to_json(m)::text as text from message m');
  expect(row?.text).not.toContain('chan@example.org');
  expect(row?.text).not.toContain('您好');
});

test('what opens an account is read by nobody but whom it was sent to', async () => {
  const world = await worldWith();
  const write = (kind: 'PASSWORD_RESET' | 'INVITATION' | 'MAIL_CODE', text: string) =>
    world.db.transaction((tx) =>
      writeMessage(world, tx, {
        channel: 'MAIL',
        kind,
        language: 'en',
        activityId: null,
        to: 'chan@example.org',
        subject: 'Hello',
        text,
      }),
    );
  await write('PASSWORD_RESET', 'By 2026-11-22 10:00: https://example.org/event/password?token=secret');
  await write('INVITATION', 'Your code is\nAB12-CD34-EF56');
  await write('MAIL_CODE', 'Your code is 123456.');
  await greet(world, 'SMS', '+85366123456');
  const ana = await makePerson(world, { name: 'Ana', orgType: 'DOOR_SUPERVISOR', unitId: null });
  const atTheDoor = await world.call<{ content: { kind: string }[] }>('get', '/staff/messages', ana);
  expect(atTheDoor.body).toMatchObject({ totalElements: 1, content: [{ kind: 'CODE_READY' }] });
  expect((await world.call('get', '/staff/messages?kind=MAIL_CODE', ana)).body).toMatchObject({ totalElements: 0 });

  const mei = await administrator(world);
  const { body } = await world.call<{ content: { text: string }[] }>('get', '/staff/messages', mei);
  expect(body.content.map(({ text }) => text)).toEqual([
    '您好',
    'Your code is ••••••.',
    'Your code is\n••••••',
    'By 2026-11-22 10:00: ••••••',
  ]);
});

test('staff find what went to an address or a number, however they write it, and nothing by a part of it', async () => {
  const world = await worldWith();
  await greet(world, 'MAIL', 'Chan@example.org');
  await greet(world, 'MAIL', 'lei@example.org');
  await greet(world, 'SMS', '+85366123456');
  const mei = await administrator(world);
  const found = async (search: string) => {
    const path = `/staff/messages?search=${encodeURIComponent(search)}`;
    const { body } = await world.call<{ content: { recipient: string }[]; totalElements: number }>('get', path, mei);
    expect(body.totalElements).toBe(body.content.length);
    return body.content.map(({ recipient }) => recipient);
  };
  expect(await found(' chan@EXAMPLE.org')).toEqual(['Chan@example.org']);
  for (const number of ['+853 6612 3456', '6612-3456', '85366123456']) {
    expect(await found(number), number).toEqual(['+85366123456']);
  }
  for (const part of ['chan', 'example.org', '6612', '+']) expect(await found(part), part).toEqual([]);
});
