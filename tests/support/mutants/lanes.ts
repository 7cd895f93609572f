import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './source-files.ts';

/** A copy of the sources where files may be made wrong: the working tree is never touched. */
export interface Lane {
  write(file: string, text: string): void;
  /** Stops at the first that fails, unless told to run all. @returns whether all passed; null when the time was over */
  runTests(files: readonly string[], limitMs: number, all?: 'all'): Promise<boolean | null>;
  /** What the compiler says of everything. */
  typeErrors(): string;
  close(): void;
}

const copied = ['src', 'tests', 'public', 'openapi', 'package.json', 'tsconfig.json'];
const configs = ['vite.config.ts', 'lingui.config.ts', 'tailwind.config.ts'];

export function openLane(): Lane {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const name of [...copied, ...configs]) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  return {
    write: (file, text) => writeFileSync(join(folder, file), text),
    runTests(files, limitMs, all) {
      const stop = all ? ['--maxWorkers', '2'] : ['--bail', '1', '--maxWorkers', '1'];
      const args = [
        'run',
        ...stop,
        '--cache=false',
        '--reporter',
        'dot',
        '--fsModuleCachePath',
        join(folder, '.modules'),
      ];
      const child = spawn(process.execPath, [program, ...args, ...files], {
        cwd: folder,
        stdio: all ? 'inherit' : 'ignore',
        // Of a group of its own, so that what loops for ever ends with the processes that it started.
        detached: true,
      });
      const end = () => {
        try {
          if (child.pid) process.kill(-child.pid, 'SIGKILL');
        } catch {
          // It has ended by itself.
        }
      };
      process.once('exit', end);
      return new Promise((resolve) => {
        const tooLong = setTimeout(() => {
          end();
          resolve(null);
        }, limitMs);
        child.once('exit', (code) => {
          clearTimeout(tooLong);
          process.off('exit', end);
          resolve(code === 0);
        });
      });
    },
    typeErrors: () =>
      spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', 'tests'], {
        cwd: folder,
        encoding: 'utf8',
        // One error may list hundreds of words.
        maxBuffer: Infinity,
      }).stdout,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
