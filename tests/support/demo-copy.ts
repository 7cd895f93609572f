import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfDatabase } from './postgres.ts';

/**
 * The variables that name what portals with the demo start from a copy of: the data folder of a stopped one, and on the
 * test server its database. Without that the database is in the folder.
 */
export const preparedDemo = { folder: 'TEST_DEMO_FOLDER', database: 'TEST_DEMO_DATABASE' } as const;

/** The same for those on the embedded database. Nobody has drawn its pictures. */
export const embeddedDemo = 'TEST_EMBEDDED_DEMO_FOLDER';

/** What a portal lives on, and nobody else. */
export interface PortalData {
  folder: string;
  environment: Record<string, string>;
  remove(): Promise<void>;
}

export function emptyData(): PortalData {
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  return { folder, environment: {}, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** As the one that was prepared; an empty one, which a portal fills with the demo by itself, where none was. */
export async function copiedDemo(kind: 'embedded' | 'any'): Promise<PortalData> {
  const data = emptyData();
  const { [preparedDemo.folder]: prepared, [preparedDemo.database]: template, [embeddedDemo]: embedded } = process.env;
  const from = kind === 'embedded' ? (embedded ?? prepared) : prepared;
  if (from) cpSync(from, data.folder, { recursive: true });
  if (kind === 'embedded' || !template) return data;
  const { url, drop } = await copyOfDatabase(template);
  return {
    folder: data.folder,
    environment: { DATABASE_URL: url },
    async remove() {
      await drop();
      await data.remove();
    },
  };
}
