import { readConfig } from '#server/config.ts';
import { type ServedPortal, servePortal } from '#server/serve-portal.ts';
import { builtWeb } from '#server/serve-web.ts';

export type HostDeed =
  | { do: 'serve'; environment: Record<string, string>; apiOnly: boolean }
  | { do: 'stop'; port: number };

export interface HostAsk {
  id: number;
  deed: HostDeed;
}

export interface Done {
  id: number;
  /** Why it was not done. */
  failed: string | null;
}

/**
 * Serves portals with the demo, one after the other, each with a world of its own: what a server remembers hangs on its
 * world, so the sources are read and compiled once for all of them.
 */
const portals = new Map<number, ServedPortal>();

async function done(deed: HostDeed): Promise<void> {
  if (deed.do === 'stop') {
    await portals.get(deed.port)?.stop();
    portals.delete(deed.port);
    return;
  }
  const config = readConfig(deed.environment, true);
  portals.set(config.PORT, await servePortal(config, { webFolder: deed.apiOnly ? null : builtWeb }));
}

process.on('message', ({ id, deed }: HostAsk) => {
  void done(deed)
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
    .then((failed) => process.send?.({ id, failed } satisfies Done));
});
process.once('disconnect', () => process.exit());
