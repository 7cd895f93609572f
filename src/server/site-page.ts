import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SiteNames, withSiteNames } from '#contract/site-names.ts';
import { businessDateAt } from '#domain/instant.ts';
import { localeOfTags } from '#domain/locale-of-tags.ts';
import { firstActivity } from './activity/first-activity.ts';
import { homeOfAddress, withFirstHome } from './activity/first-home.ts';
import type { WritePage } from './first-page.ts';
import { firstProjects } from './closing/project/first-project.ts';
import { firstForum } from './forum/first-forum.ts';
import { firstPositions } from './recruitment/position/first-position.ts';
import { firstEvent } from './public-event/first-event.ts';
import { firstRecords } from './road-show/first-record.ts';
import { otherSiteNames } from './setting/product.ts';
import type { World } from './world.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const parts = (header: string | undefined): string[] => (header ?? '').split(/[,;]\s*/);
const compress = promisify(brotliCompress);
/** Of what is made for one request: nearly as small as the best, in a fraction of the time. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** For each kind of address that has more than the app: what of it is on the screen, or in the head, before any script. */
const firstPages = [firstActivity, firstRecords, firstPositions, firstEvent, firstProjects, firstForum];

async function beginningOf(world: World, url: string): Promise<WritePage | null> {
  for (const find of firstPages) {
    const write = await find(world, url);
    if (write) return write;
  }
  return null;
}

interface Made {
  from: string;
  text: string;
  brotli: () => Promise<Buffer>;
}

/** Makes a page that is the same for everybody once, until what it is made from changes. */
function madeOnce() {
  let made: Made | undefined;
  return async (from: string, make: () => Promise<string>): Promise<Made> => {
    if (made?.from === from) return made;
    const text = await make();
    let packed: Promise<Buffer> | undefined;
    return (made = { from, text, brotli: () => (packed ??= compress(text)) });
  };
}

/**
 * Answers with the app under the name that staff gave the portal, beginning with what the address is of. Where there is
 * neither, that is the built file.
 */
export function sitePage(world: World, folder: string): SendPage {
  const [namedOnce, homeOnce] = [madeOnce(), madeOnce()];
  const named = (names: SiteNames | null) =>
    namedOnce(JSON.stringify(names), async () => {
      const built = await readFile(join(folder, 'index.html'), 'utf8');
      return names ? withSiteNames(built, names) : built;
    });

  return async (request, reply) => {
    const names = otherSiteNames(world);
    const home = await homeOfAddress(world, request.url);
    const write = home ? null : await beginningOf(world, request.url);
    if (!home && !write && !names) return reply.sendFile('index.html');
    let { text, brotli } = await named(names);
    if (home) {
      const page = text;
      const now = world.clock.now();
      const from = JSON.stringify([names, businessDateAt(now), home]);
      ({ text, brotli } = await homeOnce(from, async () => withFirstHome(page, home, now)));
    }
    if (write) {
      const locale = localeOfTags(parts(request.headers['accept-language']));
      const whole = write(text, { locale, origin: world.config.publicUrl });
      text = whole;
      brotli = () => compress(whole, quickly);
    }
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language');
    if (!parts(request.headers['accept-encoding']).includes('br')) return reply.send(text);
    return reply.header('content-encoding', 'br').send(await brotli());
  };
}
