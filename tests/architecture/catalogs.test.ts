import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let project: string;
let feature: string;

/** A project of one page that says two things. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'catalogs-'));
  feature = join(project, 'src/web/greeting');
  mkdirSync(feature, { recursive: true });
  for (const file of ['lingui.config.ts', 'src/tools/catalog-folders.ts'])
    cpSync(join(root, file), join(project, file));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  says('Welcome to the portal', 'Log in with your e-mail');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const says = (...sentences: string[]) =>
  writeFileSync(
    join(feature, 'words.ts'),
    `import { msg } from '@lingui/core/macro';\nexport const words = [${sentences.map((one) => `msg\`${one}\``).join(', ')}];\n`,
  );
const file = (locale: string) => join(feature, 'locales', `${locale}.po`);
const read = (locale: string) => readFileSync(file(locale), 'utf8');
const translate = (locale: string, source: string, text: string) =>
  writeFileSync(file(locale), read(locale).replace(new RegExp(`(msgid "${source}"\nmsgstr) ".*"`), `$1 "${text}"`));

function catalogs(...args: string[]): { ok: boolean; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'src/tools/catalogs.ts'), ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { ok: status === 0, said: stderr };
}

it('words are complete in four languages, or the check says what is missing', { timeout: 60_000 }, () => {
  expect(catalogs().said).toContain('zh.po: no translation of "Welcome to the portal"');

  translate('zh', 'Welcome to the portal', '歡迎使用本平台');
  translate('zh', 'Log in with your e-mail', '以電郵登入');
  translate('pt', 'Welcome to the portal', 'Bem-vindo ao portal');
  translate('pt', 'Log in with your e-mail', 'Inicie sessão com o seu e-mail');
  expect(catalogs()).toEqual({ ok: true, said: '' });
  expect(read('sc')).toContain('通过邮件登录');
  expect(catalogs('--check')).toEqual({ ok: true, said: '' });

  translate('pt', 'Welcome to the portal', '');
  expect(catalogs('--check')).toMatchObject({ ok: false, said: expect.stringContaining('no translation of') });
  translate('pt', 'Welcome to the portal', 'Bem-vindo ao portal');

  translate('sc', 'Welcome to the portal', '欢迎使用');
  translate('zh', 'Welcome to the portal', '歡迎光臨');
  expect(catalogs()).toEqual({ ok: true, said: '' });
  expect(read('sc')).toContain('欢迎使用');

  says('Welcome to the portal', 'Log in with your password');
  expect(catalogs('--check')).toMatchObject({ ok: false, said: expect.stringContaining('Log in with your password') });
});
