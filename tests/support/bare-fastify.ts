import { parentPort, workerData } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** What the bare server answers everybody, ready as it is. */
export interface BareAnswer {
  body: Uint8Array;
  headers: Record<string, string>;
}

// In a thread of its own, as a portal is a process of its own.
const { body, headers } = workerData as BareAnswer;
const app = Fastify();
app.post('/', (_request, reply) => reply.headers(headers).send(Buffer.from(body)));
app.get('/', (_request, reply) => reply.headers(headers).send(Buffer.from(body)));
await app.listen({ port: 0, host: '127.0.0.1' });
parentPort?.postMessage((app.server.address() as AddressInfo).port);
