import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** For the environment of a program that reads the server's sources: each is compiled once, not at every start. */
export const compiledOnce = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };

/** Runs a program of the project to its end; signals, and the end of who started us, reach it too. @returns its exit code */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return ended(spawn(program, args, { cwd: root, stdio: 'inherit', ...options }));
}

/** The same, and what it wrote is kept as well as shown. */
export async function runKeeping(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    cwd: root,
    ...options,
    env: { ...process.env, ...options.env, ...colour },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const written: Buffer[] = [];
  const keep = (from: Readable, to: Writable) =>
    from.on('data', (chunk: Buffer) => {
      written.push(chunk);
      to.write(chunk);
    });
  keep(child.stdout, process.stdout);
  keep(child.stderr, process.stderr);
  const closed = once(child, 'close');
  const code = await ended(child);
  // What it started and left behind may hold the pipes open; its own last words come at once.
  await Promise.race([closed, setTimeout(2000, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  return { code, output: Buffer.concat(written).toString('utf8') };
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    const orphaned = () => child.kill('SIGTERM');
    process.on('SIGINT', pass).on('SIGTERM', pass).on('disconnect', orphaned);
    process.channel?.unref();
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass).off('disconnect', orphaned);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** The same, for steps that must succeed. */
export async function must(program: string, ...args: string[]): Promise<void> {
  const code = await run(program, args);
  if (code !== 0) throw new StepFailed(`${program} ${args.join(' ')} failed (exit code ${code})`);
}

export class StepFailed extends Error {}
