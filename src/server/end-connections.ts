import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What was asked before the end was known may still be on its way. */
const lastWordsMs = 1000;

/**
 * No connection holds up the end of the server but those of requests in flight: one kept alive after its last answer, as
 * long as its client likes, or one that a browser opened ahead of what it might ask, on which nothing was asked yet.
 * @param ready the event by which a connection is there: behind HTTPS, once both sides have agreed on its keys
 */
export function endConnectionsWhenStopping(app: FastifyInstance, ready: 'connection' | 'secureConnection'): void {
  let stopping = false;
  let over = false;
  const unused = new Set<Socket>();
  app.server.on(ready, (socket: Socket) => {
    if (over) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    stopping = true;
    const end = () => {
      over = true;
      for (const socket of unused) socket.destroy();
    };
    // However busy the machine is, what is here by then is read before.
    setTimeout(() => setImmediate(end), lastWordsMs).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (stopping) reply.header('connection', 'close');
    next();
  });
}
