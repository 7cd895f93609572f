import { basename } from 'node:path';
import { build, createServer, type Plugin, type PluginOption, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Ways of getting at the page's source files in the two small builds below. */
export interface PageSource {
  root: string;
  plugins: () => PluginOption[];
}

/**
 * Completes index.html: the frame of the page rendered into it, so that it is seen before any script arrives, the small
 * script that suits it to the reader, and the scripts deferred as modules are.
 */
export function pageTemplate(source: PageSource): Plugin {
  let boot = '';
  return {
    name: 'page-template',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      boot = this.emitFile({ type: 'asset', name: 'boot.js', source: await bootScript(source) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const shell = await renderedFrame(source);
        const sprite = assetNamed(bundle, 'icons.svg');
        return {
          html: html.replace('<!--shell-->', () =>
            shell.replaceAll(/"[^"]*\/ui\/icons\.svg[^"#]*#/g, `"/event/${sprite}#`),
          ),
          tags: [
            {
              tag: 'script',
              attrs: {
                src: `/event/${assetNamed(bundle, 'boot.js')}`,
                'data-early': JSON.stringify(earlyScripts(bundle)),
              },
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
    generateBundle() {
      if (!boot) this.error('the small script before the first paint is missing');
    },
  };
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

function assetNamed(bundle: Bundle, name: string): string {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
  if (!found) throw new Error(`no ${name} in the build`);
  return found.fileName;
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
