import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer, NotDone } from '#server/administer.ts';
import { readConfig } from '#server/config.ts';
import { openWorld } from '#server/open-world.ts';
import { setPasswordByLink } from '#server/account/password/use-link.ts';
import { startPortal } from '#tests/support/portal.ts';
import { temporaryDatabase } from '#tests/support/postgres.ts';
import { secretKey } from '#tests/support/secret-key.ts';

const publicUrl = 'https://events.fund.example';
const production = { SECRET_KEY: secretKey, PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent' };
const otherKey = { SECRET_KEY: 'e5'.repeat(32) };
const lei = ['create', '--email', 'lei@fund.example', '--name', 'Lei Chi Wai'];

/** What an operator types, and what they are told. */
const admin = (environment: Record<string, string>, args: string[], typed = '') =>
  administer(environment, args, async () => typed);

describe.each(['embedded', 'postgres'])('who runs a portal on the %s database', (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  let environment: Record<string, string>;
  let remove = async () => rmSync(dataFolder, { recursive: true, force: true });

  beforeAll(async () => {
    environment = { ...production, DATA_DIR: dataFolder };
    if (kind === 'embedded') return;
    const database = await temporaryDatabase();
    environment['DATABASE_URL'] = database.url;
    remove = database.drop;
  });
  afterAll(() => remove());

  test('makes an administrator by a command, once, whose link sets the password, once', async () => {
    expect(await admin(environment, ['list'])).toBe('There is no administrator yet.');
    const made = await admin(environment, lei);
    const [, token = ''] = /https:\/\/events\.fund\.example\/event\/password-set\?token=([\w-]+)$/.exec(made) ?? [];
    expect(await admin(environment, ['list'])).toBe('lei@fund.example  Lei Chi Wai  last login never');
    await expect(admin(environment, lei)).rejects.toThrow('belongs to an account already');

    const world = await openWorld(readConfig(environment, false));
    await setPasswordByLink(world, token, 'lotus-garden-8');
    await expect(setPasswordByLink(world, token, 'lotus-garden-9')).rejects.toThrow('CAPTCHA_HAS_EXPIRED');
    await world.db.close();
  });

  test('does the same beside a running server, except on an embedded database, where that is said', async () => {
    const running = await openWorld(readConfig(environment, false));
    const reset = admin(environment, ['reset', '--email', 'LEI@fund.example']);
    if (kind === 'embedded') await expect(reset).rejects.toThrow(/in use by another process/);
    else expect(await reset).toContain(`${publicUrl}/event/password-set?token=`);
    await running.db.close();
  });

  test('may type a password instead of being given a link', async () => {
    const ho = ['create', '--email', 'ho@fund.example', '--name', 'Ho', '--password-stdin'];
    await expect(admin(environment, ho, 'short')).rejects.toThrow(/8 to 128 characters/);
    expect(await admin(environment, ho, 'tea-and-papers-3')).not.toMatch(/token|tea-and-papers/);
  });

  test('is told when the key is not that of the database', async () => {
    await expect(admin({ ...environment, ...otherKey }, ['list'])).rejects.toThrow(/SECRET_KEY is not the one/);
  });
});

test.each([
  ['nothing', []],
  ['an unknown command', ['destroy']],
  ['an unknown option', ['create', '--mail', 'x@y.example']],
])('%s is answered with what can be typed', async (_what, args) => {
  const told = admin(production, args);
  await expect(told).rejects.toBeInstanceOf(NotDone);
  await expect(told).rejects.toThrow('npm run admin -- create --email');
});

test('a server shows at its start where the first administrator is made, and does not start with another key', async () => {
  const portal = await startPortal({ demo: false, apiOnly: true, environment: { ...production, SMTP_ULR: 'x' } });
  const [, path = ''] = /https:\/\/events\.fund\.example(\/event\/set-up\?token=\S+)/.exec(portal.output()) ?? [];
  const page = await fetch(portal.origin + path, { headers: { 'accept-language': 'en' } });
  expect(await page.text()).toContain('Make the first administrator');
  expect(portal.output()).toContain('SMTP_ULR (did you mean SMTP_URL?)');
  await portal.stop();
  const { dataFolder } = portal;
  const environment = { ...production, ...otherKey };
  await expect(startPortal({ demo: false, apiOnly: true, dataFolder, environment })).rejects.toThrow(
    /SECRET_KEY is not the one/,
  );
  await portal.remove();
}, 180_000);
