import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void;

const betweenBytes = 2 * 2 ** 20;

/**
 * Gives back pieces of a file on its way that nobody holds any more. Each is a small object with its bytes outside the
 * heap; left alone, those gather until the engine looks through the whole heap for them, and a film of 500 MB had it do so
 * fourteen times, for half of its time. To look through the newest objects takes half a millisecond.
 * @returns what is told of each piece
 */
export function freeingYoung(): (piece: { length: number }) => void {
  let since = 0;
  return ({ length }) => {
    since += length;
    if (since < betweenBytes) return;
    since = 0;
    collect({ type: 'minor' });
  };
}
