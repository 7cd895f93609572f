import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything secret is derived from one key by the name of its use. */
export interface Secrets {
  /** 32 bytes for one use. */
  derive(use: string): Buffer;
  /** Encrypts personal data for a column. @param context what it belongs to; opening under another one fails */
  seal(plain: string, context: string): string;
  open(sealed: string, context: string): string;
  /** Finds equal values without reading them, as for "is this number taken". */
  fingerprint(value: string, use: string): string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export function secretsOf(secretKey: string): Secrets {
  const root = Buffer.from(secretKey, 'hex');
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', root, '', use, 32));
  const columns = derive('columns');
  return {
    derive,
    seal(plain, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, columns, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(algorithm, columns, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    fingerprint: (value, use) => createHmac('sha256', derive(use)).update(value).digest('base64url'),
  };
}

/** The key given, else the one kept in the data folder, made there at the first start of a demo. */
export async function secretKeyFor(given: string | undefined, dataFolder: string): Promise<string> {
  if (given) return given;
  const file = join(dataFolder, 'secret.key');
  await mkdir(dataFolder, { recursive: true });
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** Takes as long wherever they differ. What was sent may have any letters, which are several bytes each. */
export function sameSecret(one: string, other: string): boolean {
  const [here, there] = [Buffer.from(one), Buffer.from(other)];
  return here.length === there.length && timingSafeEqual(here, there);
}

/** For tokens: only their hash is kept. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const newToken = (): string => randomBytes(32).toString('base64url');
