import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wordsOfPage } from './page-words.ts';

const web = fileURLToPath(new URL('../../web', import.meta.url));

test('a page brings the words of the parts it borrows, and not those of parts that bring their own', () => {
  const invitation = wordsOfPage(join(web, 'invitation/invitation-page.tsx'), web);
  expect(invitation).toEqual(expect.arrayContaining(['invitation', 'account/desk', 'desk']));

  const home = wordsOfPage(join(web, 'home/home-page.tsx'), web);
  expect(home).toContain('home');
  // Its cards fetch these when somebody has a registration.
  expect(home).not.toContain('enrollment/records');
});
