import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

describe('a process that is asked how it is', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld();
  });
  afterAll(() => world.close());

  test('says that it lives', async () => {
    expect(await world.call('get', '/health')).toMatchObject({ status: 200, body: { status: 'live' } });
  });

  test('says that it is ready once every migration is applied', async () => {
    expect(await world.call('get', '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
    await world.db.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
    expect(await world.call('get', '/ready')).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  });

  test('gives every answer the request id it was asked with', async () => {
    const answer = await world.call('get', '/health', { headers: { 'x-request-id': 'a-request-0001' } });
    expect(answer.headers['x-request-id']).toBe('a-request-0001');
  });

  test('answers an unknown address with a code', async () => {
    expect(await world.call('get', '/nowhere')).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });
});
