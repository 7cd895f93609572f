import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gateway {
  url: string;
  /** What it took, as JSON or the fields of a form, with the token it was asked with. */
  taken: { [field: string]: unknown; token: string | undefined }[];
  /** Answers with this status from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** An HTTP gateway for SMS, as somebody's product would be. */
export async function openSmsGateway(): Promise<Gateway> {
  let status = 200;
  const taken: Gateway['taken'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (status < 300) {
        const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
        const fields = isForm ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as object);
        taken.push({ ...fields, token: request.headers.authorization });
      }
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    taken,
    answer: (next) => (status = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
