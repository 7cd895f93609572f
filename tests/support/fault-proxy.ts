import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededNumbers } from '#domain/seeded-numbers.ts';

/** What befalls a request, each as a probability; what is left goes through. */
export interface Faults {
  /** Cut before the server hears of it. */
  dropBefore: number;
  /** Handled by the server, and the answer is lost. */
  dropAfter: number;
  /** Sent to the server twice. */
  duplicate: number;
  /** Held back while later ones pass. */
  reorder: number;
  /** The answer ends in the middle. */
  truncate: number;
  serverError: number;
  tooMany: number;
  /** Largest random delay in ms. */
  delayMs: number;
}

export const noFaults: Faults = {
  dropBefore: 0,
  dropAfter: 0,
  duplicate: 0,
  reorder: 0,
  truncate: 0,
  serverError: 0,
  tooMany: 0,
  delayMs: 0,
};

export const unkindNetwork: Faults = {
  dropBefore: 0.1,
  dropAfter: 0.1,
  duplicate: 0.05,
  reorder: 0.02,
  truncate: 0.01,
  serverError: 0.01,
  tooMany: 0.005,
  delayMs: 20,
};

export interface FaultProxy {
  origin: string;
  faults: Faults;
  /** False: nobody gets through, and whoever is connected is cut off. */
  setUp(up: boolean): void;
  counts: Record<string, number>;
  /** Most requests with attempts under way at one moment, and when the last one came. */
  sending: { most: number; lastAt: number };
  close(): Promise<void>;
}

const reorderMs = 400;
const mostRetryAfterSeconds = 2;

/** Stands in front of the real server and does to its connections what halls full of people do, by seed. */
export async function startFaultProxy(target: string, seed: number, faults: Faults = noFaults): Promise<FaultProxy> {
  const random = seededNumbers(seed);
  const counts: Record<string, number> = {};
  let up = true;
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  const server: Server = createServer((incoming, outgoing) => void handle(incoming, outgoing));

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    if (incoming.url?.endsWith('/sign-in/attempts')) watchSending(outgoing);
    const fault = up ? choose(proxy.faults, random()) : 'down';
    count(fault);
    const cut = (): void => void outgoing.destroy();
    if (fault === 'down' || fault === 'dropBefore') return cut();
    if (fault === 'serverError') {
      outgoing.writeHead(503).end('<html>bad gateway</html>');
      return;
    }
    if (fault === 'tooMany') {
      const headers = {
        'content-type': 'application/json',
        'retry-after': String(Math.ceil(random() * mostRetryAfterSeconds)),
      };
      outgoing.writeHead(429, headers).end('{"code":"REQUEST_TOO_FREQUENTLY","message":""}');
      return;
    }
    const delay = random() * proxy.faults.delayMs + (fault === 'reorder' ? reorderMs : 0);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (fault === 'duplicate')
      forward(
        target,
        incoming,
        body,
        (copy) => copy.resume(),
        () => undefined,
      );
    forward(
      target,
      incoming,
      body,
      (answer) => {
        if (fault === 'dropAfter') {
          answer.resume();
          answer.once('end', cut);
          return;
        }
        if (fault === 'truncate') {
          outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
          answer.once('data', (chunk: Buffer) => {
            outgoing.write(chunk.subarray(0, Math.floor(chunk.length / 2)), cut);
            answer.destroy();
          });
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('error', cut);
        outgoing.once('close', () => answer.destroy());
      },
      cut,
    );
  }

  let underWay = 0;
  function watchSending(outgoing: ServerResponse): void {
    underWay++;
    proxy.sending.most = Math.max(proxy.sending.most, underWay);
    proxy.sending.lastAt = performance.now();
    outgoing.once('close', () => underWay--);
  }

  const proxy: FaultProxy = {
    origin: '',
    faults,
    counts,
    sending: { most: 0, lastAt: 0 },
    setUp(now) {
      up = now;
      if (!now) server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

function forward(
  target: string,
  incoming: IncomingMessage,
  body: Buffer,
  onAnswer: (answer: IncomingMessage) => void,
  onFailure: () => void,
): void {
  const { host: _host, connection: _connection, ...headers } = incoming.headers;
  const onward = request(target + (incoming.url ?? '/'), { method: incoming.method ?? 'GET', headers }, onAnswer);
  onward.once('error', onFailure);
  onward.end(body);
}

const chances = ['dropBefore', 'dropAfter', 'duplicate', 'reorder', 'truncate', 'serverError', 'tooMany'] as const;

function choose(faults: Faults, dice: number): (typeof chances)[number] | 'through' {
  let sum = 0;
  for (const chance of chances) {
    sum += faults[chance];
    if (dice < sum) return chance;
  }
  return 'through';
}
