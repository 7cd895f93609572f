import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  app = await buildApp(world, { webFolder: null, bodyLookMs: 300 });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

function begin(length: number, type: string): Socket {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /event-api/public/api/v1/activities/search HTTP/1.1\r\nHost: portal\r\nContent-Type: ${type}\r\n` +
      `Content-Length: ${length}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}

test('a body that trickles in byte by byte is cut off', async () => {
  const socket = begin(100_000, 'application/json');
  const trickle = setInterval(() => socket.write(' '), 50);
  // With an end or, when a byte was on its way at that moment, with a reset: `once` would take that for a failure.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(trickle);
});

test('a body that comes slowly and steadily is taken for many looks', async () => {
  const pieces = 20;
  const piece = ' '.repeat(4096);
  const socket = begin(pieces * piece.length + 2, 'application/json');
  for (let sent = 0; sent < pieces; sent += 1) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  socket.write('{}');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

test('a body that nobody reads, because it belongs to nothing, is looked after without a fault', async () => {
  const requests = [
    { method: 'POST', url: '/event-api/nothing' },
    { method: 'GET', url: '/event-api/health' },
  ] as const;
  for (const request of requests) {
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ ...request, headers, payload: '{}' })).statusCode).toBeLessThan(500);
  }
  await new Promise((resolve) => setTimeout(resolve, 12 * 300));
});
