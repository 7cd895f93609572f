import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MyList } from '#contract/participant/participant.ts';
import { listStatuses, participantListMoves } from '#domain/participant/list-moves.ts';
import { answerChange, lockLists } from '#tests/support/deeds.ts';
import { administrator, exhibitor, listOf, makeRoadShow, somebody } from '#tests/support/participants.ts';
import type { BulkAction } from '#contract/inbox.ts';
import type { Person } from '#tests/support/people.ts';
import { openTestWorld, type Answer, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const deeds = [
  'add',
  'edit',
  'remove',
  'represent',
  'submit',
  'withdraw',
  'freeze',
  'ask',
  'giveUp',
  'accept',
  'refuse',
] as const;
const history = fc.array(fc.record({ deed: fc.constantFrom(...deeds), whom: fc.nat(3), stale: fc.boolean() }), {
  minLength: 5,
  maxLength: 25,
});

/** What must hold of a list however it came to be. */
function mustHold(list: MyList): void {
  const coming = list.people.filter(({ cancelledAt }) => cancelledAt === null);
  expect(listStatuses).toContain(list.status);
  expect(coming.length).toBeLessThanOrEqual(list.facts.limit);
  expect([null, ...coming.map(({ id }) => id)]).toContain(list.representativeId);
  const isWhole = list.facts.hasRepresentative && list.facts.everybodyIsComplete;
  expect(list.status === 'DRAFT' || isWhole).toBe(true);
  const locked = list.status === 'LOCKED' || list.status === 'CHANGE_REQUESTED';
  expect(coming.every(({ hasCode }) => hasCode === locked)).toBe(true);
  expect(list.status === 'CHANGE_REQUESTED').toBe(list.change?.state === 'OPEN');
}

test('in every order of deeds the list stays whole, and only the table’s moves happen', async () => {
  const activityId = await makeRoadShow(world);
  const staff = await administrator(world);
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const ana = await exhibitor(world, activityId);
      const list = listOf(world, ana, activityId);
      let before = (await list.read()).body;
      for (const { deed, whom, stale } of steps) {
        const person = before.people[whom];
        const version = before.version - (stale ? 1 : 0);
        const answer = await act(ana.unitId, list, staff, activityId, deed, version, person);
        const after = (await list.read()).body;
        mustHold(after);
        expect(answer.status === 200 || isDeepStrictEqual(after, before)).toBe(true);
        const allowed = Object.values(participantListMoves).filter((move) =>
          move.from.some((from) => from === before.status),
        );
        expect([before.status, ...allowed.map(({ to }) => to)]).toContain(after.status);
        before = after;
      }
    }),
    { numRuns: 25, verbose: 1 },
  );
}, 240_000);

/** Without an action there was nothing to do it to: a list begins with its first person. */
const done = ({ action }: { action?: BulkAction }): Answer<unknown> => ({
  status: action?.counts.DONE === 1 ? 200 : 409,
  body: action,
  headers: {},
});

async function act(
  unitId: string | null,
  list: ReturnType<typeof listOf>,
  staff: Person,
  activityId: string,
  deed: (typeof deeds)[number],
  version: number,
  person: MyList['people'][number] | undefined,
): Promise<Answer<unknown>> {
  const id = person?.id ?? '01a1fc2f-ab60-7518-9afe-4b76519ffac0';
  const seen = person?.version ?? 1;
  const newcomer = somebody();
  if (deed === 'add' || deed === 'edit' || deed === 'ask') await list.verify(newcomer);
  switch (deed) {
    case 'add':
      return list.add(newcomer);
    case 'edit':
      return list.edit(id, seen, newcomer);
    case 'remove':
      return list.remove(id, seen);
    case 'represent':
      return list.represent(version, id);
    case 'submit':
      return list.submit(version);
    case 'withdraw':
      return list.withdraw(version);
    case 'giveUp':
      return list.withdrawChange(version);
    case 'ask':
      return list.askChange({ version, reason: '-', changes: [{ kind: 'add', person: newcomer }] });
    case 'freeze': {
      return done(await lockLists(world, staff, activityId, [unitId ?? '']));
    }
    default: {
      const change = (await list.read()).body.change?.id ?? id;
      return done(await answerChange(world, staff, change, deed, '-'));
    }
  }
}
