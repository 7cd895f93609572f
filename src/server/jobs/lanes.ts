import type { JobKinds } from './job-kinds.ts';

/**
 * How many jobs of a lane a process does side by side. Lanes do not wait for each other: a sheet of a hundred thousand
 * rows holds up no mail.
 */
export const lanes = {
  /** What somebody waits for and takes moments: mails, messages, what the door asks. */
  prompt: 2,
  /** A short look at what was uploaded: pictures by themselves, so that people's photos wait for no document. */
  pictures: 1,
  files: 1,
  /** All that takes as long as files are large or odd. */
  longFiles: 1,
  /** What nobody waits for. */
  unhurried: 2,
  /** One decision over a whole list, and taking it back. */
  decisions: 1,
  /** Lists that leave as a sheet, however long they are. */
  sheets: 2,
  /** Schedules, each of which keeps a processor busy for a while. */
  schedules: 1,
} as const;
export type Lane = keyof typeof lanes;

export const kindsOfLane = (kinds: JobKinds, lane: Lane): JobKinds =>
  Object.fromEntries(Object.entries(kinds).filter(([, kind]) => (kind.lane ?? 'prompt') === lane));
