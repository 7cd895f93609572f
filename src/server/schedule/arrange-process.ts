import { existsSync } from 'node:fs';
import { answerApart } from '#server/apart/answer-apart.ts';
import { arrange, type Arranged } from '#domain/schedule/arrange.ts';
import type { PlacedMeeting, Problem } from '#domain/schedule/problem.ts';

export interface ArrangeTask {
  problem: Problem;
  seed: number;
  steps: number;
  /** At which tables meetings were that stay there. */
  kept: PlacedMeeting[];
  /** Once there is a file of this name, the search ends with the best that it has found. */
  stopFile: string;
}

/** How far it is, and at the end what came of it. */
export type ArrangeAnswer = { progress: number } | { arranged: Arranged };

const tellEveryMs = 300;

/** Computes one schedule, which keeps a processor busy for seconds. */
answerApart(
  async ({ problem, seed, steps, kept, stopFile }: ArrangeTask, tell: (answer: ArrangeAnswer) => Promise<void>) => {
    let told = Date.now();
    let isStopped = false;
    const arranged = arrange(problem, {
      seed,
      kept: new Map(kept.map((one) => [one.meeting, one])),
      progress(done) {
        const progress = steps === 0 ? 1 : done / steps;
        if (Date.now() - told >= tellEveryMs) {
          told = Date.now();
          void tell({ progress });
          // A file, since a search that never pauses hears no message.
          isStopped = existsSync(stopFile);
        }
        return isStopped ? 1 : progress;
      },
    });
    return { arranged };
  },
);
