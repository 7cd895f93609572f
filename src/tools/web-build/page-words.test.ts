import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tellPagesTheirWords, wordsOfPage } from './page-words.ts';

const web = fileURLToPath(new URL('../../web', import.meta.url));

test('a page brings the words of the parts it borrows, and not those of parts that bring their own', () => {
  const invitation = wordsOfPage(join(web, 'invitation/invitation-page.tsx'), web);
  expect(invitation).toEqual(expect.arrayContaining(['invitation', 'account/desk', 'desk', 'domain/account']));

  const home = wordsOfPage(join(web, 'home/home-page.tsx'), web);
  expect(home).toContain('home');
  // Its cards fetch these when somebody has a registration.
  expect(home).not.toContain('enrollment/records');
});

test('every page is told its words, wherever its route stands, and every part that comes later', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && !['shell/lazy-page.ts', 'i18n/language.ts'].includes(path),
  );
  const pages = files.flatMap((path) => {
    const text = readFileSync(join(web, path), 'utf8');
    const asked = text.match(/\b(?:lazyPage|lightPage|withItsWords)\(/g)?.length ?? 0;
    const told = tellPagesTheirWords(text, join(web, path), web).match(/', \["|'\), \["/g)?.length ?? 0;
    return asked > 0 ? [{ path, asked, told }] : [];
  });
  expect(pages.map(({ path }) => path)).toContain('desk/desk-route.ts');
  expect(pages.filter(({ asked, told }) => asked !== told)).toEqual([]);
});
