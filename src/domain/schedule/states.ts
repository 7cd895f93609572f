/** A run as it goes: computed apart, then a draft that staff work on, then what everybody keeps to. */
export const runStates = [
  'WAITING',
  'RUNNING',
  /** Asked to end with the best that it has found. */
  'STOPPING',
  'STOPPED',
  'FAILED',
  'RUN_DRAFT',
  'PUBLISHED',
  'SUPERSEDED',
] as const;
export type RunState = (typeof runStates)[number];

/** Of runs that are not computed yet. */
export const statesAtWork = ['WAITING', 'RUNNING', 'STOPPING'] as const satisfies readonly RunState[];

/** How long a run searches where slots are blocked, in steps; a two-core computer makes 50,000 a second. */
export const usualSteps = 200_000;
export const mostSteps = 5_000_000;
export const mostAtOnce = 20;
