import type { World } from '#server/world.ts';

export interface JobRun {
  world: World;
  payload: Record<string, unknown>;
  /** No further try follows when this one fails. */
  isLastTry: boolean;
}

/** How one kind of job is done. It may run twice when a process ends in the middle, so it must bear that. */
export interface JobKind {
  run(run: JobRun): Promise<void>;
  tries: number;
  /** Done again so many milliseconds after it was done, for ever. */
  everyMs?: number;
}

export type JobKinds = Readonly<Record<string, JobKind>>;

export const jobChannel = 'jobs';
