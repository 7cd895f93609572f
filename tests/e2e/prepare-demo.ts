import { rmSync } from 'node:fs';
import { preparedDemo, startPortal } from '#tests/support/portal.ts';

/** The demo is loaded once; each file's portal starts from a copy of its folder, in half the time. */
export default async function prepareDemo(): Promise<() => void> {
  const portal = await startPortal({ apiOnly: true });
  await portal.stop();
  process.env[preparedDemo] = portal.dataFolder;
  return () => rmSync(portal.dataFolder, { recursive: true, force: true });
}
