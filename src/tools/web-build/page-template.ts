import { join } from 'node:path';
import { build, createServer, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { earlyFiles } from './early-files.ts';

type Bundle = Rolldown.OutputBundle;

/** Ways of getting at the page's source files in the two small builds below. */
export interface PageSource {
  root: string;
  plugins: () => PluginOption[];
}

/** What they import stands before the one that starts the app. */
const moduleScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/g;

/**
 * Completes index.html: the frame of the page rendered into it, so that it is seen before any script arrives, and the
 * small script that suits it to the reader and starts the app once it has been painted. That script stands in the page
 * as well, where nothing waits for it; the server's content security policy knows it by its hash.
 */
export const pageTemplate = (source: PageSource): Plugin => ({
  name: 'page-template',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const [frame, boot] = await Promise.all([renderedFrame(source), bootScript(source)]);
      const main = [...html.matchAll(moduleScript)].at(-1)?.[1];
      if (!main) throw new Error('index.html starts no script');
      const attrs = { 'data-main': main, 'data-early': JSON.stringify(earlyFiles(bundle)) };
      return {
        html: withStyles(html, bundle)
          .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
          .replaceAll(moduleScript, '')
          .replace('<!--shell-->', () => withBuiltPictures(frame, bundle)),
        tags: [{ tag: 'script', attrs, children: boot, injectTo: 'head' }],
      };
    },
  },
});

/**
 * The styles stand in the page itself: one request less before the first paint, and the page is fetched anyway. Their
 * file stays: parts that come later name it among what they need, and do not load without it.
 */
function withStyles(html: string, bundle: Bundle): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]* href="\/event\/([^"]+)">/g, (_, fileName: string) => {
    const styles = bundle[fileName];
    if (styles?.type !== 'asset') throw new Error(`no ${fileName} in the build`);
    return `<style>${String(styles.source)}</style>`;
  });
}

/** The frame was rendered from the sources, where pictures stand under another address than in the build. */
function withBuiltPictures(frame: string, bundle: Bundle): string {
  const pictures = Object.values(bundle).filter((file) => file.type === 'asset');
  return frame.replaceAll(/\/event\/([\w/-]+\.svg)\?no-inline/g, (_, source: string) => {
    const picture = pictures.find(({ originalFileNames }) => originalFileNames.some((name) => name.endsWith(source)));
    if (!picture) throw new Error(`no ${source} in the build`);
    return `/event/${picture.fileName}`;
  });
}

async function bootScript({ root, plugins }: PageSource): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: plugins(),
    build: { write: false, target: 'es2022', lib: { entry: 'shell/boot.ts', formats: ['iife'], name: 'boot' } },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('boot.ts did not build');
  return chunk.code;
}

async function renderedFrame({ root, plugins }: PageSource): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    base: '/event/',
    logLevel: 'error',
    plugins: plugins(),
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    // What `npm run dev` has prepared, perhaps for a server that runs right now, stays as it is.
    cacheDir: join(root, '../../node_modules/.vite/page'),
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { firstPaint } = await server.ssrLoadModule('/shell/first-paint.tsx');
    return await firstPaint();
  } finally {
    await server.close();
  }
}
