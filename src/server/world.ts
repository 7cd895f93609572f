import type { Logger } from 'pino';
import { type Instant, instantOf } from '#domain/instant.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Secrets } from './secrets.ts';

export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => instantOf(Date.now()) };

/** All that a verb reaches the outside through. */
export interface World {
  config: Config;
  db: Database;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
}
