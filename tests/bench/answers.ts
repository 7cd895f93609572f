import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { chromium } from '@playwright/test';
import { demoAccounts } from '#server/seed/demo-accounts.ts';
import { logIn } from '#tests/support/browser-login.ts';
import { wholeBrowser } from '#tests/support/browser.ts';
import type { BareAnswer } from '#tests/support/bare-fastify.ts';
import { KeepAliveClient } from '#tests/support/keep-alive-client.ts';
import { startPortal } from '#tests/support/portal.ts';
import { untilAtRest } from '#tests/support/until-at-rest.ts';
import { startCluster } from '#tests/support/postgres.ts';
import type { BenchResult } from './result.ts';

const assets = new URL('../../dist/web/assets/', import.meta.url);
const connections = 32;
const rounds = 7;
const usualRoundMs = 1500;
/** A login may ask 1,200 times a minute. */
const profileRoundMs = 300;
const visitors = 5000;
/** Of the requests a second that a bare Fastify route answers with the very same bytes. */
const targets = { homePage: 0.4, homeList: 0.4, file: 0.5, profile: 0.2 } as const;
type Asked = keyof typeof targets;

interface Request {
  port: number;
  what: string;
  headers: readonly string[];
  /** A header of each login that asks; in turns. */
  logins?: readonly string[];
  body?: string;
  roundMs?: number;
}

/** As many visitors as an event has, each with an address of their own, through a proxy in front. */
const visitor = (n: number): string => `x-forwarded-for: 10.${(n >> 8) & 255}.${n & 255}.7`;

const turn = (all: readonly string[], n: number): string[] => all.slice(n % all.length, (n % all.length) + 1);

/**
 * On one computer it is the server that wakes the client with each answer, which costs it more than all else it does;
 * over a network it never does. A client that does not sleep spares both servers that. @returns what lets it sleep again
 */
function stayAwake(): () => void {
  let awake = true;
  const lookAgain = (): void => void (awake && setImmediate(lookAgain));
  lookAgain();
  return () => void (awake = false);
}

async function perSecond({
  port,
  what,
  headers,
  logins = [],
  body = '',
  roundMs = usualRoundMs,
}: Request): Promise<number> {
  const clients = Array.from({ length: connections }, () => new KeepAliveClient(port));
  const mayNap = stayAwake();
  const began = performance.now();
  let asked = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() - began < roundMs; asked++) {
        const { status } = await client.send(
          what,
          [...headers, ...turn(logins, asked), visitor(asked % visitors)],
          body,
        );
        if (status !== 200) throw new Error(`${what} was answered ${status}`);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  mayNap();
  for (const client of clients) client.close();
  return asked / seconds;
}

const encoding = 'accept-encoding: br, gzip';
const homeList: Omit<Request, 'port'> = {
  what: 'POST /event-api/public/api/v1/activities/search?page=0&size=24&sort=beginDate%3Aasc',
  headers: [encoding, 'content-type: application/json', 'content-length: 19'],
  body: '{"period":"COMING"}',
};

/** A login may ask so often in a minute that one alone would not do. */
async function accessTokens(origin: string): Promise<string[]> {
  const browser = await chromium.launch(wholeBrowser());
  try {
    const tokens: string[] = [];
    for (const { username } of demoAccounts) {
      const page = await browser.newPage();
      await logIn(page, origin, username);
      const answer = await page.request.post(`${origin}/event-api/login/refresh`);
      const { accessToken } = (await answer.json()) as { accessToken: string };
      const headers = { authorization: `Bearer ${accessToken}` };
      if ((await fetch(`${origin}/event-api/profile`, { headers })).ok) tokens.push(accessToken);
      await page.context().clearCookies();
      await page.close();
    }
    return tokens;
  } finally {
    await browser.close();
  }
}

/** The bytes of an answer as they are sent, and the headers that belong to them. */
async function sentBy({ port, what, headers, logins = [], body }: Request): Promise<BareAnswer> {
  const [method = '', path = ''] = what.split(' ');
  const asked = request({
    port,
    method,
    path,
    headers: Object.fromEntries([...headers, ...turn(logins, 0)].map((line) => line.split(': ') as [string, string])),
  }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${what} was answered ${answer.statusCode}`);
  const kept = ['content-type', 'content-encoding'].flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { body: Buffer.concat(parts), headers: Object.fromEntries(kept) };
}

async function bareServer(answer: BareAnswer): Promise<{ port: number; stop(): Promise<unknown> }> {
  const worker = new Worker(new URL('../support/bare-fastify.ts', import.meta.url), { workerData: answer });
  const [port] = (await once(worker, 'message')) as [number];
  return { port, stop: () => worker.terminate() };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const ratioOf = (rates: readonly number[], bare: readonly number[]): number =>
  Math.round((median(rates) / median(bare)) * 1000) / 1000;

/** One request and its bare twin, in turns. */
async function against(request: Request): Promise<{ ratio: number; perSecond: number; bare: number }> {
  const bare = await bareServer(await sentBy(request));
  const rates = { portal: [] as number[], bare: [] as number[] };
  try {
    const [method] = request.what.split(' ');
    const twin = { ...request, port: bare.port, what: `${method} /` };
    await perSecond(request);
    await perSecond(twin);
    for (let round = 0; round < rounds; round++) {
      rates.portal.push(await perSecond(request));
      rates.bare.push(await perSecond(twin));
    }
  } finally {
    await bare.stop();
  }
  const { portal, bare: twins } = rates;
  return { ratio: ratioOf(portal, twins), perSecond: Math.round(median(portal)), bare: Math.round(median(twins)) };
}

async function measured(environment: Record<string, string>) {
  const portal = await startPortal({ environment: { TRUST_PROXY: '1', ...environment } });
  try {
    const { port, origin } = portal;
    await untilAtRest(portal);
    const script = (await readdir(assets)).find((name) => /^frame-[\w-]+\.js$/.test(name)) ?? '';
    const logins = (await accessTokens(origin)).map((token) => `authorization: Bearer ${token}`);
    const requests: Record<Asked, Request> = {
      homePage: { port, what: 'GET /event/home', headers: [encoding, 'accept: text/html'] },
      homeList: { port, ...homeList },
      file: { port, what: `GET /event/assets/${script}`, headers: [encoding] },
      profile: { port, what: 'GET /event-api/profile', headers: [encoding], logins, roundMs: profileRoundMs },
    };
    const results: Partial<Record<Asked, Awaited<ReturnType<typeof against>>>> = {};
    for (const [name, request] of Object.entries(requests)) {
      results[name as Asked] = await against(request);
      process.stdout.write(`${name}: ${JSON.stringify(results[name as Asked])}\n`);
    }
    return results as Record<Asked, Awaited<ReturnType<typeof against>>>;
  } finally {
    await portal.remove();
  }
}

/**
 * Requests a second of what visitors ask most, as a share of what a bare Fastify route does with the same bytes, asked
 * by the same client in the same run: the list of the home page, a file of the app, the profile of a login. On both
 * databases.
 */
export async function run(): Promise<BenchResult> {
  const embedded = await measured({});
  const cluster = await startCluster();
  try {
    const postgres = await measured({ DATABASE_URL: cluster.url });
    const passes = [embedded, postgres].every((each) =>
      Object.entries(targets).every(([name, least]) => each[name as Asked].ratio >= least),
    );
    return {
      bench: 'answers',
      value: Math.min(embedded.homeList.ratio, postgres.homeList.ratio),
      unit: 'home list, requests a second as a share of a bare Fastify route with the same bytes',
      target: targets.homeList,
      pass: passes,
      targets,
      embedded,
      postgres,
    };
  } finally {
    await cluster.stop();
  }
}
