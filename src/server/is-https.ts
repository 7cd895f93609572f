import type { World } from './world.ts';

/** Whether browsers reach the portal over HTTPS: then its cookies travel by that alone. */
export const isHttps = ({ config }: Pick<World, 'config'>): boolean => config.publicUrl.startsWith('https:');
