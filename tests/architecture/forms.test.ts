import { expect, test } from 'vitest';
import { files } from './source-files.ts';

/** It saves itself while one types: what it waits for stands above its buttons. */
const savesItself = 'web/case/form-card.tsx';

test('every form says above its buttons what keeps it from being sent, and lists its wrong fields when they are many', () => {
  const forms = files.filter(
    ({ path, text }) => path.endsWith('.tsx') && path !== savesItself && /\{\.\.\.[\w.]*form\.props\}/.test(text),
  );
  expect(forms.length).toBeGreaterThan(40);
  const silent = forms.filter(({ text }) => !/<(FormProblems|ErrorSummary|SaveChanges)\b/.test(text));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
