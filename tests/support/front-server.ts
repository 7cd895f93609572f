import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FrontServer {
  origin: string;
  /** From now on this path answers with that text instead of the portal's own answer. */
  replace(path: string, change: (text: string) => string): void;
  /** From now on this path is refused with that error. */
  refuse(path: string, status: number, code: string): void;
  /** Nobody answers any more, as without a network; false to answer again. */
  cutOff(cut: boolean): void;
  close(): Promise<void>;
}

/** Stands before a portal as a reverse proxy does, and can change single answers: a new version, a lost network. */
export async function startFrontServer(portal: string): Promise<FrontServer> {
  const changes = new Map<string, (text: string) => string>();
  const refusals = new Map<string, { status: number; code: string }>();
  let cut = false;

  function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
    if (cut) return void incoming.socket.destroy();
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    const refusal = refusals.get(path);
    if (refusal) {
      answer.writeHead(refusal.status, { 'content-type': 'application/json' });
      return void answer.end(JSON.stringify({ code: refusal.code, message: refusal.code }));
    }
    const change = changes.get(path);
    const headers = { ...incoming.headers, ...(change ? { 'accept-encoding': 'identity' } : {}) };
    const asked = request(`${portal}${incoming.url ?? '/'}`, { method: incoming.method, headers }, (given) => {
      if (!change) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        return void given.pipe(answer);
      }
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.on('end', () => {
        const text = change(Buffer.concat(parts).toString('utf8'));
        const { 'content-length': _length, etag: _etag, ...kept } = given.headers;
        answer.writeHead(given.statusCode ?? 502, { ...kept, 'content-length': Buffer.byteLength(text) });
        answer.end(text);
      });
    });
    asked.on('error', () => incoming.socket.destroy());
    incoming.pipe(asked);
  }

  const server = createServer(passOn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    replace: (path, change) => void changes.set(path, change),
    refuse: (path, status, code) => void refusals.set(path, { status, code }),
    cutOff: (wanted) => {
      cut = wanted;
      if (wanted) server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
