import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startFlags } from '#server/start-flags.ts';
import type { Done, HostAsk, HostDeed } from './apart/portal-host.ts';
import { preparedDemo } from './demo-copy.ts';

const program = fileURLToPath(new URL('apart/portal-host.ts', import.meta.url));

/** One for all portals of this process; it ends with this one. */
let host: ChildProcess | null = null;
let asked = 0;

/** @throws what failed there, or that it ended */
export async function askHost(deed: HostDeed): Promise<void> {
  host ??= startHost();
  const child = host;
  const id = asked++;
  const answered = new Promise<string | null>((resolve) => {
    const hear = (done: Done) => {
      if (done.id === id) end(done.failed);
    };
    const ended = (code: number | null) => end(`the process of the portals ended with ${code}`);
    const end = (failed: string | null) => {
      child.off('message', hear).off('exit', ended);
      resolve(failed);
    };
    child.on('message', hear).on('exit', ended);
  });
  child.send({ id, deed } satisfies HostAsk);
  const failed = await answered;
  if (failed !== null) throw new Error(failed);
}

function startHost(): ChildProcess {
  const child = fork(program, {
    execArgv: [...startFlags({ DATABASE_URL: process.env[preparedDemo.database] })],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => (host = null));
  return child;
}
