import { Worker } from 'node:worker_threads';
import type { Asked } from './ask-apart.ts';

/** Says what holds should the process end before it has said more. */
export type Tell<Answer> = (answer: Answer) => Promise<void>;

/** Answers one `askApart`, and is gone. What hostile content can break is this process alone. */
export function answerApart<Task, Answer>(work: (task: Task, tell: Tell<Answer>) => Promise<Answer>): void {
  const tell = (answer: Answer): Promise<void> =>
    new Promise((resolve) => process.send?.({ answer }, undefined, undefined, () => resolve()));
  process.once('message', ({ task, limits }: Asked<Task>) => {
    // In a thread of its own, since this one may never come back from what it reads.
    const watch = new Worker(new URL('./watch-process.ts', import.meta.url), { workerData: limits });
    watch.unref();
    void work(task, tell)
      .then(tell)
      .then(() => process.exit(0));
  });
}
