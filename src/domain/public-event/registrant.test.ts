import { expect, test } from 'vitest';
import { nameOnSeat, namesFor, registrantProblems } from './registrant.ts';

const teacher = { name: '周嘉敏', email: 'kaman@school.example', groupName: '', names: [] };

test.each([
  ['nothing', {}, []],
  ['no name', { name: ' ' }, [{ path: 'name', problem: 'required' }]],
  ['no address', { email: '' }, [{ path: 'email', problem: 'required' }]],
  ['half an address', { email: 'kaman@' }, [{ path: 'email', problem: 'format' }]],
])('%s is missing or wrong', (_, said, problems) => {
  expect(registrantProblems({ ...teacher, ...said })).toEqual(problems);
});

test('there is one name for each who comes along, and a seat without one is counted', () => {
  expect(namesFor(1, ['Ana'])).toEqual([]);
  expect(namesFor(4, [' Ana ', '', 'Rui', 'Ines'])).toEqual(['Ana', '', 'Rui']);
  const group = { name: '周嘉敏', names: ['Ana', ''], seats: 3 };
  expect([1, 2, 3].map((number) => nameOnSeat(group, number))).toEqual(['周嘉敏', 'Ana', '周嘉敏 3/3']);
});
