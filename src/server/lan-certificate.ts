import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { dayMs } from '#domain/instant.ts';

const yearMs = 365 * dayMs;

/** A certificate made here for an address of the local network, kept so that a phone is asked to trust it only once. */
export async function lanCertificate(dataFolder: string, address: string): Promise<{ cert: string; key: string }> {
  const folder = join(dataFolder, 'certificates');
  const file = join(folder, `${address}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return JSON.parse(kept) as { cert: string; key: string };

  const made = await generate([{ name: 'commonName', value: address }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + yearMs),
    extensions: [
      { name: 'basicConstraints', cA: false },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 7, ip: address },
          { type: 2, value: 'localhost' },
        ],
      },
    ],
  });
  const certificate = { cert: made.cert, key: made.private };
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(certificate), { mode: 0o600 });
  return certificate;
}
