import type { ExportJob } from '#contract/export.ts';
import { doJobs } from './participants.ts';
import type { Person } from './people.ts';
import type { TestWorld } from './world.ts';

export interface ExportWish {
  kind: string;
  columns: string[];
  language?: string;
  filter?: object;
  reason?: string;
}

export const askForExport = (world: TestWorld, { token }: Pick<Person, 'token'>, wish: ExportWish) =>
  world.call<ExportJob>('post', '/admin/exports', { token, body: { language: 'en', ...wish } });

/** The file of an export, by the address that its owner is given. */
export async function exportFile(world: TestWorld, { token }: Pick<Person, 'token'>, exportId: string) {
  const link = await world.call<{ url: string }>('post', `/admin/exports/${exportId}/link`, { token });
  return world.app.inject({ method: 'GET', url: link.body.url });
}

/** Asks for a sheet, has it made, and fetches it. */
export async function takeSheet(world: TestWorld, person: Pick<Person, 'token'>, wish: ExportWish): Promise<Buffer> {
  const asked = await askForExport(world, person, wish);
  if (asked.status !== 200) throw new Error(`the sheet was refused: ${JSON.stringify(asked.body)}`);
  await doJobs(world);
  return (await exportFile(world, person, asked.body.id)).rawPayload;
}
