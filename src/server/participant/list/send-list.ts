import type { World } from '#server/world.ts';
import { listFacts, listProblems } from './list-facts.ts';
import { lockOrMakeList, peopleOf, stillComing } from './lists.ts';
import { listWorkflow, requireVersion } from './list-workflow.ts';
import type { MyUnit } from './my-unit.ts';
import { tellUnit } from '../tell/tell-unit.ts';

/** The unit sends its list to the fund and gets a receipt. @param version of the list that the sender saw */
export const submitList = (world: World, { activity, unit }: MyUnit, accountId: string, version: number) =>
  world.db.transaction(async (tx) => {
    const list = await lockOrMakeList(world, tx, activity.id, unit.id);
    requireVersion(list, version);
    const people = stillComing(await peopleOf(tx, activity.id, unit.id));
    const asItIs = { activity, status: list.status, representativeId: list.representativeId, people };
    await listWorkflow.makeMove(world, tx, {
      row: list,
      move: 'submit',
      roles: ['unit'],
      accountId,
      facts: listFacts(world, asItIs),
      problems: (no) => (no === 'PARAMS_ERROR' ? listProblems(world, asItIs) : []),
      also: { submittedBy: accountId, submittedAt: world.clock.now() },
    });
    await tellUnit(world, tx, { kind: 'LIST_RECEIVED', accountId, activity, people });
  });

/** The unit takes back what the fund has not locked yet. */
export const withdrawList = (world: World, { activity, unit }: MyUnit, accountId: string, version: number) =>
  world.db.transaction(async (tx) => {
    const list = await lockOrMakeList(world, tx, activity.id, unit.id);
    requireVersion(list, version);
    const people = stillComing(await peopleOf(tx, activity.id, unit.id));
    const facts = listFacts(world, { activity, status: list.status, representativeId: list.representativeId, people });
    await listWorkflow.makeMove(world, tx, {
      row: list,
      move: 'withdraw',
      roles: ['unit'],
      accountId,
      facts,
      also: { submittedAt: null },
    });
  });
