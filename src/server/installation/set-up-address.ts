import { sameSecret } from '#server/secrets.ts';
import type { World } from '#server/world.ts';
import { hadAdministrator } from './administrators.ts';
import { recogniseKey } from './recognise-key.ts';

export const setUpPath = '/event/set-up';

/** The same in every process, another one for every database. */
const setUpToken = async (world: World): Promise<string> =>
  world.secrets.fingerprint(await recogniseKey(world), 'set-up');

export const isSetUpToken = async (world: World, given: string): Promise<boolean> =>
  sameSecret(given, await setUpToken(world));

/** Where the first administrator is made; null where that is done, and in a demo, which has its own. */
export async function setUpAddress(world: World): Promise<string | null> {
  if (world.config.demo || (await hadAdministrator(world.db))) return null;
  return `${world.config.publicUrl}${setUpPath}?token=${await setUpToken(world)}`;
}
