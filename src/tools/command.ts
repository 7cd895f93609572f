import { run, StepFailed } from './shell.ts';

type Command = (args: string[]) => Promise<number | void>;

/** What `npm run NAME` does; each file is loaded only when asked for. */
const commands: Record<string, () => Promise<Command>> = {
  setup: async () => (await import('./setup.ts')).setup,
  start: async () => (await import('./start.ts')).start,
  serve: async () => (await import('./start.ts')).serve,
  admin: async () => (args) => run(process.execPath, ['src/server/admin.ts', ...args]),
  dev: async () => (await import('./start.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  'build-twice': async () => (await import('./build.ts')).buildTwice,
  check: async () => (await import('./check.ts')).check,
  test: async () => (await import('./test.ts')).test,
  flaky: async () => (await import('./flaky.ts')).flaky,
  bench: async () => (await import('./bench.ts')).bench,
  screens: async () => (await import('./screens.ts')).screens,
  openapi: async () => (await import('./openapi.ts')).openapi,
  catalogs: async () => (args) => run(process.execPath, ['src/tools/catalogs.ts', ...args]),
  migration: async () => (await import('./migration.ts')).migration,
  format: async () => (await import('./check.ts')).format,
};

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (!load) {
  process.stderr.write(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}\n`);
  process.exit(2);
}
try {
  process.exitCode = (await (await load())(args)) ?? 0;
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
