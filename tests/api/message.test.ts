import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ErrorBody } from '#domain/errors.ts';
import { writeMessage } from '#server/message/write-message.ts';
import { administrator, doJobs, outbox } from '#tests/support/participants.ts';
import { makePerson } from '#tests/support/people.ts';
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

const listening = async (server: Server | TcpServer): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
};

const greet = (world: TestWorld, channel: 'MAIL' | 'SMS', to: string) =>
  world.db.transaction((tx) =>
    writeMessage(world, tx, {
      channel,
      kind: 'CODE_READY',
      language: 'zh',
      activityId: null,
      to,
      subject: channel === 'MAIL' ? '[路演] 您的簽到碼' : '',
      text: '您好',
      html: '<p>您好</p><img src="cid:code.png">',
      pictures: [{ name: 'code.png', type: 'image/png', base64: 'iVBORw0KGgo=' }],
    }),
  );

/** A mail server of a few lines that takes everything. */
async function mailServer(): Promise<{ url: string; taken: string[] }> {
  const taken: string[] = [];
  const server = createTcpServer((socket) => {
    let data = '';
    let inData = false;
    socket.write('220 mail.example.org\r\n');
    socket.on('data', (chunk) => {
      data += chunk.toString();
      while (data.includes('\r\n')) {
        if (inData) {
          const end = data.indexOf('\r\n.\r\n');
          if (end < 0) return;
          taken.push(data.slice(0, end));
          data = data.slice(end + 5);
          inData = false;
          socket.write('250 taken\r\n');
          continue;
        }
        const line = data.slice(0, data.indexOf('\r\n'));
        data = data.slice(line.length + 2);
        if (line === 'DATA') inData = true;
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n');
      }
    });
    socket.on('error', () => socket.destroy());
  });
  return { url: `smtp://127.0.0.1:${await listening(server)}`, taken };
}

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

test('a mail arrives with its subject, both forms and its picture', async () => {
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
});

test('a gateway that is down is asked again later, and the SMS arrives once it is up', async () => {
  const got: unknown[] = [];
  let up = false;
  const server = createServer((request, response) => {
    request.on('data', (chunk) => {
      if (up) got.push({ ...JSON.parse(String(chunk)), token: request.headers.authorization });
    });
    request.on('end', () => response.writeHead(up ? 200 : 503).end());
  });
  const port = await listening(server);
  const world = await worldWith({ SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'secret' });
  await greet(world, 'SMS', '+85366123456');
  await doJobs(world);
  expect(await outbox(world)).toMatchObject([{ state: 'WAITING' }]);
  up = true;
  expect(await doJobs(world)).toBe(0);
  world.clock.forward(31_000);
  await doJobs(world);
  expect(await outbox(world)).toMatchObject([{ state: 'SENT' }]);
  expect(got).toEqual([{ to: '+85366123456', text: '您好', token: 'Bearer secret' }]);
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
