import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process of the portal. ` +
        'Stop that one, or set DATA_DIR to another folder.',
    );
  }
}

const longestSocketPath = 100;

/** A listening socket vanishes with its process however it ends, which a file with a process id does not. */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const real = await realpath(folder);
  // Beside the folder, not in it: the database copies everything it finds in its own.
  const beside = `${real}.lock`;
  const name = `event-portal-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`;
  const elsewhere = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
  const path = process.platform !== 'win32' && beside.length < longestSocketPath ? beside : elsewhere;

  const server = createServer();
  const listening = () =>
    new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(path, () => resolve(true));
    });

  if (!(await listening())) {
    if (await answers(path)) throw new FolderInUse(folder);
    await rm(path, { force: true });
    if (!(await listening())) throw new FolderInUse(folder);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createConnection(path);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
