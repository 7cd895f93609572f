import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { isHttps } from './is-https.ts';
import { inlineScriptHashes } from './serve-web.ts';
import type { World } from './world.ts';

/** Of those, what also means something for JSON, which no browser shows as a page. */
const meantForData = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
  'referrer-policy',
]);

/** What a browser may do with our pages, and they with the device: sent with every answer that says nothing else. */
export async function sendSafetyHeaders(app: FastifyInstance, world: World, webFolder: string | null): Promise<void> {
  const ofPages = await madeOnce(world, webFolder);
  const ofData = {
    ...Object.fromEntries(Object.entries(ofPages).filter(([name]) => meantForData.has(name))),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  };
  // One header set on the raw response would make Node.js set all others one by one too, as helmet itself does.
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.routeOptions.config.isData ? ofData : ofPages);
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
