/**
 * How V8 is to run the embedded database. Its optimising compiler takes half a gigabyte for PostgreSQL's largest
 * functions, at each start; without it statements of the portal take a tenth longer. Young objects get less room: 8 MB.
 * What a new database is copied from can be let go at once.
 */
export const embeddedFlags = ['--liftoff-only', '--max-semi-space-size=8', '--expose-gc'] as const;

/**
 * The C library of Linux gives every thread a heap of its own and keeps what is freed there. The threads that compile
 * PostgreSQL and those that read pictures kept 200 MB so; two heaps for all of them are enough.
 */
export const embeddedVariables = { MALLOC_ARENA_MAX: '2' } as const;

const isEmbedded = (environment: NodeJS.ProcessEnv): boolean => !environment['DATABASE_URL'];

/** Of a server process: none where the database is a PostgreSQL server. */
export const databaseFlags = (environment: NodeJS.ProcessEnv): readonly string[] =>
  isEmbedded(environment) ? embeddedFlags : [];

/** The environment of a server process; what is set there already stays. */
export const withDatabaseVariables = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  isEmbedded(environment) ? { ...embeddedVariables, ...environment } : environment;
