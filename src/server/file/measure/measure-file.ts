import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measured, MeasureTask } from './measured.ts';

const program = fileURLToPath(new URL('./measure-process.ts', import.meta.url));
const longestMs = 90_000;

/** Whatever the file does to the process that looks into it, at the end there is an answer. */
export function measureFile(task: MeasureTask): Promise<Measured> {
  return new Promise((resolve, reject) => {
    // Nothing of our own environment, as passwords, is within its reach.
    const looking = fork(program, {
      execArgv: ['--max-old-space-size=512', '--no-warnings'],
      env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], VIPS_BLOCK_UNTRUSTED: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => looking.kill('SIGKILL'), longestMs);
    let measured: Measured = { problem: 'UNREADABLE' };
    looking.once('message', (message) => (measured = message as Measured));
    looking.once('error', reject);
    looking.once('exit', () => {
      clearTimeout(timer);
      resolve(measured);
    });
    looking.send(task);
  });
}
