import { connect, type Socket } from 'node:net';

export interface PlainAnswer {
  status: number;
  body: string;
}

const lastChunk = Buffer.from('0\r\n\r\n');

/**
 * One keep-alive connection that sends a request after the other: a client whose own work hardly shows in a
 * measurement. It understands answers with a content-length, and reads over those in chunks without putting them together.
 */
export class KeepAliveClient {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #waiting: { resolve(answer: PlainAnswer): void; reject(error: Error): void } | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#read();
    });
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')));
  }

  post(path: string, token: string, body: string): Promise<PlainAnswer> {
    const length = `content-length: ${Buffer.byteLength(body)}`;
    return this.send(
      `POST ${path}`,
      [`authorization: Bearer ${token}`, 'content-type: application/json', length],
      body,
    );
  }

  /** @param what method and path @param headers a line each */
  send(what: string, headers: readonly string[], body = ''): Promise<PlainAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${[`${what} HTTP/1.1`, 'host: 127.0.0.1', ...headers].join('\r\n')}\r\n\r\n${body}`);
    });
  }

  #read(): void {
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const inChunks = /transfer-encoding: chunked/i.test(head);
    if (inChunks && !this.#received.subarray(-5).equals(lastChunk)) return;
    const length = inChunks ? this.#received.length - end - 4 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#received.length < end + 4 + length) return;
    const body = this.#received.toString('utf8', end + 4, end + 4 + length);
    this.#received = this.#received.subarray(end + 4 + length);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }
}
