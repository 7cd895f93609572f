import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

/** The scanner's parts, built as for the app and served on a page of their own. */
export async function serveScannerHarness(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = fileURLToPath(new URL('../e2e/scanner-harness', import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), 'scanner-'));
  const treeshake = { moduleSideEffects: (id: string) => !/node_modules\/@zxing\//.test(id) };
  const shared = { root, configFile: false as const, logLevel: 'error' as const };
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, target: 'es2022', rolldownOptions: { treeshake } },
    worker: { format: 'es', rolldownOptions: { treeshake } },
  });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('the harness has no address');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
