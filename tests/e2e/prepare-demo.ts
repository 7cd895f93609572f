import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preparedDemo } from '#tests/support/portal.ts';

const program = fileURLToPath(new URL('../support/apart/demo-folder.ts', import.meta.url));

/**
 * The demo is made once, its pictures too; each file's portal starts from a copy of its folder. Whoever runs one journey
 * again and again names a folder that was made before.
 */
export default function prepareDemo(): () => void {
  if (process.env[preparedDemo]) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portal-demo-'));
  const made = spawnSync(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (made.status !== 0) throw new Error('the demo could not be made');
  process.env[preparedDemo] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
