import { expect, test } from 'vitest';
import { failedFiles } from './failed-files.ts';

test('a file is run again when any of its journeys failed, however deep it stands', () => {
  const inner = (ok: boolean) => ({ file: '../support/walk-pages.ts', specs: [{ ok }] });
  const report = {
    suites: [
      { file: 'door.spec.ts', specs: [{ ok: true }, { ok: false }] },
      { file: 'home.spec.ts', specs: [{ ok: true }] },
      { file: 'layout-desk.spec.ts', specs: [], suites: [inner(true), inner(false)] },
      { file: 'layout-phone.spec.ts', suites: [inner(true)] },
    ],
  };
  expect(failedFiles(report)).toEqual(['tests/e2e/door.spec.ts', 'tests/e2e/layout-desk.spec.ts']);
});
