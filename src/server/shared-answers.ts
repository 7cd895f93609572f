import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Remembered } from './remembered.ts';
import type { World } from './world.ts';

const mostAnswers = 300;
const largestBytes = 512 * 1024;
/** Below it compression gains nothing. */
const leastBytes = 1024;

type Encoding = 'br' | 'gzip';

const compressed: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => promisify(gzip)(plain),
};

/** An answer as it is written out; compressed once, for the first who reads it so. */
class SharedAnswer {
  readonly plain: Buffer;
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(said: unknown) {
    this.plain = Buffer.from(JSON.stringify(said));
  }

  in(encoding: Encoding): Promise<Buffer> {
    return (this.#encoded[encoding] ??= compressed[encoding](this.plain));
  }
}

/** Answers that are the same for everybody who asks the same: computed, written out and compressed once. */
export class SharedAnswers {
  readonly #answers: Remembered<SharedAnswer>;

  constructor(world: World) {
    this.#answers = new Remembered(world, mostAnswers, ({ plain }) => plain.length <= largestBytes);
  }

  /** @param asked tells one question from another; null makes the answer anew @param answer what it throws is not kept */
  async send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    asked: string | null,
    answer: () => Promise<unknown>,
  ): Promise<FastifyReply> {
    const make = async () => new SharedAnswer(await answer());
    const shared = await (asked === null ? make() : this.#answers.get(asked, make));
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    const encoding = shared.plain.length < leastBytes ? null : encodingFor(request);
    if (!encoding) return reply.send(shared.plain);
    return reply.header('content-encoding', encoding).send(await shared.in(encoding));
  }
}

/** What a browser says it reads, the smaller one first. */
function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
  const read = accepted
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .filter(([, quality = '']) => !/^q=0(?:\.0*)?$/.test(quality));
  return (['br', 'gzip'] as const).find((one) => read.some(([name]) => name === one)) ?? null;
}
