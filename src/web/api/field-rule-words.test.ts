import { expect, test } from 'vitest';
import { emptyRegistration, registrationProblems } from '#domain/registration/form.ts';
import { ruleWords } from './field-rule-words.ts';

test('whatever is mistyped in a registration is answered with the rule of its field, not with “does not look right”', () => {
  const typed = {
    ...emptyRegistration,
    contactTelNo: '12',
    contactMobile: '12',
    contactEmail: 'nobody',
    username: 'a b',
    smsCode: '12',
    emailCode: 'abc',
  };
  const mistyped = registrationProblems(typed, 'email').filter(({ problem }) => problem === 'format');
  expect(mistyped.map(({ path }) => path)).toHaveLength(6);
  for (const one of mistyped) expect(ruleWords(one)?.message, one.path).toMatch(/e\.g\./);
});

test('the rule goes by the name of the field, in whatever list it stands', () => {
  expect(ruleWords({ path: 'people.2.email', problem: 'format' })).toBe(
    ruleWords({ path: 'email', problem: 'format' }),
  );
  expect(ruleWords({ path: 'email', problem: 'required' })).toBeUndefined();
  expect(ruleWords({ path: 'constructor', problem: 'format' })).toBeUndefined();
});
