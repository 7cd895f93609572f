import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuilt } from '#tests/support/built-web.ts';
import { makePerson } from '#tests/support/people.ts';
import { makeFair, makeSupervisor, pairPhone } from '#tests/support/sign-in-door.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
/** With a built web app, as small as one can be. */
let app: FastifyInstance;

beforeAll(async () => {
  world = await openTestWorld({ environment: { SECURITY_CONTACT: 'mailto:security@fund.example' } });
  app = await serveBuilt(world, {
    'index.html': '<!doctype html><title>Portal</title>',
    'assets/decode.worker-1.js': 'close();',
  });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** As long in characters as what it stands for, and longer in bytes. */
const accents = (length: number) => 'é'.repeat(length);

test('a proof of a captcha in letters of two bytes is no proof', async () => {
  const proof = `x.${accents(43)}`;
  const query = new URLSearchParams({ email: 'chan@example.org', proof });
  expect((await world.call('get', `/captcha/check?${query}`)).status).toBe(422);
  const asked = await world.call('post', '/password/forgotten', { body: { name: 'chan', proof } });
  expect(asked.status).toBe(422);
});

test("a venue's code in letters of two bytes is none of ours", async () => {
  const chan = await makePerson(world, { name: 'Chan', orgType: 'EXHIBITOR' });
  const venueCode = `01920000-0000-7000-8000-000000000000.${accents(16)}`;
  const attemptId = '01920000-0000-7000-8000-000000000001';
  const { status } = await world.call('post', '/sign-in/self', { token: chan.token, body: { venueCode, attemptId } });
  expect(status).toBe(404);
});

test('a cursor with a number that no transaction has is none of ours', async () => {
  const fair = await makeFair(world);
  const supervisor = await makeSupervisor(world);
  const phone = await pairPhone(world, world, supervisor.token, fair, { gate: 'North' });
  const nil = '00000000-0000-0000-0000-000000000000';
  for (const cursor of [
    'c.99999999999999999999',
    `c.1.18446744073709551616.${nil}.1`,
    `e.${nil}.18446744073709551616`,
  ]) {
    const { status } = await world.call('get', `/sign-in/snapshot?activityId=${fair}&cursor=${cursor}`, phone);
    expect([cursor, status]).toEqual([cursor, 400]);
  }
});

test.each([
  '/event/../package.json',
  '/event/%2e%2e/x',
  '/event/..%5cx',
  '/event/x%00.js',
  '/event/assets/',
  '/event//x',
  `/event/${'x'.repeat(300)}.js`,
  `/event/${'x/'.repeat(3000)}x.js`,
])('there is no file %.40s', async (path) => {
  const socket = connect((await listening()).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 4(00|04|14|31) /);
});

let listens: Promise<unknown> | null = null;
async function listening(): Promise<{ port: number }> {
  await (listens ??= app.listen({ port: 0, host: '127.0.0.1' }));
  return app.server.address() as { port: number };
}

test('a request for two servers at once is for neither', async () => {
  const socket = connect((await listening()).port, '127.0.0.1');
  socket.write('GET /event-api/health HTTP/1.1\r\nHost: portal\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
});

describe('what every answer says and does not say', () => {
  test('a page may use the camera and nothing else, and loads nothing from elsewhere', async () => {
    const { headers } = await app.inject('/event/');
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(), geolocation=()');
    expect(headers['content-security-policy']).toContain("font-src 'self';");
  });

  test('a script that works beside a page may load nothing from elsewhere, and brings nothing that is meant for pages', async () => {
    const { statusCode, headers } = await app.inject('/event/assets/decode.worker-1.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self';script-src 'self' 'wasm-unsafe-eval';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Object.keys(headers)).not.toContain('permissions-policy');
  });

  test('also what the login provider writes by itself', async () => {
    const { headers } = await app.inject('/event/idp/.well-known/openid-configuration');
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(), geolocation=()');
    expect(headers['content-security-policy']).toContain("font-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('JSON is nothing that a browser should show, run or lend to another page', async () => {
    for (const path of ['/event-api/health', '/event-api/profile']) {
      const { headers } = await app.inject(path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  test('how much is left of a limit, and how long the server worked, is not told to strangers', async () => {
    const { headers } = await world.call('get', '/captcha/work');
    const told = Object.keys(headers).filter((name) => name.startsWith('x-ratelimit') || name === 'server-timing');
    expect(told).toEqual([]);
  });

  test('who finds a hole knows whom to tell', async () => {
    const { body } = await app.inject('/.well-known/security.txt');
    expect(body).toBe('Contact: mailto:security@fund.example\nExpires: 2027-11-21T02:00:00.000Z\n');
  });
});
