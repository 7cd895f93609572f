import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { isHttps } from './is-https.ts';
import { inlineScriptHashes, isPartOfPage } from './serve-web.ts';
import type { World } from './world.ts';

/** Of those, what also means something for JSON and scripts, which no browser shows as a page. */
const notOnlyForPages = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
  'referrer-policy',
]);

/** What a script that works beside the page may do is told with that script. */
const policyOfScripts = "default-src 'self';script-src 'self' 'wasm-unsafe-eval';frame-ancestors 'none'";

/**
 * What a browser may do with our pages, and they with the device: sent with every answer that says nothing else. A page
 * comes in dozens of files; with all of it each would be 0.7 KB larger.
 */
export async function sendSafetyHeaders(app: FastifyInstance, world: World, webFolder: string | null): Promise<void> {
  const ofPages = await madeOnce(world, webFolder);
  const shared = Object.fromEntries(Object.entries(ofPages).filter(([name]) => notOnlyForPages.has(name)));
  const ofData = { ...shared, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };
  const ofParts = { ...shared, 'content-security-policy': policyOfScripts };
  const headersOf = (request: FastifyRequest) => {
    if (request.routeOptions.config.isData) return ofData;
    return isPartOfPage(request) ? ofParts : ofPages;
  };
  // One header set on the raw response would make Node.js set all others one by one too, as helmet itself does.
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersOf(request));
    next();
  });
}

async function madeOnce(world: World, webFolder: string | null): Promise<OutgoingHttpHeaders> {
  const send = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(await inlineScriptHashes(webFolder))],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        fontSrc: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...(world.config.OIDC_ISSUER ? [new URL(world.config.OIDC_ISSUER).origin] : [])],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: isHttps(world) ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  await new Promise<void>((resolve) => send(request, response, () => resolve()));
  const devices = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';
  return { ...response.getHeaders(), 'permissions-policy': devices };
}
