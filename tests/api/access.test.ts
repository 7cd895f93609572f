import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPrefix, type Api, type Endpoint } from '#contract/api.ts';
import { apis } from '#contract/index.ts';
import { orgTypes, type OrgType } from '#domain/account/roles.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { makeDoorEvent } from '#tests/support/door-event.ts';
import { junkFor } from '#tests/support/junk.ts';
import { openBrowser } from '#tests/support/login-browser.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

const rows = Object.values<Api>(apis).flatMap((api) => Object.entries(api));
const named = (wanted: (endpoint: Endpoint) => boolean) =>
  rows
    .filter(([, endpoint]) => wanted(endpoint))
    .map(([name, endpoint]) => [`${endpoint.method} ${endpoint.path} (${name})`, endpoint] as const);

const forSomeRoles = ({ access }: Endpoint) => Array.isArray(access);
const waitsForPassword = ({ access, beforePasswordChange }: Endpoint) =>
  access !== 'public' && access !== 'device' && !beforePasswordChange;
const pathOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, () => newId());

let world: TestWorld;
const tokens = new Map<OrgType | 'none', string>();
let newcomer: string;
let device: string;
let ids: string[];

beforeAll(async () => {
  world = await openTestWorld();
  for (const orgType of orgTypes) tokens.set(orgType, (await makePerson(world, { name: orgType, orgType })).token);
  tokens.set('none', (await makePerson(world, { name: 'Nobody' })).token);
  const options = { name: 'Newcomer', orgType: 'FUND_ADMIN', password: 'given-to-me-1', restPassword: true } as const;
  newcomer = (await makePerson(world, options)).token;
  const event = await makeDoorEvent(world);
  await event.addGuests([{ nameTc: '陳大文', dinner: true }]);
  const { stationId, pairingCode } = await event.addStation({ gate: 'North' });
  const paired = await world.call<{ token: string; deviceId: string }>('post', '/sign-in/devices/pair', {
    body: { pairingCode, deviceName: 'A phone' },
  });
  device = paired.body.token;
  ids = [event.activityId, event.unitId, stationId, paired.body.deviceId, event.supervisor.accountId];
});
afterAll(() => world.close());

describe('a stranger is turned away from every guarded endpoint', () => {
  test.each(named(({ access }) => access !== 'public'))('%s', async (_name, endpoint) => {
    const wrongTokens = [undefined, 'made-up', `${newId()}.1.zzzzzzzz.${'A'.repeat(43)}`];
    for (const [place, token] of wrongTokens.entries()) {
      // Each from an address of its own: together they are more than one may ask in a minute.
      const from = `10.0.0.${place + 1}`;
      const answer = await world.call(endpoint.method, pathOf(endpoint), token ? { token, from } : { from });
      expect(answer).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
    }
  });
});

describe('a role that an endpoint is not for is turned away', () => {
  test.each(named(forSomeRoles))('%s', async (_name, endpoint) => {
    const allowed = new Set<string>(endpoint.access as readonly string[]);
    const turnedAway = new Set<string>();
    for (const [orgType, token] of tokens) {
      const { status, body } = await world.call<ErrorBody>(endpoint.method, pathOf(endpoint), { token });
      if (status === 403 && body.code === 'NO_PERMISSION') turnedAway.add(orgType);
    }
    expect(turnedAway).toEqual(new Set([...tokens.keys()].filter((orgType) => !allowed.has(orgType))));
  });
});

describe('an account is no device', () => {
  test.each(named(({ access }) => access === 'device'))('%s', async (_name, endpoint) => {
    for (const token of tokens.values()) {
      const answer = await world.call(endpoint.method, pathOf(endpoint), { token });
      expect(answer).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
    }
  });
});

describe('somebody who must change the password does nothing before', () => {
  test.each(named(waitsForPassword))('%s', async (_name, endpoint) => {
    const answer = await world.call(endpoint.method, pathOf(endpoint), { token: newcomer });
    expect(answer).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } });
  });
});

/** Somebody whom the endpoint is for, so that the junk gets as far as it can. */
const tokenFor = ({ access }: Endpoint): string | undefined =>
  access === 'device' ? device : tokens.get(typeof access === 'string' ? 'ROADSHOW' : (access[0] ?? 'none'));

describe('whatever is sent, no endpoint fails', () => {
  const endless = new Set(named(({ reply }) => reply === 'events').map(([, endpoint]) => endpoint));

  test.each(named((endpoint) => !endless.has(endpoint)))(
    '%s',
    async (_name, endpoint) => {
      await fc.assert(
        fc.asyncProperty(junkFor(endpoint, ids), async ({ params, query, body }) => {
          const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(params[name] || '0'),
          );
          const token = tokenFor(endpoint);
          const answer = await world.call(endpoint.method, `${path}?${new URLSearchParams(query)}`, {
            ...(token ? { token } : {}),
            ...(body === undefined || body === null ? {} : { body: JSON.stringify(body) }),
            headers: { host: '127.0.0.1:8080', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          });
          expect(answer.status).toBeLessThan(500);
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  const bodies: [string, string, string][] = [
    ['half a JSON text', 'application/json', '{"a":'],
    ['nothing that claims to be JSON', 'application/json', ''],
    ['a deep nest', 'application/json', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['a prototype', 'application/json', '{"__proto__":{"admin":true}}'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1&a=2'],
    ['a picture', 'image/png', '\u0089PNG'],
    ['parts without a boundary', 'multipart/form-data', '--x'],
    ['no type at all', '', '{}'],
  ];
  test.each(bodies)('%s', async (_name, type, payload) => {
    const failed: string[] = [];
    for (const [, endpoint] of rows.filter(([, { method }]) => method !== 'get')) {
      const response = await world.app.inject({
        method: endpoint.method.toUpperCase() as 'POST',
        url: apiPrefix + pathOf(endpoint),
        headers: { authorization: `Bearer ${tokenFor(endpoint)}`, ...(type ? { 'content-type': type } : {}) },
        payload,
      });
      if (response.statusCode >= 500) failed.push(`${endpoint.method} ${endpoint.path}`);
    }
    expect(failed).toEqual([]);
  });

  test('a name or password with any characters', async () => {
    const browser = openBrowser(world);
    const page = await browser.openLogin();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (username, password) => {
        const { status } = await browser.submit(page, { username: username.toWellFormed(), password });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 60, examples: [['a\u0000', 'b\u0000']] },
    );
  });
});

test.each([
  ['a zero byte', { appVersion: 'a\u0000b' }],
  ['half a character', { preflight: [{ check: 'camera', passed: true, detail: '\ud800' }] }],
])('text that no column can hold is refused as wrong: %s', async (_what, more) => {
  const body = {
    pending: 0,
    lastSeq: 0,
    listAgeSeconds: null,
    clockOffsetMs: 0,
    appVersion: '1',
    decisionP95Ms: null,
    ...more,
  };
  const answer = await world.call('post', '/sign-in/devices/heartbeat', { token: device, body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
});
