import { databaseFlags } from './db/embedded-process.ts';

/** How Node.js is to run a server process, from the project's folder. */
export const startFlags = (environment: NodeJS.ProcessEnv): readonly string[] => [
  ...databaseFlags(environment),
  '--import',
  './src/server/resolve-once.ts',
];
