import { setTimeout } from 'node:timers/promises';
import type { Answer } from './world.ts';

/**
 * As people in a crowd do: who is told that the portal is busy (503, when more ask at once than the database takes in
 * ten seconds) comes again when it says.
 */
export async function untilServed<Body>(ask: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await setTimeout(Number(answer.headers['retry-after']) * 1000);
  }
}
