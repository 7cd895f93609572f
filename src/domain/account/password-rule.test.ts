import { describe, expect, test } from 'vitest';
import { newPasswordProblems, passwordProblem } from './password-rule.ts';

describe('a new password', () => {
  test.each([
    ['', 'required'],
    ['abc12', 'tooShort'],
    ['a1'.repeat(65), 'tooLong'],
    ['justletters', 'format'],
    ['UPPERlower', 'format'],
    ['1234567890', 'format'],
    ['12-34-56-78', 'format'],
    ['password1', 'notAllowed'],
    ['PassWord1', 'notAllowed'],
    ['1qaz2wsx', 'notAllowed'],
    ['trustno1', 'notAllowed'],
  ])('%j is refused as %s', (password, problem) => {
    expect(passwordProblem(password)?.problem).toBe(problem);
  });

  test.each(['harbour-lantern', 'quiet7fish', '澳門科技週2026年見', 'São Lourenço 12', 'correct horse battery staple'])(
    '%j is taken',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
    },
  );

  test('characters are counted, not what they are stored in', () => {
    expect(passwordProblem('a1😀😀😀😀')?.problem).toBe('tooShort');
  });
});

test.each([
  ['', '', [{ path: 'newPassword', problem: 'required' }]],
  ['short1', 'short1', [{ path: 'newPassword', problem: 'tooShort', params: { limit: 8 } }]],
  ['harbour-wall-2', '', [{ path: 'repeated', problem: 'required' }]],
  ['harbour-wall-2', 'harbour-wall-3', [{ path: 'repeated', problem: 'inconsistent' }]],
  ['harbour-wall-2', 'harbour-wall-2', []],
])('typed as %j and %j it says %j', (newPassword, repeated, problems) => {
  expect(newPasswordProblems({ newPassword, repeated })).toEqual(problems);
});
