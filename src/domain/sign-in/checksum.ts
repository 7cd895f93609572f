import type { AttemptFact } from './model.ts';

/** What the SHA-256 of a list is taken over: `participantId:version`, in the order of ids, one a line. */
export const snapshotChecksumInput = (people: readonly { participantId: string; version: number }[]): string =>
  people
    .map(({ participantId, version }) => `${participantId}:${version}`)
    .toSorted()
    .join('\n');

const attemptFields = [
  'id',
  'seq',
  'activityId',
  'kind',
  'scope',
  'credential',
  'participantId',
  'source',
  'shown',
  'shownReason',
  'wallTime',
  'estimatedTime',
  'uncertaintyMs',
  'annuls',
  'reason',
  'allowedBy',
  'allowance',
  'groupId',
] as const satisfies readonly (keyof AttemptFact)[];

/** The attempt as text that is equal for equal attempts: its fields in this order, absent ones left out. */
export const attemptText = (attempt: Partial<Record<keyof AttemptFact, unknown>>): string =>
  JSON.stringify(attemptFields.map((field) => [field, attempt[field]]).filter(([, value]) => value !== undefined));

/** The chain of a device that has made no attempt yet. */
export const emptyChain = '0'.repeat(64);

/**
 * N4: each link is the SHA-256, in hexadecimal, of this text. Attempts go in the order of their sequence.
 * @param head the link before, `emptyChain` at first @param attemptHash SHA-256 of `attemptText`, in hexadecimal
 */
export const chainText = (head: string, attemptHash: string): string => `${head}:${attemptHash}`;
