import { spawn, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program of the project to its end; signals reach it too. @returns its exit code */
export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
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
