import { expect, test } from 'vitest';
import { applicantProblems } from './applicant.ts';

const good = { name: 'Ana Lei', email: 'ana@example.org', countryCode: '853', mobile: '6612 3456', message: '' };

test.each([
  [{}, []],
  [{ name: ' ' }, ['name required']],
  [{ name: 'a'.repeat(101) }, ['name tooLong']],
  [{ email: '' }, ['email required']],
  [{ email: 'ana@' }, ['email format']],
  [{ mobile: '123' }, ['mobile format']],
  [{ countryCode: '' }, ['mobile required']],
  [{ countryCode: '351', mobile: '912345678' }, []],
  [{ message: 'é'.repeat(2000) }, []],
  [{ message: 'a'.repeat(2001) }, ['message tooLong']],
])('what is wrong with %j', (changed, problems) => {
  expect(applicantProblems({ ...good, ...changed }).map(({ path, problem }) => `${path} ${problem}`)).toEqual(problems);
});
