import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecruitingUnit } from '#contract/recruitment/desk.ts';
import { makeEnrollment } from '#tests/support/enrollments.ts';
import { applyFor } from '#tests/support/job-applications.ts';
import { makePerson } from '#tests/support/people.ts';
import { makeFair, openFair } from '#tests/support/recruitment.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let fair: Awaited<ReturnType<typeof openFair>>;
beforeAll(async () => {
  world = await openTestWorld();
  fair = await openFair(world);
});
afterAll(() => world.close());

test('the fund lists who recruits at a fair, how it decided, and what they have; nobody else does', async () => {
  const { people, publish, begin, ask } = fair;
  const other = await makeFair(world);
  const comes = async (name: string, status: 'APPLY_SUBMITED' | '{p}RETURN') =>
    makeEnrollment(world, fair.fair, await makePerson(world, { name, orgType: 'RECRUIT_COMPANY' }), { status });
  await comes('Waits', 'APPLY_SUBMITED');
  await comes('Sent back', '{p}RETURN');
  await makePerson(world, { name: 'Other fair', orgType: 'RECRUIT_PURVEYOR', activities: [other] });
  const position = await publish(people.hoiIan);
  await begin(people.colleague);
  await applyFor(world, position);
  await applyFor(world, position);

  const read = async (query = '', who = people.rui) =>
    ask<{ content: RecruitingUnit[]; totalElements: number }>(who, 'get', `/recruit/units?${query}`);
  const said = async (query: string) =>
    (await read(query)).body.content.map((one) => {
      const { unit, standing, positions, listed, applications } = one;
      return [unit.nameEn.split("'")[0], standing, positions, listed, applications];
    });
  const here = `activityId=${fair.fair}`;
  const chips = ['Chips', 'APPROVED', 2, 1, 2];
  expect(await said(here)).toEqual([
    chips,
    ['Lamps', 'APPROVED', 0, 0, 0],
    ['Sent back', 'REJECTED', 0, 0, 0],
    ['Stands', 'APPROVED', 0, 0, 0],
    ['Waits', 'PENDING', 0, 0, 0],
  ]);
  expect(await said(`${here}&standing=PENDING`)).toEqual([['Waits', 'PENDING', 0, 0, 0]]);
  expect(await said(`${here}&search=chi`)).toEqual([chips]);
  expect(await said(`activityId=${other}`)).toEqual([['Other fair', 'APPROVED', 0, 0, 0]]);
  expect((await read()).body.totalElements).toBe(6);
  const pages = await Promise.all([0, 1, 2].map((page) => said(`${here}&size=2&page=${page}`)));
  expect(pages.map((page) => page.map(([name]) => name))).toEqual([
    ['Chips', 'Lamps'],
    ['Sent back', 'Stands'],
    ['Waits'],
  ]);
  for (const stranger of [people.hoiIan, people.joao]) expect((await read(here, stranger)).status).toBe(403);
});
