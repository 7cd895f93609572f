/** A run as it goes: computed apart, then a draft that staff work on, then what everybody keeps to. */
export const runStates = ['WAITING', 'RUNNING', 'STOPPED', 'FAILED', 'RUN_DRAFT', 'PUBLISHED', 'SUPERSEDED'] as const;
export type RunState = (typeof runStates)[number];

/** How long a run searches where slots are blocked, in steps; a two-core computer makes 50,000 a second. */
export const usualSteps = 200_000;
export const mostSteps = 5_000_000;
export const mostAtOnce = 20;
