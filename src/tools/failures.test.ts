import { describe, expect, it } from 'vitest';
import { failedSmallParts, whatFailed } from './failures.ts';

describe('what is tried once more', () => {
  const part = ' FAIL   web  src/web/moves/use-deed.test.tsx > says why it was refused';
  const rule = ' FAIL   unit  src/domain/id.test.ts > an id is an id';

  it('is a small part that was drawn', () => {
    expect(failedSmallParts([part, 'AssertionError', part].join('\n'))).toEqual([
      { file: 'src/web/moves/use-deed.test.tsx', name: part.trim() },
    ]);
  });

  it('is nothing where a rule failed too, or nothing has a name', () => {
    expect(failedSmallParts([part, rule].join('\n'))).toEqual([]);
    expect(failedSmallParts('⎯⎯⎯ Unhandled Errors ⎯⎯⎯')).toEqual([]);
  });
});

describe('the end of a long log says what failed', () => {
  it('names every failed test of Vitest once, then shows the first', () => {
    const output = [
      ' ✓ |api| ../../tests/api/access.test.ts (48 tests)',
      ' ❯ |api| ../../tests/api/role.test.ts (9 tests | 2 failed)',
      '\u001b[31m⎯⎯⎯ Failed Tests 2 ⎯⎯⎯\u001b[39m',
      '',
      '\u001b[41m FAIL \u001b[49m |api| ../../tests/api/role.test.ts > a role ends',
      "AssertionError: expected 'A' to be 'B'",
      ' FAIL  |api| ../../tests/api/role.test.ts > a role begins',
      'Error: no',
      ' Test Files  1 failed | 1 passed (2)',
    ].join('\n');
    expect(whatFailed(output)).toEqual([
      'FAIL  |api| ../../tests/api/role.test.ts > a role ends',
      'FAIL  |api| ../../tests/api/role.test.ts > a role begins',
      ' FAIL  |api| ../../tests/api/role.test.ts > a role ends',
      "AssertionError: expected 'A' to be 'B'",
      ' FAIL  |api| ../../tests/api/role.test.ts > a role begins',
      'Error: no',
      ' Test Files  1 failed | 1 passed (2)',
    ]);
  });

  it('shows an error that belongs to no test', () => {
    const output = ' ✓ all.test.ts\n⎯⎯⎯ Unhandled Errors ⎯⎯⎯\nError: late\n Errors  1 error\n';
    expect(whatFailed(output)[0]).toContain('Unhandled');
    expect(whatFailed(output)).toContain('Error: late');
  });

  it('names the journeys that failed', () => {
    const output =
      '  ✓ 1 a.spec.ts:1:1 › one\n  ✘ 2 a.spec.ts:9:1 › two\n\n  1) a.spec.ts:9:1 › two ───\n    Error: gone\n';
    expect(whatFailed(output)).toEqual([
      '1) a.spec.ts:9:1 › two ───',
      '  1) a.spec.ts:9:1 › two ───',
      '    Error: gone',
    ]);
  });

  it('shows the last lines of what has no tests', () => {
    const output = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n');
    expect(whatFailed(output).at(-1)).toBe('line 49');
    expect(whatFailed(output)).toHaveLength(30);
  });
});
