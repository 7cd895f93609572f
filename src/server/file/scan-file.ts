import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { ScanState } from '#domain/file/words.ts';
import type { World } from '#server/world.ts';

const longestMs = 4 * 60 * 1000;
const chunkBytes = 256 * 1024;

/**
 * Asks clamd, when one is configured, by its INSTREAM command. A scanner that stops at its own limit has not said that
 * the file is clean, and neither do we. @throws when it cannot be reached, so that the check is tried again
 */
export async function scanFile(world: World, path: string): Promise<ScanState | 'INFECTED'> {
  const address = world.config.CLAMD_URL;
  if (!address) return 'NOT_SCANNED';
  const answer = await ask(new URL(address), path);
  if (answer.endsWith(' FOUND')) return 'INFECTED';
  return answer.endsWith(': OK') ? 'CLEAN' : 'NOT_COMPLETED';
}

function ask(address: URL, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket =
      address.protocol === 'unix:'
        ? connect(address.pathname)
        : connect(Number(address.port || '3310'), address.hostname);
    let answer = '';
    socket.setTimeout(longestMs, () => socket.destroy(new Error('the virus scanner did not answer')));
    socket.on('data', (data) => (answer += data.toString('utf8')));
    socket.once('error', (error) => (answer ? resolve(clean(answer)) : reject(error)));
    socket.once('close', () => (answer ? resolve(clean(answer)) : reject(new Error('the virus scanner said nothing'))));
    socket.once('connect', () => {
      send(socket, path).catch((error: Error) => socket.destroy(error));
    });
  });
}

const clean = (answer: string): string => answer.replace(/\0/g, '').trim();

/** Each piece goes with its length before it; a length of nothing ends the file. */
async function send(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    // Past its limit it answers and hangs up; the rest is of no use to it.
    if (!socket.writable) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await drained(socket);
  }
  if (socket.writable) socket.write(Buffer.alloc(4));
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', () => resolve());
  });
