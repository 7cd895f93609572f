import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/id.ts';
import { plusMs } from '#domain/instant.ts';
import { ownLink } from '#server/own-link/own-link.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => world.close());

/** What comes through the one proxy in front, which appends the address that it was asked from. */
const from = (address: string, claimed = '') => ({
  'x-forwarded-for': claimed ? `${claimed}, ${address}` : address,
});

async function statuses(times: number, ask: (time: number) => Promise<{ status: number }>): Promise<number[]> {
  const all = [];
  for (let time = 0; time < times; time += 1) all.push((await ask(time)).status);
  return all;
}

const usePasswordLink = (headers: Record<string, string>, token?: string) =>
  world.call('post', '/password-links/use', {
    headers,
    ...(token ? { token } : {}),
    body: { token: 'x'.repeat(62), newPassword: 'window-seat-4' },
  });

test('a made-up token for every call is one caller: the address', async () => {
  const asked = await statuses(31, (time) => usePasswordLink(from('203.0.113.1'), `made-up-${time}`));
  expect(asked).toEqual([...Array<number>(30).fill(422), 429]);
});

test('a made-up address before the one that the proxy appends changes nothing', async () => {
  const asked = await statuses(31, (time) => usePasswordLink(from('203.0.113.2', `10.0.0.${time}`)));
  expect(asked.at(-1)).toBe(429);
});

test('all addresses of one IPv6 network are one caller', async () => {
  const asked = await statuses(31, (time) => usePasswordLink(from(`2001:db8:1:2::${time.toString(16)}`)));
  expect(asked.at(-1)).toBe(429);
});

test('who is logged in counts for themselves, whatever strangers do at the same address', async () => {
  const ana = await makePerson(world, { name: 'Ana', orgType: 'EXHIBITOR' });
  const mei = await makePerson(world, { name: 'Mei', orgType: 'EXHIBITOR' });
  await statuses(31, () => usePasswordLink(from('203.0.113.3')));
  expect((await usePasswordLink(from('203.0.113.3'))).status).toBe(429);
  const asked = await statuses(31, () => usePasswordLink(from('203.0.113.3'), ana.token));
  expect([asked[0], asked.at(-1)]).toEqual([422, 429]);
  expect((await usePasswordLink(from('203.0.113.3'), mei.token)).status).toBe(422);
});

test('who shows the link of a mail counts for themselves: 200 who answer in one hall share its address', async () => {
  const until = plusMs(world.clock.now(), 60_000);
  const linkOf = () => ownLink(world, { kind: 'questionnaire', id: newId(), until });
  const hand = (link: string) =>
    world.call('post', '/public/api/v1/own/questionnaire/submission', {
      headers: { ...from('203.0.113.5'), 'own-link': link },
      body: { answers: {} },
    });
  const [one, other] = [linkOf(), linkOf()];
  const asked = await statuses(61, () => hand(one));
  expect([asked[0], asked[59], asked[60]]).toEqual([404, 404, 429]);
  expect((await hand(other)).status).toBe(404);
  // Made-up links are all the address that they come from.
  const madeUp = await statuses(61, (time) => hand(`${time}${other}`));
  expect(madeUp.at(-1)).toBe(429);
  expect((await hand(linkOf())).status).toBe(404);
});

test('an address written in another way is the same call', async () => {
  const asked = await statuses(121, async () => {
    const { statusCode } = await world.app.inject({
      url: '/%65vent-api/validated/graph?code=abcde&id=01920000-0000-7000-8000-000000000000',
      headers: from('203.0.113.4'),
    });
    return { status: statusCode };
  });
  expect([asked[0], asked.at(-1)]).toEqual([422, 429]);
});

test('the pages of a login have a limit too, wide enough for a hall', async () => {
  const asked = await statuses(1201, async () => {
    const { statusCode } = await world.app.inject({ url: '/event/idp/jwks', headers: from('203.0.113.5') });
    return { status: statusCode };
  });
  expect(asked.indexOf(429)).toBe(1200);
}, 120_000);

test('what there is no page for is counted as well', async () => {
  const { headers } = await world.app.inject({ url: '/event/nothing', headers: from('203.0.113.6') });
  expect(headers['retry-after']).toBeUndefined();
  const asked = await statuses(3001, async () => {
    const { statusCode } = await world.app.inject({ url: '/event/nothing', headers: from('203.0.113.6') });
    return { status: statusCode };
  });
  expect([asked[0], asked.at(-1)]).toEqual([404, 429]);
}, 120_000);

test('a campus that opens home behind one address uses up nothing: lists and pictures count for themselves', async () => {
  const headers = from('203.0.113.7');
  const visited = await statuses(1250, async () => {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/event-api/public/api/v1/activities/search',
      headers,
      payload: {},
    });
    return { status: statusCode };
  });
  expect(visited.filter((status) => status !== 200)).toEqual([]);
  const nothing = '018f0000-0000-7000-8000-000000000001';
  const pictures = await statuses(1250, async () => {
    const url = `/event-api/public/api/v1/activities/${nothing}/banner?width=960`;
    return { status: (await world.app.inject({ url, headers })).statusCode };
  });
  expect(new Set(pictures)).toEqual(new Set([404]));
  expect((await world.app.inject({ url: '/event-api/validated/graph', headers })).statusCode).not.toBe(429);
}, 120_000);
