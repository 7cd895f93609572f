import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SiteNames, withSiteNames } from '#contract/site-names.ts';
import { localeOfTags } from '#domain/locale-of-tags.ts';
import { activityOfAddress } from './activity/activity-of-address.ts';
import { withFirstActivity } from './activity/first-activity.ts';
import { positionsOfAddress, withFirstPositions } from './recruitment/position/first-position.ts';
import { eventOfAddress, withFirstEvent } from './public-event/first-event.ts';
import { recordsOfAddress, withFirstRecords } from './road-show/first-record.ts';
import { otherSiteNames } from './setting/product.ts';
import type { World } from './world.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const parts = (header: string | undefined): string[] => (header ?? '').split(/[,;]\s*/);
const compress = promisify(brotliCompress);
/** Of what is made for one request: nearly as small as the best, in a fraction of the time. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Answers with the app under the name that staff gave the portal, beginning with the activity that the address is of.
 * Where there is neither, that is the built file.
 */
export function sitePage(world: World, folder: string): SendPage {
  let made: { from: string; text: string; brotli: () => Promise<Buffer> } | undefined;
  const named = async (names: SiteNames | null) => {
    const from = JSON.stringify(names);
    if (made?.from === from) return made;
    const built = await readFile(join(folder, 'index.html'), 'utf8');
    const text = names ? withSiteNames(built, names) : built;
    let packed: Promise<Buffer> | undefined;
    return (made = { from, text, brotli: () => (packed ??= compress(text)) });
  };

  return async (request, reply) => {
    const activity = await activityOfAddress(world, request.url);
    const names = otherSiteNames(world);
    const records = activity ? null : await recordsOfAddress(world, request.url);
    const positions = activity || records ? null : await positionsOfAddress(world, request.url);
    const event = activity || records || positions ? null : await eventOfAddress(world, request.url);
    if (!activity && !records && !positions && !event && !names) return reply.sendFile('index.html');
    let { text, brotli } = await named(names);
    if (activity || records || positions || event) {
      const locale = localeOfTags(parts(request.headers['accept-language']));
      const reader = { locale, origin: world.config.publicUrl };
      const first = activity ? withFirstActivity(text, activity, reader) : text;
      const second = records ? withFirstRecords(first, records, reader) : first;
      const whole = positions ? withFirstPositions(second, positions, reader) : second;
      text = event ? withFirstEvent(whole, event, reader) : whole;
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
