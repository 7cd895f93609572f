/**
 * How V8 is to run the embedded database. Its optimising compiler takes half a gigabyte for PostgreSQL's largest
 * functions, at each start; without it statements of the portal take a tenth longer. Young objects get less room: 8 MB.
 */
const flags = ['--liftoff-only', '--max-semi-space-size=8'];

/** Of a server process: none where the database is a PostgreSQL server. */
export const databaseFlags = (environment: NodeJS.ProcessEnv): readonly string[] =>
  environment['DATABASE_URL'] ? [] : flags;
