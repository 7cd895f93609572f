import type { World } from '#server/world.ts';
import type { Lane } from './lanes.ts';

export interface JobRun {
  world: World;
  payload: Record<string, unknown>;
  /** No further try follows when this one fails. */
  isLastTry: boolean;
  /** The process is to end: long work breaks off between two steps, and another process does it anew. */
  stopping: AbortSignal;
}

/** How one kind of job is done. It may run twice when a process ends in the middle, so it must bear that. */
export interface JobKind {
  run(run: JobRun): Promise<void>;
  tries: number;
  /** Done again so many milliseconds after it was done, for ever. */
  everyMs?: number;
  /** `prompt` when left out. */
  lane?: Lane;
}

export type JobKinds = Readonly<Record<string, JobKind>>;

export const jobChannel = 'jobs';
