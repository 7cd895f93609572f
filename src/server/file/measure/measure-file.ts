import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { World } from '#server/world.ts';
import type { Measured, MeasureTask } from './measured.ts';

const program = fileURLToPath(new URL('./measure-process.ts', import.meta.url));
const longestMs = 90_000;

/**
 * Whatever the file does to the process that looks into it, at the end there is an answer. What could not be read is
 * looked at a second time: a machine short of memory or processes can end a look as well as a broken file, and a good
 * file is not refused for that.
 */
export async function measureFile(task: MeasureTask, log: World['log']): Promise<Measured> {
  const first = await look(task);
  if (!isUnreadable(first)) return first;
  const second = await look(task);
  log.warn(
    { type: task.type, thrown: first.thrown, again: isUnreadable(second) },
    'a file could not be read at the first look',
  );
  return second;
}

const isUnreadable = (measured: Measured): measured is Extract<Measured, { problem: unknown }> =>
  'problem' in measured && measured.problem === 'UNREADABLE';

function look(task: MeasureTask): Promise<Measured> {
  return new Promise((resolve, reject) => {
    // Nothing of our own environment, as passwords, is within its reach.
    const looking = fork(program, {
      execArgv: ['--max-old-space-size=512', '--no-warnings'],
      env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], VIPS_BLOCK_UNTRUSTED: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => looking.kill('SIGKILL'), longestMs);
    let measured: Measured | null = null;
    looking.once('message', (message) => (measured = message as Measured));
    looking.once('error', reject);
    // Not `exit`, which may come before an answer that is still in the pipe.
    looking.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve(measured ?? { problem: 'UNREADABLE', thrown: `ended without an answer: ${signal ?? code}` });
    });
    looking.send(task);
  });
}
