import { join } from 'node:path';
import { build, type BuildOptions, createServer, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { earlyFiles } from './early-files.ts';

type Bundle = Rolldown.OutputBundle;

/** Ways of getting at the page's source files in the two small builds below. */
export interface PageSource {
  root: string;
  plugins: () => PluginOption[];
}

const stylesLink = /<link rel="stylesheet"[^>]* href="\/event\/([^"]+)">/g;

/** What they import stands before the one that starts the app. */
const moduleScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/g;

/**
 * Completes index.html: the frame of the page rendered into it, so that it is seen before any script arrives, the
 * script that tells those whose browser is too old, and the small one that suits the page to the reader and starts the app once it has been painted. That script stands in the page
 * as well, where nothing waits for it; the server's content security policy knows it by its hash.
 */
export const pageTemplate = (source: PageSource): Plugin => ({
  name: 'page-template',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: fillIn(source), name: 'fill-in' });
  },
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const [frame, floor, boot] = await Promise.all([
        renderedFrame(source),
        inlineScript(source, 'floor', { target: 'es2015', minify: false }).then(readByTheOldest),
        inlineScript(source, 'boot', { target: 'es2022' }),
      ]);
      const main = [...html.matchAll(moduleScript)].at(-1)?.[1];
      if (!main) throw new Error('index.html starts no script');
      const attrs = {
        'data-main': main,
        'data-fill': addressOf(bundle, fillIn(source)),
        'data-early': JSON.stringify(earlyFiles(bundle, source.root)),
      };
      return {
        html: withStyles(html, bundle)
          .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
          .replaceAll(moduleScript, '')
          .replace('<!--shell-->', () => withBuiltPictures(frame, bundle)),
        tags: [
          { tag: 'script', children: floor, injectTo: 'head' },
          { tag: 'script', attrs, children: boot, injectTo: 'head' },
        ],
      };
    },
  },
  generateBundle: {
    // What pages need beside their own file is found by that map, too.
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      page.source = withMapInHead(String(page.source));
      // What stands in the page is no file.
      delete bundle['importmap.json'];
      for (const [, fileName = ''] of page.source.matchAll(stylesLink)) delete bundle[fileName];
    },
  },
});

/**
 * The styles stand in the page itself: one request less before the first paint, and the page is fetched anyway. Parts
 * that come later name their file among what they need; a link that is disabled tells them that it is there, and
 * fetches nothing.
 */
function withStyles(html: string, bundle: Bundle): string {
  return html.replaceAll(stylesLink, (_, fileName: string) => {
    const styles = bundle[fileName];
    if (styles?.type !== 'asset') throw new Error(`no ${fileName} in the build`);
    return `<style>${String(styles.source)}</style><link rel="stylesheet" disabled href="/event/${fileName}">`;
  });
}

/** Vite puts the map of the scripts' names before the first of them; this page has none, and it came before everything. */
function withMapInHead(html: string): string {
  let map = '';
  const without = html.replace(/<script type="importmap">[^]*?<\/script>\n/, (found) => {
    map = found;
    return '';
  });
  return without.replace('<script', () => `${map}<script`);
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

/** What makes up for functions that old browsers lack: a file of its own, which only those fetch. */
const fillIn = ({ root }: PageSource): string => join(root, 'shell/fill-in.ts');

function addressOf(bundle: Bundle, moduleId: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === moduleId);
  if (!found) throw new Error(`no ${moduleId} in the build`);
  return `/event/${found.fileName}`;
}

async function inlineScript({ root, plugins }: PageSource, name: string, options: BuildOptions): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: plugins(),
    build: {
      ...options,
      write: false,
      lib: { entry: `shell/${name}.ts`, formats: ['iife'], name },
      rolldownOptions: { output: { comments: false } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${name}.ts did not build`);
  return chunk.code;
}

/** A browser that cannot read the script would not be told that it is too old. */
function readByTheOldest(script: string): string {
  const newer = /=>|`|\?\.|\?\?|\b(?:const|let|class|async)\b/.exec(script);
  if (newer) throw new Error(`floor.ts must be ECMAScript 5, and has ${newer[0]}`);
  return script;
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
    const { firstPaint } = await server.ssrLoadModule('/first-visit/first-paint.tsx');
    return await firstPaint();
  } finally {
    await server.close();
  }
}
