import { apiPrefix } from '#contract/api.ts';
import { type Instant, plusMs } from '#domain/instant.ts';
import { refuse } from '#server/refusal.ts';
import { readSigned, signText } from '#server/signed-text.ts';
import type { World } from '#server/world.ts';
import { mostZipBytes } from './send-zip.ts';

const lastsMs = 60_000;

interface Signed<Wanted> {
  wanted: Wanted;
  until: Instant;
}

/**
 * The address of a ZIP file that names what is wanted in it: a new window cannot send a bearer token (G33), so it is
 * good for a minute, for whoever has it.
 * @param path of the endpoint that sends the file, as `/file-packs`
 * @param use no other link of the portal is taken for one of this use
 */
export const packLink = <Wanted>(path: string, use: string) => ({
  /** @throws PAYLOAD_TOO_LARGE for more than a ZIP file takes, sizes in bytes */
  open(world: World, wanted: Wanted, files: readonly { size: number }[]): { url: string } {
    if (files.reduce((sum, { size }) => sum + size, 0) > mostZipBytes) throw refuse('PAYLOAD_TOO_LARGE');
    const until = plusMs(world.clock.now(), lastsMs);
    const text = Buffer.from(JSON.stringify({ wanted, until } satisfies Signed<Wanted>)).toString('base64url');
    return { url: `${apiPrefix}${path}?link=${signText(world, text, use)}` };
  },

  /** @throws ATTACHMENT_NOT_FOUND for an address that is not ours or is over */
  read(world: World, link: string): Wanted {
    const text = readSigned(world, link, use);
    if (text === null) throw refuse('ATTACHMENT_NOT_FOUND');
    const { wanted, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Signed<Wanted>;
    if (until <= world.clock.now()) throw refuse('ATTACHMENT_NOT_FOUND');
    return wanted;
  },
});
