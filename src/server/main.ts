import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { inspect } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { readConfig, variableNames, WrongEnvironment } from './config.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { OtherSecretKey } from './installation/recognise-key.ts';
import { setUpAddress } from './installation/set-up-address.ts';
import { lanCertificate } from './lan-certificate.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { demoInvitationPath } from './seed/demo-invitations.ts';
import { servePortal } from './serve-portal.ts';
import { builtWeb } from './serve-web.ts';
import { unknownVariables } from './unknown-variables.ts';

/** `npm start` and `npm run serve` hold a channel to this process: whoever is killed there takes the server along. */
const leftAlone = new Promise<void>((resolve) => process.once('disconnect', resolve));
process.channel?.unref();

/** `--demo` loads demo data once; `--lan` serves HTTPS to phones nearby; `--api` leaves the web app to Vite. */
async function main(options: ReadonlySet<string>): Promise<void> {
  const demo = options.has('--demo');
  const lan = options.has('--lan');
  const lanAddress = lan ? addressOnLan() : null;
  const port = process.env['PORT'] ?? (lan ? '8443' : '8080');
  const config = readConfig(
    {
      ...process.env,
      PORT: port,
      ...(lanAddress
        ? { HOST: '0.0.0.0', PUBLIC_URL: process.env['PUBLIC_URL'] ?? `https://${lanAddress}:${port}` }
        : {}),
    },
    demo,
  );
  const unknown = unknownVariables(Object.keys(process.env), variableNames);
  if (unknown.length > 0) process.stderr.write(`\n  Not known, and without effect: ${unknown.join(', ')}\n`);
  const portal = await servePortal(config, {
    webFolder: options.has('--api') ? null : builtWeb,
    ...(await certificate(config, lanAddress)),
  });

  const address = `${config.publicUrl}/event/`;
  process.stdout.write(`\n  The portal is at ${address}\n`);
  const setUp = await setUpAddress(portal.world);
  if (setUp) {
    process.stdout.write(`\n  There is no administrator yet. Whoever opens this makes the first one:\n  ${setUp}\n`);
  }
  if (lanAddress) process.stdout.write(`\n${renderUnicodeCompact(address)}\n`);
  if (demo)
    process.stdout.write(`\n${demoLogins()}\n  An invited company registers at ${address}${demoInvitationPath}\n`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await portal.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  void leftAlone.then(stop);
}

async function certificate(config: ReturnType<typeof readConfig>, lanAddress: string | null) {
  if (config.TLS_CERT && config.TLS_KEY) {
    return { https: { cert: await readFile(config.TLS_CERT, 'utf8'), key: await readFile(config.TLS_KEY, 'utf8') } };
  }
  return lanAddress ? { https: await lanCertificate(config.DATA_DIR, lanAddress) } : {};
}

function addressOnLan(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}

function demoLogins(): string {
  const width = Math.max(...demoAccounts.map(({ username }) => username.length));
  const secret = Math.max(...demoAccounts.map(({ password }) => password.length));
  const lines = demoAccounts.map(
    ({ username, password, who }) => `    ${username.padEnd(width)}  ${password.padEnd(secret)}  ${who}`,
  );
  return `  Demo logins:\n\n${lines.join('\n')}\n`;
}

await main(new Set(process.argv.slice(2))).catch((error: unknown) => {
  const known = [WrongEnvironment, FolderInUse, OtherSecretKey].some((kind) => error instanceof kind);
  process.stderr.write(`\n${known && error instanceof Error ? error.message : inspect(error)}\n\n`);
  process.exit(1);
});
