import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MetApplicant } from '#contract/recruitment/board.ts';
import { newId } from '#domain/id.ts';
import { applicantBy, applyFor, linkTo } from '#tests/support/job-applications.ts';
import { outbox } from '#tests/support/participants.ts';
import { makePerson } from '#tests/support/people.ts';
import { openFair } from '#tests/support/recruitment.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ database: 'postgres' });
});
afterAll(() => world.close());

test('three people of a company scan the same applicant in the same moment: the company has one application', async () => {
  const { fair, people, publish, ask } = await openFair(world);
  const { neighbour } = people;
  const colleague = (name: string) =>
    makePerson(world, { name, orgType: 'RECRUIT_COMPANY', unitId: neighbour.unitId, activities: [fair] });
  const three = [neighbour, await colleague('Second'), await colleague('Third')];
  const lamps = await publish(neighbour);
  const applied = await publish(people.hoiIan);
  const metAt = world.clock.now();
  for (let round = 0; round < 10; round++) {
    const email = `shown${round}@example.org`;
    await applyFor(world, applied, { name: `Applicant ${round}`, email });
    const code = (await applicantBy(world, await linkTo(world, email)).read()).body.meetingCode;
    const answers = await Promise.all(
      three.map((who) =>
        ask<MetApplicant>(who, 'post', '/recruit/meetings', { id: newId(), positionId: lamps, code, metAt }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    const mails = (await outbox(world)).filter(({ to, kind }) => to === email && kind === 'APPLICATION_RECEIVED');
    expect(mails).toHaveLength(2);
  }
  const [{ count } = { count: 0 }] = await world.db.query<{ count: number }>(
    'select count(*)::int as count from job_application where position_id = $1',
    [lamps],
  );
  expect(count).toBe(10);
}, 120_000);
