import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, holdFolder } from './folder-lock.ts';

describe('a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is held by one process at a time and free again after it', async () => {
    const release = await holdFolder(folder);
    await expect(holdFolder(folder)).rejects.toThrow(FolderInUse);
    await expect(holdFolder(folder)).rejects.toThrow(/in use by another process/);
    await release();
    await (
      await holdFolder(folder)
    )();
  });

  test('is free again when the process that held it was killed', async () => {
    const lock = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
    const holding = `import(${JSON.stringify(lock)}).then(async ({ holdFolder }) => {
      await holdFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000); });`;
    const holder = spawn(process.execPath, ['-e', holding], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    await expect(holdFolder(folder)).rejects.toThrow(FolderInUse);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (
      await holdFolder(folder)
    )();
  });
});
