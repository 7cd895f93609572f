import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { lanCertificate } from '#server/lan-certificate.ts';

export interface PushedMessage {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface PushService {
  /** As PUSH_SERVICES takes it. */
  host: string;
  taken: PushedMessage[];
  answer(status: number): void;
  close(): Promise<void>;
}

let certificate: ReturnType<typeof trustedCertificate> | undefined;

/** One for the whole process: of several with the same name only the first would be believed. */
async function trustedCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'push-'));
  const made = await lanCertificate(folder, '127.0.0.1');
  await rm(folder, { recursive: true });
  setDefaultCACertificates([...getCACertificates('default'), made.cert]);
  return made;
}

/** The service of a browser's maker, over HTTPS with a certificate that this process trusts from now on. */
export async function openPushService(): Promise<PushService> {
  certificate ??= trustedCertificate();
  const { cert, key } = await certificate;
  let status = 201;
  const taken: PushedMessage[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (status < 300) taken.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answer: (next) => (status = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A browser that agreed: what it tells the portal, and how it reads what it is sent (RFC 8291). */
export function makeSubscriber(host: string) {
  const curve = createECDH('prime256v1');
  const point = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://${host}/send/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    },
    read({ body }: PushedMessage): Record<string, string> {
      const salt = body.subarray(0, 16);
      const keyBytes = body[20] ?? 0;
      const sender = body.subarray(21, 21 + keyBytes);
      const sealed = body.subarray(21 + keyBytes);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      // The text ends at its mark; what follows is padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')) as Record<string, string>;
    },
  };
}
