import { basename } from 'node:path';
import { build, createServer, type Plugin, type PluginOption, type Rolldown } from 'vite';

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
 * small script that suits it to the reader and starts the app once it has been painted.
 */
export const pageTemplate = (source: PageSource): Plugin => ({
  name: 'page-template',
  apply: 'build',
  enforce: 'post',
  async buildStart() {
    this.emitFile({ type: 'asset', name: 'boot.js', source: await bootScript(source) });
  },
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const frame = await renderedFrame(source);
      const scripts = [...html.matchAll(moduleScript)];
      const main = scripts.at(-1)?.[1];
      if (!main) throw new Error('index.html starts no script');
      const boot = {
        src: `/event/${assetNamed(bundle, 'boot.js').fileName}`,
        'data-main': main,
        'data-early': JSON.stringify(earlyScripts(bundle)),
      };
      return {
        html: withStyles(html, bundle)
          .replaceAll(moduleScript, '<link rel="modulepreload" crossorigin href="$1">')
          .replace('<!--shell-->', () => frame),
        tags: [{ tag: 'script', attrs: boot, injectTo: 'head-prepend' }],
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
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { firstPaint } = await server.ssrLoadModule('/shell/first-paint.tsx');
    return await firstPaint();
  } finally {
    await server.close();
  }
}

function assetNamed(bundle: Bundle, name: string): Rolldown.OutputAsset {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
  if (found?.type !== 'asset') throw new Error(`no ${name} in the build`);
  return found;
}

/** What home and each language will ask for, so that it is fetched beside the main script and not after it. */
function earlyScripts(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const early: Record<string, string[]> = {};
  const home = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/home/home-page.tsx'));
  if (home) early.home = [home.fileName, ...home.imports].map((file) => `/event/${file}`);
  for (const chunk of chunks) {
    const words = chunk.moduleIds.find((id) => /\/(?:shell|ui|i18n|home)\/locales\/\w+\.po$/.test(id));
    const locale = words && basename(words, '.po');
    if (locale) (early[locale] ??= []).push(`/event/${chunk.fileName}`);
  }
  return early;
}
