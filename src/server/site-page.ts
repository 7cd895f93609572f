import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SiteNames, withSiteNames } from '#contract/site-names.ts';
import { businessDateAt } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { localeOfTags } from '#domain/locale-of-tags.ts';
import { firstActivity, firstTakePart } from './activity/first-activity.ts';
import { homeOfAddress, withFirstHome } from './activity/first-home.ts';
import type { WritePage } from './first-page.ts';
import { firstProjects } from './closing/project/first-project.ts';
import { firstForum } from './forum/first-forum.ts';
import { firstTicket } from './participant/code/first-ticket.ts';
import { firstPositions } from './recruitment/position/first-position.ts';
import { firstEvent } from './public-event/first-event.ts';
import { Remembered } from './remembered.ts';
import { firstRecords } from './road-show/first-record.ts';
import { otherSiteNames } from './setting/product.ts';
import type { World } from './world.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const mostPages = 60;

const parts = (header: string | undefined): string[] => (header ?? '').split(/[,;]\s*/);
const compress = promisify(brotliCompress);
/** Of what is made for one request: nearly as small as the best, in a fraction of the time. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** For each kind of address that has more than the app: what of it is on the screen, or in the head, before any script. */
const firstPages = [firstActivity, firstRecords, firstPositions, firstEvent, firstProjects, firstForum, firstTakePart];

async function beginningOf(world: World, url: string): Promise<WritePage | null> {
  for (const find of firstPages) {
    const write = await find(world, url);
    if (write) return write;
  }
  return null;
}

interface Page {
  text: string;
  /** Nobody but the one who asks may keep it. */
  isPersonal?: boolean;
  brotli: () => Promise<Buffer>;
}

function pageFrom(text: string, how: BrotliOptions = {}): Page {
  let packed: Promise<Buffer> | undefined;
  return { text, brotli: () => (packed ??= compress(text, how)) };
}

/** Makes a page as small as can be, which takes long, once, until what it is made from changes. */
function madeOnce() {
  let made: { from: string; page: Page } | undefined;
  return async (from: string, make: () => Promise<string>): Promise<Page> => {
    if (made?.from !== from) made = { from, page: pageFrom(await make()) };
    return made.page;
  };
}

/**
 * Answers with the app under the name that staff gave the portal, beginning with what the address is of. Where there is
 * neither, that is the built file.
 */
export function sitePage(world: World, folder: string): SendPage {
  const pages = new Remembered<Page | null>(world, mostPages, (page) => page !== null && !page.isPersonal);
  const [namedOnce, homeOnce] = [madeOnce(), madeOnce()];
  const named = (names: SiteNames | null) =>
    namedOnce(JSON.stringify(names), async () => {
      const built = await readFile(join(folder, 'index.html'), 'utf8');
      return names ? withSiteNames(built, names) : built;
    });

  /** Null where it is the built file. */
  async function pageOf(url: string, locale: Locale): Promise<Page | null> {
    const names = otherSiteNames(world);
    const home = await homeOfAddress(world, url);
    if (home) {
      const { text } = await named(names);
      const now = world.clock.now();
      return homeOnce(JSON.stringify([names, businessDateAt(now), home]), async () => withFirstHome(text, home, now));
    }
    const ticket = await firstTicket(world, url);
    const write = ticket ?? (await beginningOf(world, url));
    if (!write) return names && named(names);
    const { text } = await named(names);
    const page = pageFrom(write(text, { locale, origin: world.config.publicUrl }), quickly);
    return { ...page, isPersonal: ticket !== null };
  }

  return async (request, reply) => {
    const locale = localeOfTags(parts(request.headers['accept-language']));
    const page = await pages.get(JSON.stringify([request.url, locale]), () => pageOf(request.url, locale));
    if (!page) return reply.sendFile('index.html');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', page.isPersonal ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding, accept-language');
    if (!parts(request.headers['accept-encoding']).includes('br')) return reply.send(page.text);
    return reply.header('content-encoding', 'br').send(await page.brotli());
  };
}
