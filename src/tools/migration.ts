import { must } from './shell.ts';

/** Writes a migration for what changed in the tables. */
export async function migration(args: string[]): Promise<void> {
  await must('drizzle-kit', 'generate', '--config', 'src/server/db/drizzle.config.ts', '--name', args[0] ?? 'change');
}
